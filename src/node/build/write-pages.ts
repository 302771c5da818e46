import type { PageFile } from '../../shared/page.ts';
import { dataFile, twinFile } from '../../shared/urls.ts';
import type { DocumentFrame } from './document-frame.ts';
import { documentHtml } from './html.ts';
import { type BuiltPage, readLinks } from './link-check.ts';
import { createBodies } from './page-bodies.ts';
import { sheetsFor } from './page-sheets.ts';
import type { SiteWriter } from './site-writer.ts';
import type { WrittenSidebar } from './write-shared-data.ts';

/** Pages after which the build lets go of the thread, so that other work gets its turn. */
const PAGES_AT_ONCE = 20;

/** Pages that were written. */
export interface WrittenPages {
  /** What the check of links needs of them. */
  built: BuiltPage[];
  /** The data files by their routes. */
  files: Map<string, PageFile>;
}

/**
 * Renders all pages of a site and writes their documents, data and Markdown twins.
 *
 * @param files The data of each page, in the order of the pages.
 */
export async function writePages(
  writer: SiteWriter,
  files: PageFile[],
  sidebars: Map<string, WrittenSidebar>,
  frame: DocumentFrame,
): Promise<WrittenPages> {
  const { source, output, library } = writer;
  const { base, catalogue } = source;
  const bodyOf = createBodies(writer);
  const built: BuiltPage[] = [];
  const written = new Map<string, PageFile>();
  const pool = new Map<string, string>();
  for (const [index, page] of catalogue.pages.entries()) {
    const file = files[index];
    if (!file) continue;
    const href = base === '/' ? page.route : base + page.route.slice(1);
    const tree = page.sidebarKey === undefined ? undefined : sidebars.get(page.sidebarKey)?.shown(href);
    const body = bodyOf(file, tree);
    const sheet = sheetsFor(body, frame.pageSheets);
    const data = sheet ? { ...file, sheet } : file;
    written.set(page.route, data);
    const html = documentHtml(page, data, body, frame);
    output.write(documentPath(page.route), html);
    output.write(dataFile(page.route, '/').slice(1), JSON.stringify(data));
    const twin = catalogue.twins.of(page);
    if (twin !== undefined) output.write(twinFile(page.route, '/').slice(1), twin);
    library?.addPage(page, data, html);
    built.push(readLinks({ href, source: page.source }, html, pool));
    if (index % PAGES_AT_ONCE === PAGES_AT_ONCE - 1) await new Promise((ok) => setImmediate(ok));
    await output.room();
  }
  return { built, files: written };
}

/** Returns the file of a page's document, relative to the output: `docs/api/index.html`. */
export function documentPath(route: string): string {
  if (route === '/404') return '404.html';
  if (route.endsWith('.html')) return route.slice(1);
  return route === '/' ? 'index.html' : `${route.slice(1)}/index.html`;
}
