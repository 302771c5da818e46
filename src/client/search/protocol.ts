import type { SearchAnswer, SearchOptions } from '../../shared/search/model.ts';

/** A file of the index on its way to an engine. */
export interface IndexBuffer {
  buffer: ArrayBuffer;
  /** Docs instances of which other versions are wanted than those in this file. */
  without?: string[];
}

/** What the page asks the worker; answers carry the same id. */
export type WorkerRequest =
  | { id: number; index: IndexBuffer[] }
  | { id: number; query: string; options: SearchOptions };

/** What the worker answers: nothing more than the id when it has loaded the index. */
export interface WorkerAnswer {
  id: number;
  answer?: SearchAnswer;
  error?: { code: string; message: string };
}

/** Returns whether the request brings the index. */
export function isLoad(request: WorkerRequest): request is { id: number; index: IndexBuffer[] } {
  return 'index' in request;
}

/** Returns the files as the engine takes them. */
export function decodeIndex(index: IndexBuffer[]): { text: string; without?: string[] }[] {
  return index.map(({ buffer, ...rest }) => ({ text: new TextDecoder().decode(buffer), ...rest }));
}
