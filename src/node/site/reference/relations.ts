import { addTo } from '../../diagnostics/add-to.ts';
import type { EntryDoc, EventDoc, Reference } from '../../luacats/model.ts';
import { findSymbols } from '../../markdown/code/lua-links.ts';
import type { EventFamily } from '../routes.ts';
import type { SymbolPage, SymbolTable } from './symbols.ts';

/** How functions and events of a reference refer to each other. */
export interface Relations {
  /** The pages whose examples say most about a symbol; none for what most examples need. */
  examplesWith(doc: EntryDoc | EventDoc): SymbolPage[];
  /**
   * The symbols that name this one under `@see` without being named in return. Events are left out for a function: most
   * name it only because their example needs it.
   */
  namedBy(doc: EntryDoc | EventDoc): string[];
  /** What was read of each symbol, by the route of its page. */
  sources: ReadonlyMap<string, Source>;
}

/** Examples that a page links to. */
const MOST_EXAMPLES = 3;

/** If more examples than these use a symbol, it is a common tool, and a list of some of them would say nothing. */
const COMMON = 24;

/** Fences of Lua in the text of a symbol. */
const FENCES = /^```lua\b[^\n]*\n([\s\S]*?)^```/gm;

/** A symbol that others may use. */
interface Source {
  name: string;
  /** The text of its description. */
  text: string;
  isEvent: boolean;
  page: SymbolPage;
  /** Routes of the pages of what its examples use, with the number of places. */
  uses: Map<string, number>;
  /** Routes of the pages that it names under `@see`. */
  sees: Set<string>;
}

/**
 * Reads the examples and `@see` tags of all functions and events.
 *
 * @param former Relations among the same symbols. The texts that are still the same are not read again.
 */
export function createRelations(
  reference: Reference,
  families: EventFamily[],
  symbols: SymbolTable,
  former?: Relations,
): Relations {
  const pageOf = (doc: EntryDoc | EventDoc) => {
    if ('shortName' in doc) return symbols.entry(doc);
    const family = families.find(({ id }) => id === doc.family);
    return family && symbols.event(doc, family);
  };
  const sources = new Map<string, Source>();
  for (const doc of [...reference.groups.flatMap(({ entries }) => entries), ...reference.events]) {
    const page = pageOf(doc);
    const known = page && former?.sources.get(page.route);
    const isSame = known?.text === doc.description.text && isSameList(known.sees, seesOf(doc, symbols));
    if (page) sources.set(page.route, isSame ? { ...known, page } : sourceOf(doc, page, symbols));
  }
  const users = byTarget(sources, ({ uses }) => uses.keys());
  const namers = byTarget(sources, ({ sees }) => sees);
  const routeOf = (doc: EntryDoc | EventDoc) => pageOf(doc)?.route ?? '';
  return {
    sources,
    examplesWith(doc) {
      const route = routeOf(doc);
      const using = (users.get(route) ?? []).filter(({ page }) => page.route !== route);
      if (using.length > COMMON) return [];
      return using
        .map(({ page, uses }) => ({ page, share: (uses.get(route) ?? 0) / Math.sqrt(sum(uses)) }))
        .sort((a, b) => b.share - a.share || a.page.label.localeCompare(b.page.label, 'en'))
        .slice(0, MOST_EXAMPLES)
        .map(({ page }) => page);
    },
    namedBy(doc) {
      const route = routeOf(doc);
      const source = sources.get(route);
      return (namers.get(route) ?? [])
        .filter(
          ({ page, isEvent }) => !source?.sees.has(page.route) && !(isEvent && source && !source.isEvent),
        )
        .map(({ name }) => name);
    },
  };
}

/** The sources by the routes that they lead to, so that no page has to look through all of them. */
function byTarget(
  sources: Map<string, Source>,
  targetsOf: (source: Source) => Iterable<string>,
): Map<string, Source[]> {
  const found = new Map<string, Source[]>();
  for (const source of sources.values()) {
    for (const route of targetsOf(source)) addTo(found, route, source);
  }
  return found;
}

function sourceOf(doc: EntryDoc | EventDoc, page: SymbolPage, symbols: SymbolTable): Source {
  const { text } = doc.description;
  const uses = new Map<string, number>();
  const find = (name: string) =>
    name.startsWith('event:') ? symbols.findEvent(name.slice('event:'.length)) : symbols.find(name);
  const take = (name: string) => {
    const used = find(name);
    if (used && used.kind !== 'Group' && used.kind !== 'Type') {
      uses.set(used.route, (uses.get(used.route) ?? 0) + 1);
    }
    return used && { href: used.route };
  };
  for (const [, code = ''] of text.matchAll(FENCES)) findSymbols(code, { symbol: take });
  const isEvent = !('shortName' in doc);
  const name = isEvent ? `event.${doc.family}.${doc.name}` : doc.name;
  return { name, text, isEvent, page, uses, sees: seesOf(doc, symbols) };
}

function seesOf({ see }: EntryDoc | EventDoc, symbols: SymbolTable): Set<string> {
  return new Set(see.flatMap(({ target }) => symbols.find(target)?.route ?? []));
}

function isSameList(left: Set<string>, right: Set<string>): boolean {
  return left.size === right.size && [...left].every((route) => right.has(route));
}

function sum(uses: Map<string, number>): number {
  return [...uses.values()].reduce((total, count) => total + count, 0);
}
