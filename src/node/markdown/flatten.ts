import type { Block } from '../../shared/blocks.ts';
import { escapeHtml } from '../../shared/escape-html.ts';
import { escapeText } from './html.ts';

/**
 * Returns blocks as one HTML text without components, for feeds and for the search: tabs follow one another, each under
 * its label.
 *
 * @param options.code whether code is part of it; it is by default.
 */
export function blocksHtml(blocks: Block[], options: { code?: boolean } = {}): string {
  return blocks.map((block) => blockHtml(block, options)).join('\n');
}

function blockHtml(block: Block, options: { code?: boolean }): string {
  switch (block.type) {
    case 'html':
      return block.html;
    case 'code':
      return options.code === false ? '' : `<pre><code>${block.html}</code></pre>`;
    case 'details': {
      const summary = `<summary>${block.summary}</summary>`;
      return `<details${block.open ? ' open' : ''}>${summary}\n${blocksHtml(block.blocks, options)}</details>`;
    }
    case 'tabs':
      return block.tabs
        .map((tab) => `<p><b>${escapeText(tab.label)}</b></p>\n${blocksHtml(tab.blocks, options)}`)
        .join('\n');
    case 'group': {
      const start = block.start === undefined ? '' : ` start="${block.start}"`;
      const name = block.className ? ` class="${escapeHtml(block.className)}"` : '';
      return `<${block.tag}${name}${start}>${blocksHtml(block.blocks, options)}</${block.tag}>`;
    }
  }
}
