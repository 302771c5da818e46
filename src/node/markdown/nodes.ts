import type { BlockContent, ListItem, PhrasingContent, RootContent, TableCell } from 'mdast';

/** Text of a line. */
export function text(value: string): PhrasingContent {
  return { type: 'text', value };
}

/** Code in a line. */
export function code(value: string): PhrasingContent {
  return { type: 'inlineCode', value };
}

/** Strong text. */
export function strong(value: string): PhrasingContent {
  return { type: 'strong', children: [text(value)] };
}

/** A paragraph; nothing without content. */
export function paragraph(...children: PhrasingContent[]): BlockContent[] {
  return children.length ? [{ type: 'paragraph', children }] : [];
}

/** A heading. */
export function heading(depth: 1 | 2 | 3, children: PhrasingContent[]): RootContent {
  return { type: 'heading', depth, children };
}

/** A quote. */
export function quote(...children: BlockContent[]): RootContent {
  return { type: 'blockquote', children };
}

/** Lua in a separate block. */
export function lua(value: string): RootContent {
  return { type: 'code', lang: 'lua', value };
}

/** A list; nothing without items. Each item is a line, or a line and what is below it. */
export function list(items: (PhrasingContent[] | BlockContent[])[]): BlockContent[] {
  if (!items.length) return [];
  const children = items.map(
    (item): ListItem => ({ type: 'listItem', spread: false, children: toBlocks(item) }),
  );
  return [{ type: 'list', spread: false, children }];
}

/** A table out of rows of cells, the first of which is its head. */
export function table(rows: PhrasingContent[][][]): RootContent {
  const cell = (children: PhrasingContent[]): TableCell => ({ type: 'tableCell', children });
  return { type: 'table', children: rows.map((cells) => ({ type: 'tableRow', children: cells.map(cell) })) };
}

/** Parts of a line with a separator between them; empty ones are left out. */
export function joinParts(parts: PhrasingContent[][], separator = ', '): PhrasingContent[] {
  return parts
    .filter((part) => part.length)
    .flatMap((part, index) => (index ? [text(separator), ...part] : part));
}

function toBlocks(item: PhrasingContent[] | BlockContent[]): BlockContent[] {
  return isBlocks(item) ? item : paragraph(...item);
}

function isBlocks(item: PhrasingContent[] | BlockContent[]): item is BlockContent[] {
  const [first] = item;
  return first?.type === 'paragraph' || first?.type === 'list';
}
