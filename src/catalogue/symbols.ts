import type { PageKind } from '../pages/data.ts';
import type { LinkTarget } from '../prose/model.ts';
import type { EntryDoc, EventDoc, GroupDoc, Reference, TypeDoc } from '../reference/model.ts';
import { type EventFamily, entryRoute, eventRoute, familyRoute, groupRoute, typeRoute } from './routes.ts';

/** A symbol with the page that describes it. */
export interface SymbolPage {
  route: string;
  /** Anchor within the page, without `#`. */
  anchor?: string;
  kind: PageKind;
  label: string;
  summary: string;
  deprecated: boolean;
}

/** Where each symbol of the reference is described. */
export interface SymbolTable {
  /** By full name; events as `event.<family>.<name>`, and by their bare name in `events`. */
  find(name: string): SymbolPage | undefined;
  /** The page of an event by its bare name; the first family that has it, in the configured order. */
  findEvent(name: string): SymbolPage | undefined;
  family(id: string): EventFamily | undefined;
}

/** Makes the symbol table of a reference. */
export function createSymbolTable(reference: Reference, families: EventFamily[]): SymbolTable {
  const byName = new Map<string, SymbolPage>();
  const events = new Map<string, SymbolPage>();
  const familyById = new Map(families.map((family) => [family.id, family]));
  for (const type of reference.types) byName.set(type.name, pageOfType(type));
  for (const group of reference.groups) addGroup(group, byName);
  for (const family of families) {
    byName.set(`event.${family.id}`, pageOfFamily(family));
    for (const event of reference.events.filter((it) => it.family === family.id)) {
      const page = pageOfEvent(event, family);
      byName.set(`event.${family.id}.${event.name}`, page);
      if (!events.has(event.name)) events.set(event.name, page);
    }
  }
  return {
    find: (name) => byName.get(name),
    findEvent: (name) => events.get(name),
    family: (id) => familyById.get(id),
  };
}

/** Final address of a symbol's page. */
export function symbolTarget(page: SymbolPage, href: (route: string) => string): LinkTarget {
  return { href: href(page.route) + (page.anchor ? `#${page.anchor}` : ''), kind: page.kind };
}

/** Anchor of a field, parameter or constant on its page: `field-userid`. */
export function valueAnchor(prefix: 'param' | 'return' | 'field', name: string): string {
  const bare = name === '...' ? 'rest' : name.replace(/[^\w]+/g, '');
  return `${prefix}-${bare}`;
}

function addGroup(group: GroupDoc, byName: Map<string, SymbolPage>): void {
  const overview = pageOfGroup(group);
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
    byName.set(call ? `${group.id}.__call` : entry.name, pageOfEntry(entry));
  }
}

/** Overview page of a group. */
export function pageOfGroup(group: GroupDoc): SymbolPage {
  return page(group, groupRoute(group), 'Group');
}

/** Page of an entry. */
export function pageOfEntry(entry: EntryDoc): SymbolPage {
  const label = entry.kind === 'constructor' ? `${entry.name}()` : entry.name;
  return { ...page(entry, entryRoute(entry), 'Function'), label };
}

/** Page of an event. */
export function pageOfEvent(event: EventDoc, family: EventFamily): SymbolPage {
  return page(event, eventRoute(event, family), 'Event');
}

/** Page of a type. */
export function pageOfType(type: TypeDoc): SymbolPage {
  return page(type, typeRoute(type), 'Type');
}

function pageOfFamily(family: EventFamily): SymbolPage {
  return {
    route: familyRoute(family),
    kind: 'EventIndex',
    label: family.label,
    summary: '',
    deprecated: false,
  };
}

function page(
  doc: { name: string; summary: string; deprecated?: string },
  route: string,
  kind: PageKind,
): SymbolPage {
  return { route, kind, label: doc.name, summary: doc.summary, deprecated: doc.deprecated !== undefined };
}
