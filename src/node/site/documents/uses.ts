import { addTo } from '../../diagnostics/add-to.ts';
import type { LuaBlock, TakeUse } from '../../lua/index.ts';
import type { EntryDoc, EventDoc } from '../../luacats/model.ts';
import type { Document } from './document.ts';
import { documentLabel, isHome } from './documents.ts';

/** Which symbols of the reference the code of the documents uses. */
export interface CodeUses {
  /** Records a use that the check of the code finds. */
  take: TakeUse;
  /** What the script of a document uses, by name; if it has no script, what all of its code uses. */
  of(document: Document): { entries: EntryDoc[]; events: EventDoc[]; ofLua: EntryDoc[] };
  /** The documents that say most about a symbol; none for what is Lua's own. */
  documentsFor(doc: EntryDoc | EventDoc): Document[];
}

/** Documents that the page of a symbol links to. */
const MOST_LINKS = 5;

/** How many of them are guides, if that many guides use the symbol. */
const LEAST_GUIDES = 2;

/** Uses in the code of one document, by the keys of the symbols. */
type PageUses = Map<string, { doc: EntryDoc | EventDoc; count: number; inScripts: number }>;

/** A document with code about a symbol, and how much of it is. */
interface Relevant {
  document: Document;
  relevance: number;
}

/**
 * Creates the collector of the uses in some documents.
 *
 * @param documents Those that may be linked to.
 * @param snippets Folder of `content/` whose documents are snippets.
 */
export function createUses(documents: Document[], snippets: string): CodeUses {
  const pages = new Map<string, PageUses>();
  const linked = documents.filter((document) => document.section !== 'blog' && !isHome(document));
  const isSnippet = ({ section }: Document) => section === snippets;

  /** Number of places by symbol. In a snippet, only its script counts, not the code that shows how to use it. */
  const placesIn = (document: Document) => {
    const all = [...(pages.get(document.article.file) ?? [])];
    const inScripts = all.filter(([, use]) => use.inScripts > 0);
    const isScript = isSnippet(document) && inScripts.length > 0;
    return (isScript ? inScripts : all).map(([key, { doc, count, inScripts }]) => ({
      key,
      doc,
      count: isScript ? inScripts : count,
    }));
  };

  /** Documents with code about a symbol, and how much of it is: long code uses each of its symbols more often. */
  const findRelevant = () => {
    const found = new Map<string, Relevant[]>();
    for (const document of linked) {
      const apiPlaces = placesIn(document).filter(({ doc }) => !isOfLua(doc));
      const total = apiPlaces.reduce((sum, { count }) => sum + count, 0);
      for (const { key, count } of apiPlaces) {
        addTo(found, key, { document, relevance: count / Math.sqrt(total || 1) });
      }
    }
    return found;
  };
  let relevant: Map<string, Relevant[]> | undefined;

  return {
    take(block: LuaBlock, doc) {
      relevant = undefined;
      const file = block.shownAt?.file ?? block.file;
      const page: PageUses = pages.get(file) ?? new Map();
      const use = page.get(keyOf(doc)) ?? { doc, count: 0, inScripts: 0 };
      pages.set(file, page.set(keyOf(doc), use));
      use.count++;
      if (block.shownAt) use.inScripts++;
    },
    of(document) {
      const docs = placesIn(document)
        .map(({ doc }) => doc)
        .sort((a, b) => a.name.localeCompare(b.name, 'en'));
      const entries = docs.filter(isEntry);
      return {
        entries: entries.filter((doc) => !isOfLua(doc)),
        events: docs.filter(isEvent),
        ofLua: entries.filter(isOfLua),
      };
    },
    documentsFor(doc) {
      if (isOfLua(doc)) return [];
      relevant ??= findRelevant();
      return chooseLinks(relevant.get(keyOf(doc)) ?? [], isSnippet);
    },
  };
}

/** The documents that say most, snippets first; if there are guides, a few places are reserved for them. */
function chooseLinks(using: Relevant[], isSnippet: (document: Document) => boolean): Document[] {
  const documents = using
    .toSorted((a, b) => b.relevance - a.relevance || compareLabels(a.document, b.document))
    .map(({ document }) => document);
  const guides = documents.filter((document) => !isSnippet(document));
  const snippets = documents.filter(isSnippet).slice(0, MOST_LINKS - Math.min(LEAST_GUIDES, guides.length));
  return [...snippets, ...guides.slice(0, MOST_LINKS - snippets.length)];
}

function isEntry(doc: EntryDoc | EventDoc): doc is EntryDoc {
  return 'shortName' in doc;
}

function isEvent(doc: EntryDoc | EventDoc): doc is EventDoc {
  return !isEntry(doc);
}

/** A registration names an event without its family. */
function keyOf(doc: EntryDoc | EventDoc): string {
  return isEntry(doc) ? `${doc.kind} ${doc.name}` : `event ${doc.name}`;
}

/** Returns whether every Lua has a symbol, such as `ipairs`: using it says nothing about a script. */
function isOfLua(doc: EntryDoc | EventDoc): boolean {
  return isEntry(doc) && doc.versions.includes('5.1');
}

function compareLabels(a: Document, b: Document): number {
  return documentLabel(a).localeCompare(documentLabel(b), 'en');
}
