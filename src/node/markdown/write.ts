import type { List, ListItem, Nodes, PhrasingContent, RootContent } from 'mdast';
import type {} from 'mdast-util-directive';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Block, CallsBlock, CodeBlock, GroupBlock, TabsBlock } from '../../shared/blocks.ts';
import { escapeText } from './html/html.ts';
import type { Heading as PageHeading, ValueRow, ValueTable } from './model.ts';
import { keepOrigin } from './origins.ts';

declare module 'mdast' {
  interface HeadingData {
    heading?: PageHeading;
  }
  interface CodeData {
    block?: CodeBlock;
  }
  interface HtmlData {
    /** The marker after an article's excerpt. */
    truncate?: boolean;
    /** The same as Markdown, where its text alone would say less. */
    markdown?: PhrasingContent[];
  }
  interface TableData {
    /** Of a table of values. */
    values?: Pick<ValueTable, 'of' | 'at'>;
  }
  interface TableCellData {
    /** Marked as not confirmed. */
    isDoubtful?: boolean;
  }
  interface TableRowData {
    /** Of a row of a table of values, before it has its id. */
    value?: Pick<ValueRow, 'title' | 'cells' | 'text'>;
  }
}

declare module 'mdast-util-directive' {
  interface ContainerDirectiveData {
    calls?: CallsBlock;
    /** The calls as Markdown. */
    list?: List;
    details?: { summary: string };
    /** Content of the summary. */
    summary?: PhrasingContent[];
    tabs?: Pick<TabsBlock, 'group' | 'initial'>;
    tab?: { label: string; value: string };
    /** Written as a quote, which no line of colons ends. */
    alert?: true;
  }
}

/** HTML in the tree is safe here: it was parsed and written again, or is the engine's own. */
const writer = unified()
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeStringify, { allowDangerousHtml: true, characterReferences: { useNamedReferences: true } })
  .freeze();

/**
 * Writes prepared nodes as blocks: what is interactive, and what is around it, as separate blocks; all else as HTML.
 */
export function toBlocks(nodes: RootContent[]): Block[] {
  // A list that grew has room for more than is in it, and a site has thousands: what is kept are copies.
  const blocks: Block[] = [];
  let plain: RootContent[] = [];
  const flush = () => {
    const html = plain.length > 0 ? write(plain).trim() : '';
    if (html) blocks.push(keepOrigin({ type: 'html', html }, plain.slice()));
    plain = [];
  };
  for (const node of nodes) {
    const block = toBlock(node);
    if (block) {
      flush();
      blocks.push(keepOrigin(block, [node]));
    } else {
      plain.push(node);
    }
  }
  flush();
  return blocks.slice();
}

/** Block of a node that is interactive or contains something that is. */
function toBlock(node: RootContent): Block | undefined {
  return ownBlock(node)?.() ?? (isInteractive(node) ? toGroup(node) : undefined);
}

/** Returns a function that makes the block of a node that is a block by itself; undefined for other nodes. */
function ownBlock(node: Nodes): (() => Block) | undefined {
  if (node.type === 'code') return blockOf(node.data?.block);
  if (node.type === 'paragraph') return blockOf(node.data?.picture);
  if (node.type !== 'containerDirective') return undefined;
  const { calls, details, tabs } = node.data ?? {};
  if (details) {
    const open = node.attributes?.open !== undefined && { open: true as const };
    return () => ({ type: 'details', ...details, ...open, blocks: toBlocks(node.children) });
  }
  if (tabs) return () => ({ type: 'tabs', ...tabs, tabs: node.children.flatMap(toTab) });
  return blockOf(calls);
}

function blockOf(block: Block | undefined): (() => Block) | undefined {
  return block && (() => block);
}

function isInteractive(node: Nodes): boolean {
  return ownBlock(node) !== undefined || ('children' in node && node.children.some(isInteractive));
}

function toTab(node: RootContent): TabsBlock['tabs'] {
  const tab = node.type === 'containerDirective' ? node.data?.tab : undefined;
  return tab && 'children' in node ? [{ ...tab, blocks: toBlocks(node.children) }] : [];
}

function toGroup(node: RootContent): GroupBlock | undefined {
  switch (node.type) {
    case 'list': {
      const start = node.start ?? 1;
      const blocks = node.children.map((item): Block => {
        const className = isTask(item) && { className: 'task-list-item' };
        return { type: 'group', tag: 'li', ...className, blocks: toBlocks(contentOf(item)) };
      });
      const className = node.children.some(isTask) && { className: 'contains-task-list' };
      const tag = node.ordered ? 'ol' : 'ul';
      return { type: 'group', tag, ...className, ...(start !== 1 && { start }), blocks };
    }
    case 'blockquote':
      return { type: 'group', tag: 'blockquote', blocks: toBlocks(node.children) };
    case 'containerDirective': {
      const classes = node.data?.hProperties?.className;
      const className = Array.isArray(classes) ? classes.join(' ') : '';
      return { type: 'group', tag: 'aside', className, blocks: toBlocks(node.children) };
    }
    default:
      return undefined;
  }
}

function isTask({ checked }: ListItem): boolean {
  return typeof checked === 'boolean';
}

/** The content of an item of a list; that of a task begins with its box, as in lists of plain content. */
function contentOf(item: ListItem): RootContent[] {
  if (!isTask(item)) return item.children;
  const box: PhrasingContent = {
    type: 'html',
    value: `<input type="checkbox"${item.checked ? ' checked' : ''} disabled>`,
  };
  const [first, ...others] = item.children;
  if (first?.type !== 'paragraph' || first.data?.picture)
    return [{ type: 'paragraph', children: [box] }, ...item.children];
  return [{ ...first, children: [box, { type: 'text', value: ' ' }, ...first.children] }, ...others];
}

/** Writes the content of a prepared paragraph or heading as inline HTML. */
export function inlineHtml(nodes: PhrasingContent[]): string {
  let html = '';
  for (const node of nodes) {
    if (node.type === 'text') html += escapeText(node.value);
    else if (node.type === 'html') html += node.value;
    else return write([{ type: 'paragraph', children: nodes }]).slice('<p>'.length, -'</p>'.length);
  }
  return html;
}

/** Returns the headings of the top level that have an entry in the table of contents. */
export function listHeadings(nodes: RootContent[]): PageHeading[] {
  return nodes.flatMap((node) => (node.type === 'heading' && node.data?.heading) || []);
}

function write(children: RootContent[]): string {
  return writer.stringify(writer.runSync({ type: 'root', children }));
}
