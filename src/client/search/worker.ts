/** Web Worker that holds the search engine, so that a search never holds the page up. */
import { createEngine, type SearchEngine } from './engine.ts';
import { answerRequest, decode, isLoad, type WorkerAnswer, type WorkerRequest } from './protocol.ts';

let engine: SearchEngine | undefined;

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  postMessage(answer(data));
});

function answer(request: WorkerRequest): WorkerAnswer {
  try {
    if (isLoad(request)) {
      engine = createEngine(decode(request.index));
      return { id: request.id };
    }
    if (!engine) throw new Error('The search index was not loaded before the first search.');
    const answer = answerRequest(engine, request);
    return { id: request.id, ...(answer && { answer }) };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'engine';
    return {
      id: request.id,
      error: { code, message: error instanceof Error ? error.message : String(error) },
    };
  }
}
