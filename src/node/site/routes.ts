import { isPageRoute } from '../../shared/urls.ts';
import type { EntryDoc, EventDoc, GroupDoc, TypeDoc } from '../luacats/model.ts';

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
  /** Its fields have the types that are sent over the network. */
  wireTypes: boolean;
}

/** Routes of one version of the docs; all lie below its root. */
export interface DocsRoutes {
  /** `/docs`, or `/docs/1.0` for a version with its own path. */
  root: string;
  /** Index of all events. */
  events: string;
  /** Index of all types. */
  types: string;
  /** Overview of a group: `/docs/api/client`. */
  group(group: Pick<GroupDoc, 'id'>): string;
  /** Page of an entry: `/docs/api/client/traceline`. */
  entry(entry: Pick<EntryDoc, 'group' | 'slug'>): string;
  /** Index of a family; the family without a segment shares the index of all families. */
  family(family: EventFamily): string;
  /** Page of an event: `/docs/events/paint`, `/docs/events/csgo/player_death`. */
  event(event: Pick<EventDoc, 'name'>, family: EventFamily): string;
  /** Page of a type: `/docs/types/entindex`. */
  type(type: Pick<TypeDoc, 'name'>): string;
}

/** Folder of the groups below the root of the docs. Documents in it are in the same category, above the reference. */
export const REFERENCE_FOLDER = 'api';

/** Returns the routes below a root. */
export function createRoutes(root: string): DocsRoutes {
  const events = `${root}/events`;
  const family = ({ path }: EventFamily) => (path ? `${events}/${path}` : events);
  return {
    root,
    events,
    types: `${root}/types`,
    group: ({ id }) => `${root}/${REFERENCE_FOLDER}/${id}`,
    entry: ({ group, slug }) => `${root}/${REFERENCE_FOLDER}/${group}/${slug}`,
    family,
    event: ({ name }, of) => `${family(of)}/${name}`,
    type: ({ name }) => `${root}/types/${name}`,
  };
}

/**
 * Spells the end of a URL as the site's `trailingSlash` setting asks: `true` adds one slash before query
 * and hash, `false` removes it, absent leaves the spelling as it is. `/`, the base URL and names of files
 * (`/docs/former.html`, `/definitions.zip`) never change.
 *
 * @example
 * spellTrailingSlash('/docs/api?x=1', true, '/') // '/docs/api/?x=1'
 */
export function spellTrailingSlash(url: string, setting: boolean | undefined, base: string): string {
  if (setting === undefined || !url.startsWith('/')) return url;
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  const rest = end < 0 ? '' : url.slice(end);
  if (path === '/' || path === base || path.endsWith('.html') || !isPageRoute(path)) return url;
  const bare = path.replace(/\/+$/, '');
  return (setting ? `${bare}/` : bare) + rest;
}

/** Routes of the feeds, which are files. */
export const FEEDS = { rss: '/blog/rss.xml', atom: '/blog/atom.xml' };

/** Returns the route of a tag's page: `/blog/tags/ffi`. */
export function tagRoute(tag: string): string {
  return `/blog/tags/${tag.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`;
}
