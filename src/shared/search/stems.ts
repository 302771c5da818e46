import { isStopWord, stem } from './stem.ts';
import { splitChunks, tokenizeChunk } from './tokenizer.ts';

/**
 * Returns the tokens of a text as full text stores them.
 *
 * @example stemsOf('Draws the line') // ['draw', 'line']
 */
export function stemsOf(text: string): string[] {
  return splitChunks(text).flatMap(stemsOfChunk);
}

/** Loading the index meets the same few thousand words again and again. */
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
 * Cuts a word made of two known ones: `tickinterval` is `tick` and `interval`, `tonumber` is `to` and `number`.
 * Other words come back alone.
 */
export function splitCompound(word: string, known: Set<string>): string[] {
  for (let cut = word.length - 3; cut >= 2 && word.length > 5; cut--) {
    const [first, second] = [word.slice(0, cut), word.slice(cut)];
    const isFirstWord = first.length > 2 ? known.has(stem(first)) : isStopWord(first);
    if (isFirstWord && known.has(stem(second))) return [first, second];
  }
  return [word];
}
