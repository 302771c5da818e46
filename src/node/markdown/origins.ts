import type { PhrasingContent, RootContent } from 'mdast';

const ORIGINS = new WeakMap<object, RootContent[] | (() => RootContent[])>();

/**
 * Remembers what a block, or another part of a page's data, was written from.
 *
 * @param nodes The nodes, or a function that makes them when they are needed.
 */
export function keepOrigin<T extends object>(part: T, nodes: RootContent[] | (() => RootContent[])): T {
  ORIGINS.set(part, nodes);
  return part;
}

/** Returns what a part of a page's data was written from; nothing for what did not come from Markdown. */
export function originOf(part: object): RootContent[] {
  const nodes = ORIGINS.get(part) ?? [];
  return typeof nodes === 'function' ? nodes() : nodes;
}

/** The Markdown that inline HTML of a page's data was written from, by the HTML. */
export interface InlineOrigins {
  has(html: string): boolean;
  get(html: string): PhrasingContent[] | undefined;
  set(html: string, nodes: PhrasingContent[]): void;
}
