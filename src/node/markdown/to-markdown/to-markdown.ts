import type { BlockContent, List, PhrasingContent, Root, RootContent, TableCell } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { shownText } from '../html/rewrite.ts';
import { type MarkdownOptions, plainInline } from './to-markdown-inline.ts';
import { writeText } from './write-text.ts';

/** How Markdown looks where there is a choice. */
export const MARKDOWN_FORM = { bullet: '-', emphasis: '*', rule: '-', listItemIndent: 'one' } as const;

const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { ...MARKDOWN_FORM, handlers: { text: writeText } })
  .freeze();

/** Writes a tree as Markdown: GFM, one form for everything. */
export function stringify(children: RootContent[]): string {
  return writer.stringify({ type: 'root', children } satisfies Root);
}

/**
 * Returns prepared nodes as GFM alone: blocks of the engine become lists, quotes and tables, code is there in full, and
 * links get their addresses. What only pages need, such as the links of headings to themselves, is left out.
 */
export function plainNodes(nodes: RootContent[], options: MarkdownOptions): RootContent[] {
  return nodes.flatMap((node) => blockNodes(node, options));
}

function blockNodes(node: RootContent, options: MarkdownOptions): RootContent[] {
  switch (node.type) {
    case 'paragraph': {
      if (node.data?.picture) return [pictureLine(node.data.picture.text, options)];
      return paragraphOf(plainInline(node.children, options));
    }
    case 'heading':
      return [{ type: 'heading', depth: node.depth, children: plainInline(node.children, options) }];
    case 'code':
      return codeNodes(node.data?.block ?? { html: '', lang: node.lang ?? '' }, options);
    case 'containerDirective':
      return directiveNodes(node, options);
    case 'blockquote':
      return [{ type: 'blockquote', children: blocks(node.children, options) }];
    case 'list':
      return [
        {
          ...node,
          children: node.children.map((item) => ({ ...item, children: blocks(item.children, options) })),
        },
      ];
    case 'table': {
      const cells = (children: TableCell[]) =>
        children.map((cell): TableCell => ({ type: 'tableCell', children: cellNodes(cell, options) }));
      const rows = node.children.map((row) => ({ type: 'tableRow' as const, children: cells(row.children) }));
      return [{ type: 'table', align: node.align ?? null, children: rows }];
    }
    case 'html':
      return paragraphOf(plainInline([node], options));
    case 'thematicBreak':
      return [{ type: 'thematicBreak' }];
    default:
      return [];
  }
}

/** Returns the title of a block of code, a link where the code is a file, and the code. */
export function codeNodes(
  {
    html,
    lang,
    title,
    download,
  }: { html: string; lang: string; title?: string; download?: { href: string } },
  { url }: Pick<MarkdownOptions, 'url'>,
): RootContent[] {
  const code: RootContent = { type: 'code', lang: lang === 'text' ? null : lang, value: shownText(html) };
  if (!title) return [code];
  const name: PhrasingContent = { type: 'inlineCode', value: title };
  const label: PhrasingContent = download
    ? { type: 'link', url: url(download.href), children: [name] }
    : name;
  return [{ type: 'paragraph', children: [label, { type: 'text', value: ':' }] }, code];
}

function directiveNodes(node: ContainerDirective, options: MarkdownOptions): RootContent[] {
  const { list, details, summary = [], tabs } = node.data ?? {};
  if (list) return plainNodes([list], options);
  if (details) return [labelled([{ label: plainInline(summary, options), nodes: node.children }], options)];
  if (tabs) {
    const entries = node.children.flatMap((child) => {
      const tab = child.type === 'containerDirective' ? child.data?.tab : undefined;
      if (!tab || !('children' in child)) return [];
      const label: PhrasingContent[] = [{ type: 'text', value: tab.label }];
      return [{ label, nodes: child.children as RootContent[] }];
    });
    return [labelled(entries, options)];
  }
  const [title, ...rest] = node.children;
  const label = title?.type === 'paragraph' ? plainInline(title.children, options) : [];
  const children = [strongLine(label), ...blocks(rest, options)];
  return [{ type: 'blockquote', children }];
}

/** A list of what is under labels: tabs, or what a summary opens. */
function labelled(
  entries: { label: PhrasingContent[]; nodes: RootContent[] }[],
  options: MarkdownOptions,
): List {
  return {
    type: 'list',
    spread: true,
    children: entries.map(({ label, nodes }) => ({
      type: 'listItem',
      spread: true,
      children: [strongLine(label), ...blocks(nodes, options)],
    })),
  };
}

function strongLine(children: PhrasingContent[]): BlockContent {
  return { type: 'paragraph', children: [{ type: 'strong', children }] };
}

function pictureLine(text: string, { picture }: MarkdownOptions): RootContent {
  return {
    type: 'paragraph',
    children: [{ type: 'emphasis', children: [{ type: 'text', value: picture(text) }] }],
  };
}

function paragraphOf(children: PhrasingContent[]): RootContent[] {
  return children.length ? [{ type: 'paragraph', children }] : [];
}

/** Content of lists and quotes, which hold blocks alone. */
function blocks(nodes: RootContent[], options: MarkdownOptions): BlockContent[] {
  return plainNodes(nodes, options) as BlockContent[];
}

/** A cell is one line. */
function cellNodes(cell: TableCell, options: MarkdownOptions): PhrasingContent[] {
  return plainInline(cell.children, options).map((node) =>
    node.type === 'break' ? { type: 'text', value: ' ' } : node,
  );
}
