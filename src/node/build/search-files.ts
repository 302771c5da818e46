import type { SiteView } from '../../shared/site.ts';
import { buildIndex } from '../search/write-index.ts';
import { buildValues } from '../search/write-values.ts';
import type { Catalogue } from '../site/index.ts';

/** The files of the search index of a site, and the shell's view of the site that names them. */
export interface SearchFiles {
  /** URL of the file with the latest versions. */
  main: string;
  /** The shell's view of the site, with these files. */
  view: SiteView;
}

/**
 * Creates the files of the search index: one for the latest versions and what has none, and one for each other
 * version of docs. The rows of each are in a further file, which it names.
 *
 * @param synonyms Groups of synonyms; the main file has them.
 * @param add Writes a file and returns its URL.
 */
export function searchFiles(
  { site, recordSets }: Pick<Catalogue, 'site' | 'recordSets'>,
  synonyms: readonly string[],
  add: (name: string, write: () => string) => string,
): SearchFiles {
  const files = new Map<string, string>();
  let main = '';
  for (const { version, records } of recordSets) {
    const name = version ? `search-${version.plugin}-${version.name}` : 'search';
    const hasRows = records.some(({ type }) => type === 'row');
    const values = hasRows ? add(`${name}-values`, () => buildValues(records)) : '';
    const url = add(name, () => buildIndex(records, version ? [] : synonyms, values));
    if (version) files.set(`${version.plugin} ${version.name}`, url);
    else main = url;
  }
  const docs = site.search.docs.map(({ plugin, versions }) => ({
    plugin,
    versions: versions.map((version) => {
      const file = files.get(`${plugin} ${version.name}`);
      return { ...version, ...(file && { file }) };
    }),
  }));
  return { main, view: { ...site, search: { ...site.search, docs } } };
}
