import { createElement, Fragment } from 'react';
import type { Block } from '../prose/model.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { Html } from './Html.tsx';

/** Content out of Markdown: plain HTML, and components where something is interactive. */
export function Blocks({ blocks }: { blocks: Block[] }) {
  // Spread instead of listed: blocks never move, so they need no keys.
  return createElement(Fragment, null, ...blocks.map(renderBlock));
}

function renderBlock(block: Block) {
  if (block.type === 'code') return <CodeBlock block={block} />;
  return <Html as="div" className="prose" html={block.html} />;
}
