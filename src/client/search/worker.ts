/** Web Worker that holds the search engine, so that a search never blocks the page. */
import type { WorkerRequest } from './protocol.ts';
import { createResponder } from './responder.ts';

const respond = createResponder();

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  postMessage(respond(data));
});
