import { hasTwin } from '../../shared/page-kinds.ts';
import type { SiteFile } from '../../shared/site.ts';
import { twinFile } from '../../shared/urls.ts';
import { SCHEMA_FILE } from '../api/index.ts';
import { blogFeeds } from '../build/feeds/feeds.ts';
import { ADDON_FILE, addonArchive, archive } from '../build/root-files/addon.ts';
import { apiOf, schemaText } from '../build/root-files/write-api.ts';
import { type SearchFiles, searchFiles } from '../build/search/search-files.ts';
import type { SiteSource } from '../source/index.ts';

/** Id of the shell and the build of all pages of the dev server, however often the pages change. */
export const BUILD = 'dev';

/** Returns the data files by URL, except those of the pages, each created when it is requested. */
export function dataFiles(source: SiteSource): Map<string, () => string | Uint8Array> {
  const { catalogue, base } = source;
  const search = searchFilesOf(source);
  const site: SiteFile = { site: search.view, chunks: {} };
  return new Map<string, () => string | Uint8Array>([
    [`${base}site.json`, () => JSON.stringify(site)],
    ...search.writers,
    ...blogFeeds(source).map(({ path, write }) => [base + path, write] as const),
    ...apiWriters(source),
    [`${base}definitions.zip`, () => archive(source.definitions)],
    [base + ADDON_FILE, () => addonArchive(source, BUILD)],
    ...catalogue.scripts.map(({ route, text }) => [base + route.slice(1), () => text] as const),
    ...[...catalogue.llms].map(([name, file]) => [base + name, () => [...file.parts()].join('')] as const),
    ...catalogue.pages
      .filter(({ kind }) => hasTwin(kind))
      .map((page) => [twinFile(page.route, base), () => catalogue.twins.of(page) ?? ''] as const),
    ...catalogue.sidebars.map(
      ({ key, items }) => [`${base}${key}.json`, () => JSON.stringify(items)] as const,
    ),
  ]);
}

/** The files about the API, each created when it is requested. */
function apiWriters(source: SiteSource): [url: string, () => string][] {
  const { base, rootBase, catalogue } = source;
  return [
    ...catalogue.apis.map(({ path, content }): [string, () => string] => [
      base + path,
      () => JSON.stringify(apiOf({ content: content() }, source, BUILD)),
    ]),
    [rootBase + SCHEMA_FILE, () => schemaText(source)],
  ];
}

/** Returns the files of the search index, each created when it is requested. */
export function searchFilesOf({
  catalogue,
  config,
  base,
}: SiteSource): SearchFiles & { writers: [url: string, () => string][] } {
  const writers: [string, () => string][] = [];
  const add = (name: string, write: () => string) => {
    const url = `${base}${name}.json`;
    writers.push([url, write]);
    return url;
  };
  const files = searchFiles(catalogue, config.search.synonyms, { index: add, values: add });
  return { ...files, writers };
}

/** Returns the file with the tree of each sidebar, by the key of the sidebar. */
export function sidebarFiles({ catalogue }: SiteSource): Map<string, { id: string; file: string }> {
  return new Map(catalogue.sidebars.map(({ id, key }) => [key, { id, file: `${key}.json` }]));
}
