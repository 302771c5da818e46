import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HistoryList } from '../../../../src/client/search/ui/HistoryList.tsx';
import type { HitEntry } from '../../../../src/shared/search/model.ts';

const entry = (title: string): HitEntry => ({
  href: `/${title}`,
  title,
  summary: '',
  where: 'Docs',
  kind: 'Function',
});

test('an entry of another site is opened with a full load, one of this site is not', () => {
  const html = renderToStaticMarkup(
    <HistoryList
      history={{ recent: [entry('own'), entry('other')], favorites: [] }}
      active={0}
      linkOf={({ href }) => ({ href, external: href === '/other' })}
      onActive={() => {}}
      onFollow={() => {}}
      onStar={() => {}}
      onRemove={() => {}}
    />,
  );
  const links = Array.from(html.matchAll(/<a\b[^>]*href="([^"]*)"([^>]*)>/g), ([, href, rest = '']) => [
    href,
    rest.includes('data-full-load'),
  ]);
  expect(links).toEqual([
    ['/own', false],
    ['/other', true],
  ]);
});
