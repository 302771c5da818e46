import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PageFile, PageModel } from '../../../shared/page.ts';
import { dataFile, NOT_FOUND_ROUTE, underBase } from '../../../shared/urls.ts';
import { sheetsFor } from '../../bundle/page-sheets.ts';
import type { DocumentFrame } from '../../document/document-frame.ts';
import { documentHtml } from '../../document/html.ts';
import type { Facts } from '../../files/notes.ts';
import type { OutputFolder } from '../../files/output.ts';
import type { CataloguePage } from '../../site/index.ts';
import { type BuiltPage, readLinks } from '../../source/links/link-check.ts';
import { mainOf } from '../offline/offline-library.ts';
import type { SiteWriter } from '../site-writer.ts';
import { createBodies } from './page-bodies.ts';
import { pageFile } from './page-file.ts';
import { type KeyedModel, pageKeys } from './page-keys.ts';
import type { ShownSidebar } from './shown-sidebar.ts';
import type { NearbyWriter } from './write-nearby.ts';
import type { WrittenSidebar } from './write-shared-data.ts';
import { createTwinWriter } from './write-twins.ts';

/** Number of pages after which the build yields to other work. */
const PAGES_AT_ONCE = 20;

/**
 * Renders all pages of a site and writes their documents, data and Markdown twins, and the lists of twins. What the
 * former output already has is taken over.
 *
 * @param models What each page is rendered from, in the order of the pages.
 * @returns What the check of links needs of each page.
 */
export async function writePages(
  writer: SiteWriter,
  models: KeyedModel[],
  sidebars: Map<string, WrittenSidebar>,
  frame: DocumentFrame,
  nearby: NearbyWriter,
): Promise<BuiltPage[]> {
  const { source, output, library } = writer;
  const { base, catalogue } = source;
  const renderPage = createRenderer(writer, frame);
  const keyOfPage = pageKeys(frame);
  const twins = createTwinWriter(writer);
  const written: BuiltPage[] = [];
  for (const [index, page] of catalogue.pages.entries()) {
    const keyed = models[index];
    if (!keyed) continue;
    const href = underBase(page.route, base);
    const sidebar = page.sidebarKey === undefined ? undefined : sidebars.get(page.sidebarKey)?.shown(href);
    const key = keyOfPage(page, keyed, sidebar);
    const made = takeOver(page.route, key, output) ?? renderPage(page, keyed.model, sidebar, key);
    library?.addPage(page.route, key, made);
    nearby.addPage(page.route, { key, file: made.file });
    twins.add(page, keyed.key);
    const { ids, links } = made.facts;
    written.push({ href, source: page.source, ids: new Set(ids), links });
    if (index % PAGES_AT_ONCE === PAGES_AT_ONCE - 1) await nextTurn();
    await output.room();
  }
  twins.writeLlms();
  return written;
}

/** What the notes of a build say about a document. */
interface PageFacts extends Facts {
  ids: string[];
  links: string[];
}

/** A page whose files are there. */
interface MadePage {
  facts: PageFacts;
  /** Returns its data file. */
  file(): PageFile;
  /** Returns the HTML inside its main landmark, for the offline library. */
  main(): string;
}

/** Takes the document and the data of a page over from the former output; undefined when it does not have both. */
function takeOver(route: string, key: string, output: OutputFolder): MadePage | undefined {
  const paths = [documentPath(route), dataPath(route)];
  const [documentNote, dataNote] = paths.map((path) => output.known(path, key));
  if (!documentNote?.facts || !dataNote) return undefined;
  output.takeOver(documentPath(route), documentNote);
  output.takeOver(dataPath(route), dataNote);
  return {
    facts: documentNote.facts as PageFacts,
    file: () => JSON.parse(output.readKnown(dataPath(route)).toString()) as PageFile,
    main: () => mainOf(output.readKnown(documentPath(route)).toString()),
  };
}

/** Returns the function that renders a page and writes its document and data. */
function createRenderer(
  writer: SiteWriter,
  frame: DocumentFrame,
): (page: CataloguePage, model: PageModel, sidebar: ShownSidebar | undefined, key: string) => MadePage {
  const { output, library } = writer;
  const bodyOf = createBodies(writer);
  const pool = new Map<string, string>();
  return (page, model, sidebar, key) => {
    const { body, html: content } = bodyOf(model, sidebar);
    const sheet = sheetsFor(body, frame.pageSheets);
    const file = pageFile(model, content, sheet);
    const html = documentHtml(page, { ...model, sheet }, body, frame);
    const facts: PageFacts = readLinks(html, pool);
    output.write(documentPath(page.route), html, { key, facts });
    output.write(dataPath(page.route), JSON.stringify(file), { key });
    // It is needed dozens of pages later. Texts that wait so long make the heap of a large site grow; bytes are outside it.
    const main = Buffer.from(library ? mainOf(html) : '');
    return { facts, file: () => file, main: () => main.toString() };
  };
}

/** Returns the file of a page's data, relative to the output. */
function dataPath(route: string): string {
  return dataFile(route, '/').slice(1);
}

/** Returns the file of a page's document, relative to the output: `docs/api/index.html`. */
export function documentPath(route: string): string {
  if (route === NOT_FOUND_ROUTE) return '404.html';
  if (route.endsWith('.html')) return route.slice(1);
  return route === '/' ? 'index.html' : `${route.slice(1)}/index.html`;
}
