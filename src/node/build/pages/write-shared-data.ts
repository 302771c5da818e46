import type { SiteFile, SiteView } from '../../../shared/site.ts';
import type { Engine } from '../../bundle/engine.ts';
import { searchFiles } from '../search/search-files.ts';
import { contentHash, type SiteWriter, writeData, writeHashed } from '../site-writer.ts';
import { type ShownSidebar, shownSidebar } from './shown-sidebar.ts';

/** A sidebar with the file of its whole tree. */
export interface WrittenSidebar {
  id: string;
  /** Path of the tree, relative to the base URL. */
  file: string;
  /** Returns the tree as the page at a URL shows it. */
  shown(href: string): ShownSidebar;
}

/** Data files that pages share. */
export interface SharedData {
  /** URL of the search index. */
  searchFile: string;
  /** Path of the shell's view of the site, relative to the base URL. */
  siteFile: string;
  /** Id of the shell. */
  shell: string;
  /** Hashes of the search index. */
  indexes: string[];
  /** The shell's view of the site, with the files of the search index. */
  view: SiteView;
  /** Sidebars by key. */
  sidebars: Map<string, WrittenSidebar>;
}

/** Writes the data files that pages share: the search index, the trees of sidebars, the shell's view of the site. */
export function writeSharedData(writer: SiteWriter): SharedData {
  const { source, engine } = writer;
  const { base, rootBase, catalogue, config } = source;
  const indexes: string[] = [];
  const { main: searchFile, view } = searchFiles(catalogue, config.search.synonyms, {
    index(name, make, origin) {
      const { path, content } = writeData(writer, { name, make, origin: origin(), hashed: false });
      indexes.push(contentHash(content));
      return base + path;
    },
    values: (name, make, origin) =>
      base + writeData(writer, { name, make, origin: origin(), hashed: true }).path,
  });
  const sidebars = new Map(
    catalogue.sidebars.map(({ id, key, items }): [string, WrittenSidebar] => [
      key,
      { id, shown: shownSidebar(items), file: writeHashed(writer, key, JSON.stringify(items)) },
    ]),
  );
  const chunks = Object.entries(engine.chunks).map(([kind, file]) => [kind, rootBase + file] as const);
  const content: SiteFile = { site: view, chunks: Object.fromEntries(chunks) };
  const siteFile = writeHashed(writer, 'site', JSON.stringify(content));
  return { searchFile, siteFile, shell: shellId(siteFile, engine), indexes, view, sidebars };
}

/**
 * Returns the id of what all pages share: the code of the browser, the sheets, and the shell's view of the site. Pages of one
 * shell may be shown in each other's documents, whatever build they come from.
 */
function shellId(siteFile: string, { bootFile, css, pageSheets }: Engine): string {
  return contentHash(JSON.stringify([siteFile, bootFile, css, pageSheets])).slice(0, 12);
}
