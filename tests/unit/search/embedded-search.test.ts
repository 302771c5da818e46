import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WorkerRequest } from '../../../src/client/search/protocol.ts';
import { createResponder } from '../../../src/client/search/responder.ts';
import { buildIndex } from '../../../src/node/search/write-index.ts';
import { buildValues } from '../../../src/node/search/write-values.ts';
import type { SearchAnswer } from '../../../src/shared/search/model.ts';
import { event, page, row } from './records.ts';

const keys = page('Keys', { kind: 'Article', href: '/docs/keys' });
const records = [page('client.trace_line'), event('paint'), keys, row(keys, 'Numpad 5', 'numpad-5', '101')];
const index = buildIndex(records, [], '/x/values.json');
const fetchIndex = vi.fn<typeof fetch>();
const workers: FakeWorker[] = [];

/** A worker on this thread; `die` is what a blocked or crashed script does. */
class FakeWorker extends EventTarget {
  static isBlocked = false;
  isTerminated = false;
  /** Whether it holds back its answers until it is woken. */
  isSlow = false;
  /** The requests that it received. */
  readonly queries: string[] = [];
  readonly #kept: WorkerRequest[] = [];
  #respond = createResponder();

  constructor() {
    super();
    workers.push(this);
    if (FakeWorker.isBlocked) queueMicrotask(() => this.die());
  }

  die(): void {
    this.dispatchEvent(new Event('error', { cancelable: true }));
  }

  postMessage(request: WorkerRequest): void {
    if (FakeWorker.isBlocked || this.isTerminated) return;
    if ('query' in request) this.queries.push(request.query);
    if (this.isSlow) this.#kept.push(request);
    else queueMicrotask(() => this.#answer(request));
  }

  wake(): void {
    for (const request of this.#kept) this.#answer(request);
  }

  #answer(request: WorkerRequest): void {
    this.dispatchEvent(new MessageEvent('message', { data: this.#respond(request) }));
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

const answerWith =
  (text: string, status = 200) =>
  () =>
    Promise.resolve(new Response(text, { status }));

async function loadClient() {
  const { embeddedSearch } = await import('../../../src/client/search/embedded-search.ts');
  const client = embeddedSearch();
  return {
    search: (query: string, onFirst?: (answer: SearchAnswer) => void) =>
      client.search(query, { limit: 5 }, onFirst),
    preload: () => client.preload?.({}),
  };
}

beforeEach(() => {
  vi.resetModules();
  workers.length = 0;
  FakeWorker.isBlocked = false;
  fetchIndex
    .mockReset()
    .mockImplementation((address) =>
      answerWith(String(address).endsWith('values.json') ? buildValues(records) : index)(),
    );
  vi.stubGlobal('fetch', fetchIndex);
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', { documentElement: { dataset: { search: '/x/search.json' } } });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the embedded search', () => {
  it('answers from a worker, and fetches the index once', async () => {
    const { search, preload } = await loadClient();
    preload();
    const [first, second] = await Promise.all([search('traceline'), search('paint')]);
    expect(first).toMatchObject({ total: 1, hits: [{ title: 'client.trace_line' }] });
    expect(second.hits[0]?.title).toBe('paint');
    expect(fetchIndex.mock.calls.map(([address]) => address)).toEqual(['/x/search.json']);
    expect(workers).toHaveLength(1);
  });

  it('answers on this thread where the worker is blocked, and keeps doing so', async () => {
    FakeWorker.isBlocked = true;
    const { search } = await loadClient();
    for (const query of ['traceline', 'trace']) {
      expect((await search(query)).hits[0]?.title).toBe('client.trace_line');
    }
    expect(workers).toHaveLength(1);
    expect(fetchIndex).toHaveBeenCalledTimes(1);
  });

  it('answers on this thread where workers cannot even be made', async () => {
    vi.stubGlobal('Worker', undefined);
    const { search } = await loadClient();
    expect((await search('paint')).total).toBe(1);
  });

  it('starts again after its worker has died', async () => {
    const { search } = await loadClient();
    await search('paint');
    workers[0]?.die();
    expect((await search('paint')).total).toBe(1);
    expect(workers).toHaveLength(2);
  });
});

describe('a small index', () => {
  const soon = () => new Promise((resolve) => setTimeout(resolve, 200));

  it('moves to this thread after its first answer, with the same answers', async () => {
    const { search } = await loadClient();
    const before = await search('trace');
    await vi.waitFor(() => expect(workers[0]?.isTerminated).toBe(true));
    expect(await search('trace')).toEqual(before);
    expect((await search('numpad 5')).hits[0]?.title).toBe('Numpad 5');
    expect(workers).toHaveLength(1);
    expect(workers[0]?.queries).toEqual(['trace']);
    expect(fetchIndex.mock.calls.map(([address]) => address)).toEqual(['/x/search.json', '/x/values.json']);
  });

  it('stays in the worker until it has been searched', async () => {
    const { preload } = await loadClient();
    await preload();
    await soon();
    expect(workers[0]?.isTerminated).toBe(false);
  });

  it.each([
    [
      'it is large',
      () => fetchIndex.mockImplementation(answerWith(index.replace(/\n/, `${' '.repeat(600_000)}\n`))),
    ],
    ['the reader saves data', () => vi.stubGlobal('navigator', { connection: { saveData: true } })],
    [
      'its code cannot be loaded',
      () => vi.doMock('../../../src/client/search/worker.ts?worker&url', () => ({ default: '/x/lost.js' })),
    ],
  ])('stays in the worker if %s', async (_, prepare) => {
    prepare();
    const { search } = await loadClient();
    await search('paint');
    await soon();
    vi.doUnmock('../../../src/client/search/worker.ts?worker&url');
    expect((await search('trace')).total).toBe(1);
    expect(workers[0]).toMatchObject({ isTerminated: false, queries: ['paint', 'trace'] });
  });

  it('gives the answers that the worker still owes', async () => {
    const { search } = await loadClient();
    await search('paint');
    const slow = workers[0];
    if (!slow) throw new Error('no worker');
    slow.isSlow = true;
    const owed = search('trace');
    // The engine of this thread answers as soon as it is ready; until then, the slow worker is asked.
    const here = await vi.waitFor(
      async () => {
        const before = slow.queries.length;
        const answer = search('paint');
        await new Promise((resolve) => setTimeout(resolve));
        expect(slow.queries).toHaveLength(before);
        return answer;
      },
      { timeout: 15_000, interval: 100 },
    );
    expect(here.total).toBe(1);
    expect(slow.isTerminated).toBe(false);
    slow.wake();
    expect((await owed).total).toBe(1);
    expect(slow.isTerminated).toBe(true);
    expect(slow.queries.slice(0, 2)).toEqual(['paint', 'trace']);
  });
});

describe('an index that comes slowly', () => {
  /** Answers with a body that is written bit by bit. */
  function openBody() {
    const { readable, writable } = new TransformStream<Uint8Array>();
    fetchIndex.mockImplementation(() => Promise.resolve(new Response(readable)));
    const writer = writable.getWriter();
    const write = (text: string) => writer.write(new TextEncoder().encode(text));
    return { write, close: () => writer.close(), abort: () => writer.abort(new Error('lost')) };
  }
  const [names = '', texts = ''] = index.split(/(?<=\n)/);

  it('shows how the list begins when the names are there, and all of it later', async () => {
    const body = openBody();
    const { search } = await loadClient();
    const first = vi.fn<(answer: SearchAnswer) => void>();
    const answer = search('paint', first);
    body.write(names.slice(0, 20));
    body.write(names.slice(20) + texts.slice(0, 5));
    await vi.waitFor(() => expect(first).toHaveBeenCalled());
    expect(first.mock.calls[0]?.[0].hits).toMatchObject([{ title: 'paint' }]);
    body.write(texts.slice(5));
    body.close();
    expect((await answer).hits[0]).toEqual(first.mock.calls[0]?.[0].hits[0]);
    await search('trace', first);
    expect(first).toHaveBeenCalledOnce();
  });

  it('says so when the rest is lost', async () => {
    const body = openBody();
    const { search } = await loadClient();
    const first = vi.fn<(answer: SearchAnswer) => void>();
    const answer = search('paint', first);
    body.write(names);
    await vi.waitFor(() => expect(first).toHaveBeenCalled());
    body.abort();
    await expect(answer).rejects.toMatchObject({ code: 'missing' });
  });

  it('shows nothing early of names that cannot be read', async () => {
    const body = openBody();
    const { search } = await loadClient();
    const first = vi.fn<(answer: SearchAnswer) => void>();
    const answer = search('paint', first);
    body.write('[{"format":99},\n');
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(first).not.toHaveBeenCalled();
    body.write('{}]');
    body.close();
    await expect(answer).rejects.toMatchObject({ code: 'version' });
  });

  it('does without where workers are blocked', async () => {
    FakeWorker.isBlocked = true;
    const body = openBody();
    const { search } = await loadClient();
    const answer = search('paint', () => {});
    body.write(names);
    await new Promise((resolve) => setTimeout(resolve, 60));
    body.write(texts);
    body.close();
    expect((await answer).total).toBe(1);
  });
});

describe('values', () => {
  const numpad = { title: 'Numpad 5', href: '/docs/keys#numpad-5' };
  const addresses = () => fetchIndex.mock.calls.map(([address]) => address);

  beforeEach(() => {
    fetchIndex.mockImplementation((address) =>
      answerWith(String(address).endsWith('values.json') ? buildValues(records) : index)(),
    );
  });

  it.each([true, false])(
    'are fetched once, when no name answers (workers blocked: %s)',
    async (isBlocked) => {
      FakeWorker.isBlocked = isBlocked;
      const { search } = await loadClient();
      await search('trace');
      expect(addresses()).toEqual(['/x/search.json']);
      const answers = await Promise.all([search('numpad 5'), search('numpad')]);
      for (const { hits } of answers) expect(hits[0]).toMatchObject(numpad);
      await search('numpad 5');
      expect(addresses()).toEqual(['/x/search.json', '/x/values.json']);
    },
  );

  it.each([
    ['are missing', answerWith('', 404)],
    ['are of another build', answerWith('{"format":99}')],
  ])('leave the rest of the answer when they %s, and are tried again', async (_, failing) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { search } = await loadClient();
    await search('paint');
    fetchIndex.mockImplementationOnce(failing);
    expect((await search('numpad paint')).hits.map(({ title }) => title)).toEqual(['paint']);
    expect(warn).toHaveBeenCalledOnce();
    expect((await search('numpad 5')).hits[0]).toMatchObject(numpad);
    warn.mockRestore();
  });
});

describe('failures', () => {
  it.each([
    ['missing', answerWith('', 404)],
    ['missing', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['corrupt', answerWith('<!doctype html>')],
    ['version', answerWith('{"format":99}')],
  ])('rejects with the code %s, and the next search tries again', async (code, failing) => {
    fetchIndex.mockImplementationOnce(failing);
    const { search } = await loadClient();
    await expect(search('paint')).rejects.toMatchObject({ name: 'SearchError', code });
    expect(workers[0]?.isTerminated).toBe(true);
    expect((await search('paint')).total).toBe(1);
  });

  it('passes the cache by after a damaged index', async () => {
    fetchIndex.mockImplementationOnce(answerWith('{'));
    const { search } = await loadClient();
    await expect(search('paint')).rejects.toMatchObject({ code: 'corrupt' });
    await search('paint');
    expect(fetchIndex.mock.calls.map(([, init]) => init?.cache)).toEqual(['default', 'reload']);
  });

  it('names a page without the address of the index', async () => {
    vi.stubGlobal('document', { documentElement: { dataset: {} } });
    const { search } = await loadClient();
    await expect(search('paint')).rejects.toMatchObject({ code: 'url' });
    expect(workers).toHaveLength(0);
  });

  it('leaves no rejection unhandled when a preload fails', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    fetchIndex.mockImplementation(answerWith('', 500));
    const { preload } = await loadClient();
    preload();
    await new Promise((resolve) => setTimeout(resolve, 20));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});
