import type { SearchAnswer, SearchOptions } from '../../shared/search/model.ts';
import { fetchPatiently } from '../runtime/loading/patience.ts';
import type { ValuesBuffer } from './protocol.ts';
import type { RemoteEngine } from './worker-engine.ts';

/** The files of rows that are being loaded into an engine. */
const loading = new WeakMap<RemoteEngine, Promise<void>>();

/**
 * Queries an engine. The first answer that needs rows waits while their file is fetched. If that fails, the answer has no
 * rows, and the next search tries again.
 *
 * @throws Error if the file cannot be loaded and there are no other hits, because "No results" might not be true.
 */
export function completeAnswer(
  engine: RemoteEngine,
  query: string,
  options: SearchOptions,
): Promise<SearchAnswer> {
  return engine.during(() => complete(engine, query, options));
}

async function complete(engine: RemoteEngine, query: string, options: SearchOptions): Promise<SearchAnswer> {
  const { lacks, ...answer } = await engine.search(query, options);
  if (!lacks) return answer;
  try {
    await addValues(engine, lacks);
  } catch (error) {
    if (answer.total === 0) throw error;
    console.warn('Values cannot be searched.', error);
    return answer;
  }
  const { lacks: _, ...whole } = await engine.search(query, options);
  return whole;
}

function addValues(engine: RemoteEngine, urls: string[]): Promise<void> {
  const known = loading.get(engine);
  if (known) return known;
  const own = Promise.all(urls.map(fetchValues)).then((files) => engine.addValues(files));
  loading.set(engine, own);
  own.catch(() => {}).then(() => loading.delete(engine));
  return own;
}

async function fetchValues(url: string): Promise<ValuesBuffer> {
  const response = await fetchPatiently(url);
  if (!response.ok) throw new Error(`\`${url}\` has the status ${response.status}.`);
  return { url, buffer: await response.arrayBuffer() };
}
