import { type IndexUrl, indexFiles, type SearchDocs } from '../../shared/search/index-files.ts';
import {
  type SearchAnswer,
  type SearchClient,
  SearchError,
  type SearchOptions,
} from '../../shared/search/model.ts';
import { completeAnswer } from './complete-answer.ts';
import { type StartedEngine, startEngine } from './start-engine.ts';
import type { RemoteEngine } from './worker-engine.ts';

/** Indexes that have loaded or are loading, by their files. */
const engines = new Map<string, StartedEngine>();
/** Engines that have loaded, by the same key: a query reaches them without waiting for a promise. */
const ready = new Map<string, RemoteEngine>();

/**
 * Creates a client for this site's index, which is fetched for the first search and then kept. The engine starts in a
 * worker, or on this thread if workers are blocked. After its first answer, a small index moves to this thread. After a
 * failure, the next search tries again.
 *
 * @param docs Docs instances with several versions; each version except the latest has a separate file.
 */
export function embeddedSearch(docs: SearchDocs[] = []): SearchClient {
  return {
    async search(query, options, onFirst) {
      const files = filesOf(docs, options.versions);
      const started = load(files);
      const known = ready.get(keyOf(files));
      if (!known && onFirst) tellFirst(started, files, query, options, onFirst).catch(() => {});
      const answer = await completeAnswer(known ?? (await started.engine), query, options);
      move(files, started);
      return answer;
    },
    async preload({ versions }) {
      try {
        await load(filesOf(docs, versions)).engine;
      } catch {
        // The search itself reports the failure.
      }
    },
  };
}

/** Passes on what names decide, unless the whole index has loaded by then. */
async function tellFirst(
  { names }: StartedEngine,
  files: IndexUrl[],
  query: string,
  options: SearchOptions,
  onFirst: (answer: SearchAnswer) => void,
): Promise<void> {
  const isLate = () => ready.has(keyOf(files));
  const worker = await names;
  const answer = isLate() ? undefined : await worker?.searchNames(query, options);
  if (answer && !isLate()) onFirst(answer);
}

function filesOf(docs: SearchDocs[], versions: SearchOptions['versions']): IndexUrl[] {
  const main = document.documentElement.dataset.search;
  if (!main) {
    throw new SearchError(
      'url',
      'This page does not name a search index. Set `data-search` on the root element.',
    );
  }
  return indexFiles(main, docs, versions);
}

function keyOf(files: IndexUrl[]): string {
  return JSON.stringify(files);
}

function load(files: IndexUrl[]): StartedEngine {
  const key = keyOf(files);
  const known = engines.get(key);
  if (known) return known;
  const forget = () => {
    if (engines.get(key) !== own) return;
    engines.delete(key);
    ready.delete(key);
  };
  const own = startEngine(files, forget);
  engines.set(key, own);
  own.engine.then((engine) => engines.get(key) === own && ready.set(key, engine), forget);
  return own;
}

/** Lets a small engine on this thread answer from now on. If its code fails to load, the worker continues to answer. */
function move(files: IndexUrl[], started: StartedEngine): void {
  const key = keyOf(files);
  started.moveHere().then(
    (local) => local && engines.get(key) === started && ready.set(key, local),
    () => {},
  );
}

// Of the dev server: the index of the changed site is fetched for the next search.
import.meta.hot?.on('site:content', () => {
  engines.clear();
  ready.clear();
});
