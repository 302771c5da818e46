/** An element as data: its name, its attributes, and what is in it. */
export type KeptElement = [
  name: string,
  attributes: Record<string, string>,
  ...content: (KeptElement | string)[],
];

/** A sidebar in the storage of the session. */
export interface KeptSidebar {
  shell: string;
  /** Path of the page that was open. */
  path: string;
  top: number;
  /** Where the entry of the open page was in the visible part, in px from its top; absent when it was not in it. */
  offset?: number;
  /**
   * Categories that differ from a fresh page: path in the tree, and the open list; nothing when it is closed.
   * Whoever puts it into a page checks it first.
   */
  parts: [path: string, list?: KeptElement][];
}

/** The item at a position of a list, of which items may have been left out. */
export function itemAt(list: Element, position: number): Element | undefined {
  let index = 0;
  for (const item of list.children) {
    const { gap } = (item as HTMLElement).dataset;
    if (gap === undefined && index === position) return item;
    index += Number(gap ?? 1);
  }
  return undefined;
}

/** The list of a category's item; absent while it is closed. */
export function listOf(item: Element | undefined): Element | undefined {
  const last = item?.lastElementChild;
  return last?.localName === 'ul' ? last : undefined;
}
