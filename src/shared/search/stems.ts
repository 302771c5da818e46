import type { SearchRecord } from './model.ts';
import { isStopWord, stem } from './stem.ts';
import { lastPart, splitChunks, tokenizeChunk } from './tokenizer.ts';

/** While the index loads, the same few thousand words and texts occur again and again. */
const known = new Map<string, string[]>();

/**
 * Returns the tokens of a text as the full-text search stores them.
 *
 * @example stemsOf('Draws the line') // ['draw', 'lin']
 */
export function stemsOf(text: string): string[] {
  let stems = known.get(text);
  if (!stems) {
    const chunks = splitChunks(text);
    stems = chunks[0] === text ? stemsOfChunk(text) : chunks.flatMap(stemsOf);
    known.set(text, stems);
  }
  return stems;
}

function stemsOfChunk(chunk: string): string[] {
  return tokenizeChunk(chunk)
    .filter((word) => !isStopWord(word))
    .map(stem);
}

/**
 * Returns the different stems of what a page shows of itself and of its parts.
 *
 * @example shownStems({ name: 'log', summary: 'Writes lines' }, []) // ['log', 'writ', 'lin']
 */
export function shownStems(page: Shown, parts: Shown[]): string[] {
  const texts = [page.name, page.summary, ...parts.flatMap(({ name, summary }) => [lastPart(name), summary])];
  return [...new Set(texts.flatMap(stemsOf))];
}

/** What a page or a part of it shows. */
type Shown = Pick<SearchRecord, 'name' | 'summary'>;

/** How many of the stems that its page shows a phrase may have as one letter; it has other stems that are shown as more. */
export const OWN_STEMS = 26;

/** Returns the stems that pages show, those of most pages first. */
export function commonest(shown: string[][]): string[] {
  const uses = new Map<string, number>();
  for (const stem of shown.flat()) uses.set(stem, (uses.get(stem) ?? 0) + 1);
  return [...uses].sort(([, a], [, b]) => b - a).map(([stem]) => stem);
}

/**
 * Returns the stems that the reader of an index knows without the prose: those of shown texts, then those of phrases.
 *
 * @param phrases All phrases, with spaces and commas between the words.
 */
export function knownStems(shown: string[][], phrases: string): string[] {
  return [...new Set([...shown.flat(), ...(phrases.match(/[^ ,]+/g) ?? [])])];
}
