import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ENDINGS, type Encoding } from './encoding.ts';

/** What `serving.json` at the root of a built site says to its server. */
export interface Serving {
  /** Base URL that the site was built for. */
  base?: string;
  /** Clean routes that answer with and without a trailing slash. */
  bothSlashForms?: string[];
  /** Clean paths end in a slash. */
  trailingSlash?: boolean;
  /** Home pages of the further languages: `/fr`. */
  languages?: string[];
}

/** A built site as it stood at one moment. */
export interface Files {
  /** Files as root-relative URL paths: `/docs/api/index.html`. Compressed variants are left out. */
  paths: ReadonlySet<string>;
  serving: Serving;
  /**
   * Body of `404.html` by language (empty for the default one, else `/fr`) and content encoding; `identity` is
   * the plain one. Absent without the file.
   */
  notFound: ReadonlyMap<string, ReadonlyMap<Encoding, Buffer>>;
  /** The folder. */
  dir: string;
  /** Encodings in which there is a compressed variant of a file. */
  encodings(path: string): Encoding[];
}

const ENCODINGS = ['br', 'gzip'] as const satisfies Encoding[];

/** Reads a built site's folder: the list of its files, not their contents. */
function readFiles(dir: string): Files {
  const all = new Set(listFiles(dir));
  const isVariant = (path: string) => /\.(?:br|gz)$/.test(path) && all.has(path.replace(/\.\w+$/, ''));
  const encodings = (path: string) => ENCODINGS.filter((encoding) => all.has(path + ENDINGS[encoding]));
  const serving = readServing(dir);
  const notFound = ['', ...(serving.languages ?? [])].map((language) => {
    const page = `${language}/404.html`;
    const bodies = new Map<Encoding, Buffer>();
    for (const encoding of encodings(page))
      bodies.set(encoding, readFileSync(join(dir, page + ENDINGS[encoding])));
    if (all.has(page)) bodies.set('identity', readFileSync(join(dir, page)));
    return [language, bodies] as const;
  });
  return {
    dir,
    paths: new Set([...all].filter((path) => !isVariant(path) && isShown(path))),
    encodings,
    serving,
    notFound: new Map(notFound),
  };
}

/** Names that a reader may request: nothing that starts with a dot, except for one folder (RFC 8615). */
const SHOWN_NAME = /^(?:[^.]|\.well-known$)/;
/** Files that tell servers how to serve the others. */
const FOR_SERVERS = /\/(?:_headers|_redirects|serving\.json)$/;

/**
 * Returns whether a file may be shown to readers.
 *
 * @example
 * isShown('/.env') // false
 */
export function isShown(path: string): boolean {
  const [, ...names] = path.split('/');
  return names.every((name) => SHOWN_NAME.test(name)) && !FOR_SERVERS.test(path);
}

/** Returns the language that a path of the site belongs to: its home page, or empty for the default language. */
export function languageOf(path: string, { languages }: Serving): string {
  return languages?.find((language) => path === language || path.startsWith(`${language}/`)) ?? '';
}

/** Reads `serving.json` of a built site's folder; nothing is set when the file is missing. */
export function readServing(dir: string): Serving {
  const file = join(dir, 'serving.json');
  if (!existsSync(file)) return {};
  const serving: Serving = JSON.parse(readFileSync(file, 'utf8'));
  return {
    ...serving,
    bothSlashForms: serving.bothSlashForms?.map((route) => route.replace(/\/$/, '')) ?? [],
  };
}

/** Returns the current files of a folder; after a missing path, the folder is checked more closely. */
export type WatchedFiles = (when?: { afterMiss: boolean }) => Files;

/** Least milliseconds between two readings of a folder because of paths that are missing. */
const READ_AGAIN = 2000;

/**
 * Reads a folder's files again when a build has replaced them. A build that writes into the same folder
 * touches `build.json`, one that swaps the folder gives it another inode. A copy into the folder may touch `build.json`
 * before the last page is there, so a missing path makes the folder be read again too, but not often.
 */
export function watchFiles(dir: string): WatchedFiles {
  let files = readFiles(dir);
  let seen = fingerprint(dir);
  let readAt = Number.NEGATIVE_INFINITY;
  return ({ afterMiss } = { afterMiss: false }) => {
    const now = fingerprint(dir);
    const isDue = afterMiss && performance.now() - readAt > READ_AGAIN;
    if (now !== seen || isDue) {
      files = readFiles(dir);
      seen = now;
      readAt = performance.now();
    }
    return files;
  };
}

function fingerprint(dir: string): string {
  return [dir, join(dir, 'build.json')]
    .map((path) => statSync(path, { throwIfNoEntry: false }))
    .map((stats) => `${stats?.ino}:${stats?.mtimeMs}`)
    .join(' ');
}

/**
 * Lists the files of a folder that readers and servers may see, as `/docs/api/index.html`. Links lead elsewhere: they
 * are left out, and not followed.
 */
export function listFiles(dir: string, below = ''): string[] {
  return readdirSync(dir + below, { withFileTypes: true })
    .filter(({ name }) => SHOWN_NAME.test(name))
    .flatMap((entry) => {
      const path = `${below}/${entry.name}`;
      // Node's own recursive reading follows links to folders in version 24.
      if (entry.isDirectory()) return listFiles(dir, path);
      return entry.isFile() ? [path] : [];
    });
}
