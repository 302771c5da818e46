import type { SiteView } from '../../../shared/site.ts';
import { buildIndex } from '../../search/write-index.ts';
import { buildValues } from '../../search/write-values.ts';
import type { Catalogue } from '../../site/index.ts';
import { contentHash } from '../site-writer.ts';

/** The files of the search index of a site, and the shell's view of the site that names them. */
export interface SearchFiles {
  /** URL of the file with the latest versions. */
  main: string;
  /** The shell's view of the site, with these files. */
  view: SiteView;
}

/** Write the files of the search index and return their URLs. */
export interface SearchFileWriters {
  /** Every page names these files, so their names stay the same when their content changes. */
  index: AddFile;
  /** These are named by the index that they belong to. */
  values: AddFile;
}

/**
 * Adds a file and returns its URL.
 *
 * @param origin Returns all that it is made from, as JSON.
 */
export type AddFile = (name: string, write: () => string, origin: () => string) => string;

/**
 * Creates the files of the search index: one for the latest versions and what has none, and one for each other
 * version of docs. The rows of each are in a further file, which it names.
 *
 * @param synonyms Groups of synonyms; the main file has them.
 */
export function searchFiles(
  { site, recordSets }: Pick<Catalogue, 'site' | 'recordSets'>,
  synonyms: readonly string[],
  add: SearchFileWriters,
): SearchFiles {
  const files = new Map<string, string>();
  let main = '';
  for (const { version, records } of recordSets) {
    const name = version ? indexName(version) : 'search';
    const origin = once(() => JSON.stringify(records));
    const hasRows = records.some(({ type }) => type === 'row');
    const values = hasRows ? add.values(`${name}-values`, () => buildValues(records), origin) : '';
    const words = version ? [] : synonyms;
    const url = add.index(
      name,
      () => buildIndex(records, words, values),
      () => JSON.stringify([origin(), words, values]),
    );
    if (version) files.set(`${version.instance} ${version.name}`, url);
    else main = url;
  }
  const docs = site.search.docs.map(({ instance, versions }) => ({
    instance,
    versions: versions.map((version) => {
      const file = files.get(`${instance} ${version.name}`);
      return { ...version, ...(file && { file }) };
    }),
  }));
  return { main, view: { ...site, search: { ...site.search, docs } } };
}

/** Name of the index of a version: two versions never share one, whatever characters the names contain. */
function indexName({ instance, name }: { instance: string; name: string }): string {
  const readable = `${instance}-${name}`.replaceAll(/[^\w.-]/g, '_');
  return `search-${readable}-${contentHash(JSON.stringify([instance, name])).slice(0, 8)}`;
}

function once(make: () => string): () => string {
  let made: string | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
