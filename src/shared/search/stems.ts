import { isStopWord, stem } from './stem.ts';
import { splitChunks, tokenizeChunk } from './tokenizer.ts';

/**
 * Returns the tokens of a text as the full-text search stores them.
 *
 * @example stemsOf('Draws the line') // ['draw', 'line']
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
