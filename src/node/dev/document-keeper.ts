import { setImmediate as nextTurn } from 'node:timers/promises';
import { type KeptPages, keepPages } from './kept-pages.ts';

/** Keeps documents for the next dev server. */
export interface DocumentKeeper {
  /** A document was requested. */
  asked(path: string): void;
  /** The site has changed. */
  changed(): void;
  /** Nothing is kept from now on: the engine is no longer the one that the state names. */
  stop(): void;
  /** Keeps at once what waits to be kept. */
  close(): Promise<void>;
}

/** What the keeper needs to get the documents. */
export interface KeeperTools {
  siteDir: string;
  /** Folder of what builds keep. */
  dir: string;
  /** What the last dev server has kept. */
  former: KeptPages | undefined;
  /** Base URL of the site; undefined while it has errors. */
  base(): string | undefined;
  /** Returns the state of the site's files. */
  state(): Promise<string>;
  /** Returns the document of a path; undefined without a page there. */
  document(path: string): Promise<string | undefined>;
}

/**
 * How long nothing must happen before documents are made to be kept, in ms, so that an author who saves does not wait
 * for them.
 */
const QUIET = 2000;

/** How many documents are kept besides the home page. */
const MOST = 8;

/** Creates the keeper of a site's documents: the home page and those that were requested last. */
export function createDocumentKeeper({
  siteDir,
  dir,
  former,
  base,
  state,
  document,
}: KeeperTools): DocumentKeeper {
  const paths = new Set(former?.documents.map(([path]) => path));
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  /** Counts changes: only documents of the newest state are kept. */
  let turn = 0;
  const keepNow = async () => {
    const startedAt = turn;
    const at = base();
    if (at === undefined) return;
    const before = await state();
    const documents: KeptPages['documents'] = [];
    for (const path of new Set([at, ...[...paths].slice(-MOST)])) {
      const html = await document(path);
      if (html !== undefined) documents.push([path, html]);
      // Requests that arrive meanwhile come first.
      await nextTurn();
    }
    if (startedAt !== turn || before !== (await state())) return;
    keepPages(siteDir, dir, { state: before, base: at, documents });
  };
  let keeping = Promise.resolve();
  const settle = () => {
    clearTimeout(timer);
    timer = undefined;
    // A page that cannot be made says so when it is requested.
    keeping = keepNow().catch(() => {});
  };
  const changed = () => {
    turn++;
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(settle, QUIET);
    timer.unref();
  };
  return {
    asked(path) {
      paths.delete(path);
      paths.add(path);
      changed();
    },
    changed,
    stop() {
      isStopped = true;
      turn++;
      clearTimeout(timer);
      timer = undefined;
    },
    async close() {
      if (timer) settle();
      await keeping;
      isStopped = true;
    },
  };
}
