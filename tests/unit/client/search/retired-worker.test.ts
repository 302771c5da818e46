import { afterEach, expect, test, vi } from 'vitest';
import { completeAnswer } from '../../../../src/client/search/complete-answer.ts';
import type { WorkerAnswer, WorkerRequest } from '../../../../src/client/search/protocol.ts';
import { connectWorker } from '../../../../src/client/search/worker-engine.ts';

const VALUES = '/assets/values.txt';

/** Answers like the search's worker: the first answer lacks the file of values, later ones have the hit from it. */
class FakeWorker extends EventTarget {
  isTerminated = false;
  #hasValues = false;

  postMessage(request: WorkerRequest): void {
    if ('values' in request) this.#hasValues = true;
    const answer = this.#hasValues ? { hits: [], total: 1 } : { hits: [], total: 0, lacks: [VALUES] };
    const data: WorkerAnswer = { id: request.id, answer };
    queueMicrotask(() => {
      if (!this.isTerminated) this.dispatchEvent(new MessageEvent('message', { data }));
    });
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

/** Asks a worker, and replaces it while the file of values is on its way; `arrive` brings the file. */
async function replaceWhileValuesLoad() {
  let arrive = (_: Response) => {};
  const fetchValues = vi.fn(() => new Promise<Response>((resolve) => (arrive = resolve)));
  vi.stubGlobal('fetch', fetchValues);
  const worker = new FakeWorker();
  const engine = connectWorker(worker as unknown as Worker, () => {});
  const answer = completeAnswer(engine, 'get_playes', { limit: 20 });
  await vi.waitFor(() => expect(fetchValues).toHaveBeenCalled());
  engine.retire();
  return { worker, answer, arrive };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('SRC-29: a worker that is replaced while values arrive completes its answer, then stops', async () => {
  const { worker, answer, arrive } = await replaceWhileValuesLoad();
  expect(worker.isTerminated).toBe(false);
  arrive(new Response('values'));
  expect(await answer).toEqual({ hits: [], total: 1 });
  expect(worker.isTerminated).toBe(true);
});

test('SRC-29: a worker that is replaced while values fail to arrive stops, too', async () => {
  const { worker, answer, arrive } = await replaceWhileValuesLoad();
  arrive(new Response('', { status: 404 }));
  await expect(answer).rejects.toThrow(`\`${VALUES}\` has the status 404.`);
  expect(worker.isTerminated).toBe(true);
});

test('SRC-29: a worker that nobody asks stops as soon as it is replaced', () => {
  const worker = new FakeWorker();
  connectWorker(worker as unknown as Worker, () => {}).retire();
  expect(worker.isTerminated).toBe(true);
});
