import type { EntryDoc, EventDoc, GroupDoc, TypeDoc } from '../reference/model.ts';

/** A family of events as the site's configuration names it. */
export interface EventFamily {
  id: string;
  /** Label of the family: `Game events`. */
  label: string;
  /** Segment below `/docs/events`; empty for the family that has none. */
  path: string;
  /** Word for one of its events: `Game event`. */
  noun: string;
  /** One line about the family. */
  description?: string | undefined;
}

/** Route of a group's overview: `/docs/api/client`. */
export function groupRoute(group: Pick<GroupDoc, 'id'>): string {
  return `/docs/api/${group.id}`;
}

/** Route of an entry's page: `/docs/api/client/traceline`. */
export function entryRoute(entry: Pick<EntryDoc, 'group' | 'slug'>): string {
  return `/docs/api/${entry.group}/${entry.slug}`;
}

/** Route of a family's index; the family without a segment shares the index of all families. */
export function familyRoute(family: EventFamily): string {
  return family.path ? `/docs/events/${family.path}` : '/docs/events';
}

/** Route of an event's page: `/docs/events/paint`, `/docs/events/csgo/player_death`. */
export function eventRoute(event: Pick<EventDoc, 'name'>, family: EventFamily): string {
  return `${familyRoute(family)}/${event.name}`;
}

/** Route of a type's page: `/docs/types/entindex`. */
export function typeRoute(type: Pick<TypeDoc, 'name'>): string {
  return `/docs/types/${type.name}`;
}

/**
 * Puts the base URL in front of a root-relative address, once.
 *
 * @example
 * withBase('/docs/api', '/x/') // '/x/docs/api'
 * withBase('/', '/x/')         // '/x/'
 */
export function withBase(route: string, base: string): string {
  return base === '/' ? route : base + route.slice(1);
}

/**
 * Spells the end of an address as the site's `trailingSlash` setting asks: `true` adds one slash before query
 * and hash, `false` removes it, absent leaves the spelling as it is. `/` and the base URL never change.
 *
 * @example
 * spellTrailingSlash('/docs/api?x=1', true, '/') // '/docs/api/?x=1'
 */
export function spellTrailingSlash(address: string, setting: boolean | undefined, base: string): string {
  if (setting === undefined || !address.startsWith('/')) return address;
  const end = address.search(/[?#]/);
  const path = end < 0 ? address : address.slice(0, end);
  const rest = end < 0 ? '' : address.slice(end);
  if (path === '/' || path === base) return address;
  const bare = path.replace(/\/+$/, '');
  return (setting ? `${bare}/` : bare) + rest;
}
