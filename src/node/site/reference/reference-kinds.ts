import type { PageKind } from '../../../shared/page-kinds.ts';
import type { Reference } from '../../luacats/model.ts';
import type { DocsRoutes } from '../routes.ts';
import type { SymbolTable } from './symbols.ts';

/** Returns the kinds of all pages of a reference, by route. */
export function referenceKinds(
  reference: Reference,
  symbols: SymbolTable,
  routes: DocsRoutes,
): Map<string, PageKind> {
  const kinds = new Map<string, PageKind>();
  for (const group of reference.groups) {
    kinds.set(routes.group(group), 'Group');
    for (const entry of group.entries) kinds.set(routes.entry(entry), 'Function');
  }
  for (const event of reference.events) {
    const family = symbols.family(event.family);
    if (!family) continue;
    kinds.set(routes.family(family), 'EventIndex');
    kinds.set(routes.event(event, family), 'Event');
  }
  for (const type of reference.types) kinds.set(routes.type(type), 'Type');
  if (reference.events.length) kinds.set(routes.events, 'EventIndex');
  if (reference.types.length) kinds.set(routes.types, 'TypeIndex');
  return kinds;
}
