import { isStopWord, stem } from './stem.ts';
import { join, lastPart, splitChunks, splitWords, tokenizeChunk } from './tokenizer.ts';

/**
 * Returns the tokens of a text as the full-text search stores them.
 *
 * @example stemsOf('Draws the line') // ['draw', 'lin']
 */
export function stemsOf(text: string): string[] {
  return splitChunks(text).flatMap(stemsOfChunk);
}

/** While the index loads, the same few thousand words occur again and again. */
const chunkStems = new Map<string, string[]>();

function stemsOfChunk(chunk: string): string[] {
  let stems = chunkStems.get(chunk);
  if (!stems) {
    stems = tokenizeChunk(chunk)
      .filter((word) => !isStopWord(word))
      .map(stem);
    chunkStems.set(chunk, stems);
  }
  return stems;
}

/**
 * Returns the stems of the names of several words, as texts that mention these have them.
 *
 * @example stemsOfNames(['client.trace_line', 'paint', 'Trace a line']) // ['traceline']
 */
export function stemsOfNames(names: string[]): string[] {
  const long = names.filter((name) => !/\s/.test(name)).map(lastPart);
  return [...new Set(long.filter((name) => splitWords(name).length > 1).map((name) => stem(join(name))))];
}
