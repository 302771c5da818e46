import { keep, keyOf, readKept } from '../files/kept-files.mjs';
import { forget, readMemory, startReading, writeMemory } from '../markdown/index.ts';

export { forget as forgetTexts, startReading };

/** Least characters that are worth a file. */
const WORTH_KEEPING = 50_000;

/**
 * Begins a reading of a site with what earlier ones made of its texts: parsed Markdown and highlighted code. They are in
 * one file, since there are thousands.
 *
 * @param id Hash of the engine's code.
 * @returns The function that keeps what this reading made, for the next one.
 */
export function recallTexts(siteDir: string, id: string, kept: string): () => void {
  const key = keyOf('texts', id, process.version, siteDir);
  startReading();
  readMemory(readKept(kept, key)?.toString() ?? '');
  return () => {
    const text = writeMemory();
    if (text !== undefined && text.length >= WORTH_KEEPING) keep(kept, key, [Buffer.from(text)]);
  };
}
