import type { SearchOptions } from '../../shared/search/model.ts';
import type { EngineAnswer } from './engine.ts';

/** A file of the index on its way to an engine. */
export interface IndexBuffer {
  buffer: ArrayBuffer;
  /** Docs instances of which other versions are wanted than those in this file. */
  without?: string[];
}

/** A file of rows on its way to an engine. */
export interface ValuesBuffer {
  url: string;
  buffer: ArrayBuffer;
}

/** What the page asks the worker; answers carry the same id. */
export type WorkerRequest = { id: number } & (
  | { names: IndexBuffer[] }
  | { index: IndexBuffer[] }
  | { values: ValuesBuffer[] }
  /** `isFirst`: what names alone decide is enough, and wanted before the index is there. */
  | { query: string; options: SearchOptions; isFirst?: true }
);

/** What the worker answers: nothing more than the id when it has loaded files, or when names alone decide nothing. */
export interface WorkerAnswer {
  id: number;
  answer?: EngineAnswer;
  error?: { code: string; message: string };
}

/** Returns files as the engine takes them. */
export function decode<File extends { buffer: ArrayBuffer }>(
  files: File[],
): (Omit<File, 'buffer'> & { text: string })[] {
  return files.map(({ buffer, ...rest }) => ({ text: new TextDecoder().decode(buffer), ...rest }));
}
