import type { PhrasingContent, RootContent } from 'mdast';

const ORIGINS = new WeakMap<object, RootContent[]>();

/** Remembers what a block, or another part of a page's data, was written from. */
export function keepOrigin<T extends object>(part: T, nodes: RootContent[]): T {
  ORIGINS.set(part, nodes);
  return part;
}

/** Returns what a part of a page's data was written from; nothing for what did not come from Markdown. */
export function originOf(part: object): RootContent[] {
  return ORIGINS.get(part) ?? [];
}

/** The Markdown that inline HTML of a page's data was written from, by the HTML. */
export type InlineOrigins = Map<string, PhrasingContent[]>;
