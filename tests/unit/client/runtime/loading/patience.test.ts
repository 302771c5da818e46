import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  CODE_LIMIT,
  fetchPatiently,
  SILENCE_LIMIT,
  within,
} from '../../../../../src/client/runtime/loading/patience.ts';

const own = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', own);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A body that stops after each piece until it is told to go on. */
function bodyOf(pieces: string[], signal: AbortSignal | null | undefined) {
  let next = () => {};
  const stream = new ReadableStream<Uint8Array>({
    start(to) {
      signal?.addEventListener('abort', () => to.error(signal.reason));
      next = () => {
        const piece = pieces.shift();
        if (piece === undefined) to.close();
        else to.enqueue(new TextEncoder().encode(piece));
      };
    },
  });
  return { stream, next: () => next() };
}

test('work that ends in time gives its result, and leaves no timer', async () => {
  expect(await within(Promise.resolve('done'))).toBe('done');
  await expect(within(Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(vi.getTimerCount()).toBe(0);
});

test('work that takes longer than its limit fails', async () => {
  const failed = expect(within(new Promise(() => {}))).rejects.toThrow('no answer for 30 seconds');
  await vi.advanceTimersByTimeAsync(CODE_LIMIT - 1);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await failed;
});

test('a file that never answers fails, and its request is given up', async () => {
  let signal: AbortSignal | null | undefined;
  own.mockImplementation((_, init) => {
    signal = init?.signal;
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal?.reason)));
  });
  const failed = expect(fetchPatiently('/x')).rejects.toThrow('no answer for 20 seconds');
  await vi.advanceTimersByTimeAsync(SILENCE_LIMIT);
  await failed;
  expect(signal?.aborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('a file that comes bit by bit is waited for, one that stops is not', async () => {
  const pieces = ['a', 'b', 'c', 'd'];
  let body: ReturnType<typeof bodyOf> | undefined;
  own.mockImplementation(async (_, init) => {
    body = bodyOf([...pieces], init?.signal);
    return new Response(body.stream, { headers: { 'x-kept': 'yes' } });
  });
  const response = await fetchPatiently('/x');
  expect(response.headers.get('x-kept')).toBe('yes');
  const text = response.text();
  for (const _ of [...pieces, 'end']) {
    await vi.advanceTimersByTimeAsync(SILENCE_LIMIT - 1);
    body?.next();
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(await text).toBe('abcd');
  expect(vi.getTimerCount()).toBe(0);

  const other = (await fetchPatiently('/x')).text();
  const failed = expect(other).rejects.toThrow('no answer for 20 seconds');
  body?.next();
  await vi.advanceTimersByTimeAsync(SILENCE_LIMIT + 1);
  await failed;
});

test('an answer without a body, or of a failure, is handed on', async () => {
  own.mockResolvedValueOnce(new Response(null, { status: 204 }));
  expect((await fetchPatiently('/x')).status).toBe(204);
  own.mockResolvedValueOnce(new Response('gone', { status: 404 }));
  expect((await fetchPatiently('/x')).status).toBe(404);
  expect(vi.getTimerCount()).toBe(0);
});

test('a file that arrives while nobody reads it is there for whoever reads it later', async () => {
  own.mockImplementation(async (_, init) => {
    const { signal } = init ?? {};
    const stream = new ReadableStream<Uint8Array>({
      start(to) {
        signal?.addEventListener('abort', () => to.error(signal.reason));
        for (const piece of ['a', 'b', 'c']) to.enqueue(new TextEncoder().encode(piece));
        to.close();
      },
    });
    return new Response(stream);
  });
  const response = await fetchPatiently('/x');
  await vi.advanceTimersByTimeAsync(CODE_LIMIT);
  expect(await response.text()).toBe('abc');
});
