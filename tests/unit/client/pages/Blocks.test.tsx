import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Blocks } from '../../../../src/client/pages/content/Blocks.tsx';
import type { Block } from '../../../../src/shared/blocks.ts';

const html = (text: string): Block => ({ type: 'html', html: `<p>${text}</p>` });
const item = (...blocks: Block[]): Block => ({ type: 'group', tag: 'li', blocks });

test('items with plain content have no elements around it, others have one around each part', () => {
  const list: Block = {
    type: 'group',
    tag: 'ol',
    start: 3,
    blocks: [item(html('a')), item(html('b'), html('c'))],
  };
  expect(renderToStaticMarkup(<Blocks blocks={[list]} />)).toBe(
    '<div class="prose"><ol start="3"><li><p>a</p></li>' +
      '<li><div class="prose"><p>b</p></div><div class="prose"><p>c</p></div></li></ol></div>',
  );
});

test('an admonition around blocks is a note', () => {
  const note: Block = {
    type: 'group',
    tag: 'aside',
    className: 'admonition tip',
    blocks: [html('a'), html('b')],
  };
  expect(renderToStaticMarkup(<Blocks blocks={[note]} />)).toContain(
    '<aside class="admonition tip" role="note">',
  );
});
