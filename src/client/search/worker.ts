/**
 * The search engine in one file. As a Web Worker, it answers the page, so that a search never blocks it. The page imports
 * the same file when it moves the engine to its own thread, so no reader fetches the engine twice.
 */
import type { WorkerRequest } from './protocol.ts';
import { createResponder } from './responder.ts';

export { createLocalEngine } from './local-engine.ts';

if (typeof document === 'undefined') {
  const respond = createResponder();
  addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
    postMessage(respond(data));
  });
}
