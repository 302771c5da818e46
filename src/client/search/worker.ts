/** Web Worker that holds the search engine, so that a search never holds the page up. */
import type { WorkerRequest } from './protocol.ts';
import { createResponder } from './responder.ts';

const respond = createResponder();

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  postMessage(respond(data));
});
