import type { Block, CodeBlock } from '../../shared/blocks.ts';
import { escapeHtml } from '../../shared/escape-html.ts';
import { escapeText } from './html/html.ts';

/**
 * Returns blocks as one HTML text without components, for feeds and for the search: tabs follow one another, each under
 * its label, and words replace pictures. Lists of calls are left out: each call is found by its own page.
 *
 * @param codeHtml Writes code; as the pages have it by default. Empty text leaves it out.
 */
export function blocksHtml(
  blocks: Block[],
  codeHtml = ({ html }: CodeBlock) => `<pre><code>${html}</code></pre>`,
): string {
  return blocks.map((block) => blockHtml(block, codeHtml)).join('\n');
}

function blockHtml(block: Block, codeHtml: (block: CodeBlock) => string): string {
  switch (block.type) {
    case 'html':
      return block.html;
    case 'code':
      return codeHtml(block);
    case 'calls':
      return '';
    case 'picture':
      return `<p>${escapeText(block.text)}</p>`;
    case 'details': {
      const summary = `<summary>${block.summary}</summary>`;
      return `<details${block.open ? ' open' : ''}>${summary}\n${blocksHtml(block.blocks, codeHtml)}</details>`;
    }
    case 'tabs':
      return block.tabs
        .map((tab) => `<p><b>${escapeText(tab.label)}</b></p>\n${blocksHtml(tab.blocks, codeHtml)}`)
        .join('\n');
    case 'group': {
      const start = block.start === undefined ? '' : ` start="${block.start}"`;
      const name = block.className ? ` class="${escapeHtml(block.className)}"` : '';
      return `<${block.tag}${name}${start}>${blocksHtml(block.blocks, codeHtml)}</${block.tag}>`;
    }
  }
}
