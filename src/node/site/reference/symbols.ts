import type { PageKind } from '../../../shared/page-kinds.ts';
import type { EntryDoc, EventDoc, GroupDoc, Reference, TypeDoc } from '../../luacats/model.ts';
import type { LinkTarget } from '../../markdown/link-resolver.ts';
import type { DocsRoutes, EventFamily } from '../routes.ts';

/** A symbol with the page that describes it. */
export interface SymbolPage {
  route: string;
  /** Anchor within the page, without `#`. */
  anchor?: string;
  kind: PageKind;
  label: string;
  /** Distinguishes it from another symbol of the same name: the kind of event. */
  note?: string;
  summary: string;
  phrases: string[];
  deprecated: boolean;
}

/** Where each symbol of the reference is described. */
export interface SymbolTable {
  /** By full name; events as `event.<family>.<name>`, the call of a group as `<group>.__call`. */
  find(name: string): SymbolPage | undefined;
  /** The page of an event by its bare name; the first family that has it, in the configured order. */
  findEvent(name: string): SymbolPage | undefined;
  family(id: string): EventFamily | undefined;
  /** Overview page of a group. */
  group(group: GroupDoc): SymbolPage;
  /** Page of an entry. */
  entry(entry: EntryDoc): SymbolPage;
  /** Page of an event. */
  event(event: EventDoc, family: EventFamily): SymbolPage;
  /** Page of a type. */
  type(type: TypeDoc): SymbolPage;
}

/** Creates the symbol table of a reference. */
export function createSymbolTable(
  reference: Reference,
  families: EventFamily[],
  routes: DocsRoutes,
): SymbolTable {
  const byName = new Map<string, SymbolPage>();
  const events = new Map<string, SymbolPage>();
  const familyById = new Map(families.map((family) => [family.id, family]));
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const { name } of reference.events) (seen.has(name) ? shared : seen).add(name);
  const table: SymbolTable = {
    find: (name) => byName.get(name),
    findEvent: (name) => events.get(name),
    family: (id) => familyById.get(id),
    group: (group) => page(group, routes.group(group), 'Group'),
    entry: (entry) => {
      const label = entry.kind === 'constructor' ? `${entry.name}()` : entry.name;
      return { ...page(entry, routes.entry(entry), 'Function'), label };
    },
    event: (event, family) => ({
      ...page(event, routes.event(event, family), 'Event'),
      ...(shared.has(event.name) && { note: family.noun }),
    }),
    type: (type) => page(type, routes.type(type), 'Type'),
  };
  for (const type of reference.types) byName.set(type.name, table.type(type));
  for (const group of reference.groups) addGroup(group, table, byName);
  for (const family of families) {
    const index = { name: family.label, summary: family.description ?? '' };
    byName.set(`event.${family.id}`, page(index, routes.family(family), 'EventIndex'));
    for (const event of reference.events.filter((candidate) => candidate.family === family.id)) {
      const found = table.event(event, family);
      byName.set(`event.${family.id}.${event.name}`, found);
      if (!events.has(event.name)) events.set(event.name, found);
    }
  }
  return table;
}

/** Returns the final URL of a symbol's page. */
export function symbolTarget(page: SymbolPage, href: (route: string) => string): LinkTarget {
  return { href: href(page.route) + (page.anchor ? `#${page.anchor}` : ''), kind: page.kind };
}

/** Returns the anchor of a field, parameter or constant on its page: `field-userid`. */
export function valueAnchor(prefix: 'param' | 'return' | 'field', name: string): string {
  const bare = name === '...' ? 'rest' : name.replace(/[^\w]+/g, '');
  return `${prefix}-${bare}`;
}

/**
 * Returns the anchors of the return values of a page: by name, or by number where a value has none of its own.
 *
 * @example
 * returnAnchors([{ name: 'x' }, {}, { name: 'x' }]) // ['return-x', 'return-2', 'return-3']
 */
export function returnAnchors(returns: { name?: string }[]): string[] {
  const taken = new Set<string>();
  return returns.map(({ name }, index) => {
    const named = name ? valueAnchor('return', name) : '';
    const anchor = named && !taken.has(named) ? named : `return-${index + 1}`;
    taken.add(anchor);
    return anchor;
  });
}

/**
 * Returns a member of a value set without its quotes, and its anchor on the page of the set. Characters other than
 * letters and digits appear in the anchor as their codes, so that no two members share one.
 *
 * @example
 * memberName('"all"')   // 'all'
 * memberAnchor('"*a"')  // 'value--2a-a'
 */
export function memberName(literal: string): string {
  return literal.replace(/^(["'])(.*)\1$/, '$2');
}

/** See `memberName`. */
export function memberAnchor(literal: string): string {
  return `value-${memberName(literal).replace(/\W/g, (sign) => `-${sign.charCodeAt(0).toString(16)}-`)}`;
}

function addGroup(group: GroupDoc, table: SymbolTable, byName: Map<string, SymbolPage>): void {
  const overview = table.group(group);
  if (!byName.has(group.id)) byName.set(group.id, overview);
  for (const field of group.fields) {
    byName.set(`${group.name}.${field.name}`, {
      ...overview,
      anchor: valueAnchor('field', field.name),
      label: `${group.name}.${field.name}`,
      summary: field.description,
    });
  }
  for (const entry of group.entries) {
    const call = entry.kind === 'constructor';
    byName.set(call ? `${group.id}.__call` : entry.name, table.entry(entry));
  }
}

function page(
  doc: { name: string; summary: string; phrases?: string[]; deprecated?: string },
  route: string,
  kind: PageKind,
): SymbolPage {
  const { name, summary, phrases = [], deprecated } = doc;
  return { route, kind, label: name, summary, phrases, deprecated: deprecated !== undefined };
}
