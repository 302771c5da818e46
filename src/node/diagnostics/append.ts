/** Adds items to a list, however many: `list.push(...items)` overflows the stack at about a hundred thousand. */
export function append<Item>(list: Item[], items: Iterable<Item>): void {
  for (const item of items) list.push(item);
}
