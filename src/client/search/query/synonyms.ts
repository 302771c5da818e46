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
  const byStem = new Map<string, Set<string>>();
  for (const group of groups) {
    const stems = [...new Set(group.split(' ').map(stem))];
    for (const word of stems) {
      const others = byStem.get(word) ?? new Set();
      for (const other of stems) if (other !== word) others.add(other);
      byStem.set(word, others);
    }
  }
  const lists = new Map([...byStem].map(([word, others]) => [word, [...others]]));
  return (word) => lists.get(word) ?? NONE;
}
