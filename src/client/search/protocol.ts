import type { SearchOptions } from '../../shared/search/model.ts';
import type { EngineAnswer, SearchEngine } from './engine.ts';

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
export type WorkerRequest =
  | { id: number; index: IndexBuffer[] }
  | { id: number; values: ValuesBuffer[] }
  | { id: number; query: string; options: SearchOptions };

/** What the worker answers: nothing more than the id when it has loaded files. */
export interface WorkerAnswer {
  id: number;
  answer?: EngineAnswer;
  error?: { code: string; message: string };
}

/** Returns whether the request brings the index. */
export function isLoad(request: WorkerRequest): request is { id: number; index: IndexBuffer[] } {
  return 'index' in request;
}

/** Lets an engine carry out a request that does not bring the index. */
export function answerRequest(
  engine: SearchEngine,
  request: Exclude<WorkerRequest, { index: IndexBuffer[] }>,
): EngineAnswer | undefined {
  if ('query' in request) return engine.search(request.query, request.options);
  engine.addValues(decode(request.values));
  return undefined;
}

/** Returns files as the engine takes them. */
export function decode<File extends { buffer: ArrayBuffer }>(
  files: File[],
): (Omit<File, 'buffer'> & { text: string })[] {
  return files.map(({ buffer, ...rest }) => ({ text: new TextDecoder().decode(buffer), ...rest }));
}
