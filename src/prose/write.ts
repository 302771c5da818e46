import type { PhrasingContent, RootContent } from 'mdast';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { nestedCodeHtml } from './code.ts';
import { escapeText } from './html.ts';
import type { Block, CodeBlock, Heading as PageHeading } from './model.ts';

declare module 'mdast' {
  interface HeadingData {
    heading?: PageHeading;
  }
  interface CodeData {
    block?: CodeBlock;
  }
  interface HtmlData {
    /** Elements that the HTML opens, less those that it closes. */
    opened?: number;
    /** The marker behind an article's excerpt. */
    truncate?: boolean;
  }
}

/** HTML in the tree is safe here: it was read and written anew, or is the engine's own. */
const writer = unified()
  .use(remarkRehype, {
    allowDangerousHtml: true,
    handlers: {
      code: (_, node) => ({ type: 'raw', value: node.data?.block ? nestedCodeHtml(node.data.block) : '' }),
    },
  })
  .use(rehypeStringify, { allowDangerousHtml: true, characterReferences: { useNamedReferences: true } })
  .freeze();

/** Writes prepared nodes as blocks: code on the top level is a block of its own, all between it is HTML. */
export function toBlocks(nodes: RootContent[]): Block[] {
  const blocks: Block[] = [];
  let plain: RootContent[] = [];
  const flush = () => {
    const html = plain.length > 0 ? write(plain).trim() : '';
    if (html) blocks.push({ type: 'html', html });
    plain = [];
  };
  for (const { node, isNested } of markNested(nodes)) {
    const block = node.type === 'code' && !isNested ? node.data?.block : undefined;
    if (block) {
      flush();
      blocks.push(block);
    } else {
      plain.push(node);
    }
  }
  flush();
  return blocks;
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

/** Says of each node whether an HTML element that was opened before, such as `<details>`, holds it. */
export function markNested(nodes: RootContent[]): { node: RootContent; isNested: boolean }[] {
  let depth = 0;
  return nodes.map((node) => {
    const isNested = depth > 0;
    if (node.type === 'html') depth += node.data?.opened ?? 0;
    return { node, isNested };
  });
}

/** Headings of the top level that have an entry in the table of contents. */
export function listHeadings(nodes: RootContent[]): PageHeading[] {
  return markNested(nodes).flatMap(({ node, isNested }) => {
    const heading = node.type === 'heading' && !isNested ? node.data?.heading : undefined;
    return heading ? [heading] : [];
  });
}

function write(children: RootContent[]): string {
  return writer.stringify(writer.runSync({ type: 'root', children }));
}
