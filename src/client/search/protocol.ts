import type { SearchErrorCode, SearchOptions } from '../../shared/search/model.ts';
import type { EngineAnswer } from './engine/engine.ts';

/** A file of the index, as it is sent to an engine. */
export interface IndexBuffer {
  buffer: ArrayBuffer;
  /** Docs instances whose wanted version is in another file than this one. */
  without?: string[];
}

/** A file of rows, as it is sent to an engine. */
export interface ValuesBuffer {
  url: string;
  buffer: ArrayBuffer;
}

/** What the page asks the worker; answers carry the same id. */
export type WorkerRequest = { id: number } & (
  | { names: IndexBuffer[] }
  | { index: IndexBuffer[] }
  | { values: ValuesBuffer[] }
  /** `isFirst`: asks for what names alone decide, before the index has loaded. */
  | { query: string; options: SearchOptions; isFirst?: true }
);

/** What the worker answers: only the id after it has loaded files, or if names alone decide nothing. */
export interface WorkerAnswer {
  id: number;
  answer?: EngineAnswer;
  error?: { code: SearchErrorCode; message: string };
}

/** Decodes the text of files for the engine. */
export function decode<File extends { buffer: ArrayBuffer }>(
  files: File[],
): (Omit<File, 'buffer'> & { text: string })[] {
  return files.map(({ buffer, ...rest }) => ({ text: new TextDecoder().decode(buffer), ...rest }));
}
