import { stem } from '../../../shared/search/stem.ts';
import type { Row } from './row.ts';

/**
 * Returns whether the words are what a row is called and a heading above it, apart from words that they share:
 * `HITGROUP_STOMACH`, `life state dead`, `hitbox 0`.
 */
export function isBelow({ own, headings }: Row, words: string[]): boolean {
  return own.some((name) => {
    if (!name.every((word) => words.includes(word))) return false;
    const without = (list: string[]) => list.filter((word) => !name.includes(word)).join('');
    const rest = without(words);
    return rest !== '' && headings.some((heading) => without(heading) === rest);
  });
}

/** Stems of what messages say about a value, besides its name: `a nil value (field 'x')`. */
const OF_VALUES = new Set(['nil', 'value', 'local', 'global', 'upvalue', 'field', 'method'].map(stem));

/** Returns whether the words are left of a message about nil: `index a nil value`, `nil value field`. */
export function isMessage({ title, quote }: Row, words: string[]): boolean {
  return (
    quote !== undefined &&
    words.includes('nil') &&
    words.some((word) => word !== 'nil' && word !== stem('value') && title.has(word)) &&
    words.every((word) => title.has(word) || OF_VALUES.has(word))
  );
}
