/** A file that is kept for offline use. `url` is its path with the base URL, as browsers request it. */
export interface KeptFile {
  url: string;
  /** Hash of its content; null when the name carries one. */
  revision: string | null;
  /** Subresource integrity of its content: nothing else is ever kept in its place. */
  integrity: string;
  /** Bytes that it takes on the reader's device. */
  bytes: number;
}

/** A file with the pages of some routes: see `PartPages`. */
export interface KeptPart extends KeptFile {
  routes: string[];
}

/**
 * Pages by route: `file` is the page's data file without the id of its shell, `main` the HTML inside the main landmark, with
 * a slot for the content, which is in `file`.
 */
export type PartPages = Record<
  string,
  { file: { kind: string; title: string; sidebar?: unknown; html?: string }; main: string }
>;

/** Everything that is kept of a site in one language: the content of `offline/index-<hash>.json`. */
export interface OfflineIndex {
  /** Id of the shell that its pages are made for. */
  shell: string;
  base: string;
  /** Documents around pages without and with a sidebar; `SLOTS` name what differs from page to page. */
  documents: { plain: string; sidebar: string };
  /** Routes that are kept with and without a slash at their end. */
  bothSlashForms: string[];
  parts: KeptPart[];
  files: KeptFile[];
}

/**
 * Slots that the worker fills in the documents and pages of an index. The slot for the content is a comment, which no text
 * of a page can contain.
 */
export const SLOTS = {
  route: '{{route}}',
  kind: '{{kind}}',
  title: '{{title}}',
  slash: '{{slash}}',
  main: '{{main}}',
  content: '<!--content-->',
} as const;

/** Facts about its build that the service worker's script contains. */
export interface WorkerSite {
  build: string;
  /** Base URL of the default language, which is the scope of the worker. */
  base: string;
  /** Name of the cache. */
  cache: string;
  /** The languages of the site; the first is the default. */
  languages: { base: string; index: KeptFile }[];
}

/** What the build hands to the service worker. */
export interface WorkerInput {
  site: WorkerSite;
  /** URL of the code for offline mode. */
  code: string;
}

/** Parameters in the worker's URL. */
export interface WorkerMode {
  offlineMode: boolean;
  debug: boolean;
}

/** Messages from a worker to the pages of the site while it saves them. */
export type WorkerMessage =
  | { type: 'OFFLINE_PROGRESS'; done: number; total: number }
  | { type: 'OFFLINE_FAILED'; full: boolean /** An earlier build stays in use. */; update: boolean };

/** Asks a waiting worker to take over. */
export const SKIP_WAITING = { type: 'SKIP_WAITING' } as const;

/** Asks the active worker to keep the language of an open page whole. */
export interface KeepMessage {
  type: 'KEEP';
  /** Path of the page. */
  path: string;
}

/** Returns the name of the cache of a site, by its base URL. */
export function cacheName(base: string): string {
  return `offline:${base}`;
}

/** An event of the service worker whose work keeps the worker alive; TypeScript knows either pages or workers. */
export interface LifetimeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
