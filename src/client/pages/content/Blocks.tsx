import './sheets.ts';
import { createElement, Fragment, type ReactElement } from 'react';
import type { Block, GroupBlock } from '../../../shared/blocks.ts';
import { Html } from '../../shell/Html.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { Details } from './Details.tsx';
import { Picture } from './Picture.tsx';
import { Tabs } from './Tabs.tsx';

/** Content from Markdown: plain HTML, and components where something is interactive. */
export function Blocks({ blocks }: { blocks: Block[] }) {
  // Spread instead of listed: blocks never move, so they need no keys.
  return createElement(Fragment, null, ...blocks.map(renderBlock));
}

function renderBlock(block: Block): ReactElement {
  switch (block.type) {
    case 'code':
      return <CodeBlock block={block} />;
    case 'details':
      return (
        <Details block={block}>
          <Blocks blocks={block.blocks} />
        </Details>
      );
    case 'tabs':
      return <Tabs block={block} renderBlocks={(blocks) => <Blocks blocks={blocks} />} />;
    case 'picture':
      return <Picture html={block.html} />;
    case 'group':
      return (
        <div className="prose">
          <Group block={block} />
        </div>
      );
    case 'html':
    case 'calls':
      return <Html as="div" className="prose" html={block.html} />;
  }
}

/** A list, quote or admonition around blocks. */
function Group({ block: { tag, className, start, blocks } }: { block: GroupBlock }) {
  const role = tag === 'aside' ? 'note' : undefined;
  const [first] = blocks;
  if (first?.type === 'html' && blocks.length === 1) {
    return <Html as={tag} className={className} html={first.html} />;
  }
  const isList = tag === 'ul' || tag === 'ol';
  const content = isList ? blocks.map((item) => item.type === 'group' && <Group block={item} />) : undefined;
  return createElement(tag, { className, role, start }, ...(content ?? [<Blocks key="" blocks={blocks} />]));
}
