import type { SearchAnswer, SearchOptions } from './model.ts';

/** What the page asks the worker; answers carry the same id. */
export type WorkerRequest =
  | { id: number; index: ArrayBuffer }
  | { id: number; query: string; options: SearchOptions };

/** What the worker answers: nothing more than the id when it has loaded the index. */
export interface WorkerAnswer {
  id: number;
  answer?: SearchAnswer;
  error?: { code: string; message: string };
}

/** Whether the request brings the index. */
export function isLoad(request: WorkerRequest): request is { id: number; index: ArrayBuffer } {
  return 'index' in request;
}
