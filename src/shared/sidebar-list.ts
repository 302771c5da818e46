/** An element as data: its name, attributes and content. */
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
  /** Distance of the open page's entry from the top of the visible part, in px; absent when it was out of view. */
  offset?: number;
  /**
   * Categories that differ from a fresh page: place in the tree (see `placeInTree`), and the open list; no list when
   * the category is closed. Whoever puts a list into a page checks it first.
   */
  parts: [place: string, list?: KeptElement][];
}

/** Returns the item at a position of a list that may have gaps; absent when the item is in a gap. */
export function itemAt(list: Element, position: number): Element | undefined {
  let index = 0;
  for (const item of list.children) {
    const { gap } = (item as HTMLElement).dataset;
    if (gap === undefined && index === position) return item;
    index += Number(gap ?? 1);
  }
  return undefined;
}

/** Returns the list of a category's item; absent while the category is closed. */
export function listOf(item: Element | undefined): Element | undefined {
  const last = item?.lastElementChild;
  return last?.localName === 'ul' ? last : undefined;
}

/** Returns the list of the category at a place below a list; absent while that is closed. */
export function listAt(list: Element, place: string): Element | undefined {
  return place
    .split('.')
    .reduce<Element | undefined>((at, position) => listOf(at && itemAt(at, Number(position))), list);
}
