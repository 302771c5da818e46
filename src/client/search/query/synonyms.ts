import { stem } from '../../../shared/search/stem.ts';

/** Stems that mean the same as a stem. */
export type Synonyms = (stem: string) => readonly string[];

const NONE: readonly string[] = [];

/**
 * Prepares groups of synonyms for lookups.
 *
 * @param groups Words of each group with spaces between them.
 * @example createSynonyms(['health hp'])('hp') // ['health']
 */
export function createSynonyms(groups: readonly string[]): Synonyms {
  const byStem = new Map<string, string[]>();
  for (const group of groups) {
    const stems = new Set(group.split(' ').map(stem));
    for (const word of stems) {
      const all = new Set([...(byStem.get(word) ?? []), ...stems]);
      all.delete(word);
      byStem.set(word, [...all]);
    }
  }
  return (word) => byStem.get(word) ?? NONE;
}
