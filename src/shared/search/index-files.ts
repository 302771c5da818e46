import type { SearchOptions } from './model.ts';

/** A docs instance with several versions, the latest first. */
export interface SearchDocs {
  /** Id of the instance. */
  instance: string;
  /** `file` is the URL of the version's part of the index; that of the latest is in the main file. */
  versions: { name: string; label: string; file?: string }[];
}

/** A file of the index that a search needs. */
export interface IndexUrl {
  url: string;
  /** Docs instances whose wanted version is in another file than this one. */
  without?: string[];
}

/**
 * Returns the files that a search needs: the main one, and one for each wanted version except the latest.
 *
 * @example
 * indexFiles('/main.json', docs, { default: '0.9' })
 * // [{ url: '/main.json', without: ['default'] }, { url: '/default-0.9.json' }]
 */
export function indexFiles(
  main: string,
  docs: SearchDocs[],
  versions: SearchOptions['versions'] = {},
): IndexUrl[] {
  const chosen = docs.flatMap(({ instance, versions: known }) =>
    known.flatMap(({ name, file }) =>
      file && (versions === 'all' || versions[instance] === name) ? [{ instance, file }] : [],
    ),
  );
  const without = versions === 'all' ? [] : chosen.map(({ instance }) => instance);
  return [{ url: main, ...(without.length && { without }) }, ...chosen.map(({ file }) => ({ url: file }))];
}
