import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Sidebar } from '../../../../src/client/shell/sidebar/Sidebar.tsx';
import type { SidebarItem } from '../../../../src/shared/page.ts';

const ITEMS: SidebarItem[] = [
  { label: 'Start', href: '/start', kind: 'Article' },
  { label: 'Weather', href: 'https://weather.example.com' },
  {
    label: 'Trees',
    href: '/trees',
    kind: 'Group',
    items: [{ label: 'apple', href: '/trees/apple', kind: 'Function' }],
  },
  { label: 'Tools', open: true, items: [{ label: 'Ladder', href: '/ladder', kind: 'Article' }] },
];

const render = (href: string, items = ITEMS) =>
  renderToStaticMarkup(<Sidebar items={items} href={href} id="docsSidebar" />);

describe('the prerendered sidebar', () => {
  test('SBR-12: a link to another site has the icon and opens a tab', () => {
    const link = /<a href="https:\/\/weather[^>]*>.*?<\/a>/.exec(render('/start'))?.[0];
    expect(link).toContain('target="_blank" rel="noopener noreferrer"');
    expect(link).toContain('data-icon="external"');
  });

  test('SBR-03, SBR-08, SBR-09: closed categories are empty, those of the page and the open ones are not', () => {
    const closed = render('/start/');
    expect(closed).not.toContain('/trees/apple');
    expect(closed).toMatch(/aria-expanded="false" aria-label="Pages in Trees"/);
    expect(closed).toContain('/ladder');
    expect(render('/trees')).toContain('/trees/apple');
    expect(render('/trees/apple')).toMatch(/aria-expanded="true" aria-label="Pages in Trees"/);
  });

  test('SBR-02: one entry is the current page, whatever the slash at the end', () => {
    for (const href of ['/trees/apple', '/trees/apple/']) {
      expect(render(href).match(/<a [^>]*aria-current="page"[^>]*>/g)).toEqual([
        '<a href="/trees/apple" data-kind="Function" aria-current="page">',
      ]);
    }
  });

  test('long lists have a field to filter them', () => {
    expect(render('/start')).not.toContain('<input');
    const many = Array.from({ length: 12 }, (_, index) => ({ label: `page ${index}`, href: `/${index}` }));
    expect(render('/start', many)).toContain('<input');
  });

  test('of a long list only what is around the page, so that no page grows with the site', () => {
    const many = Array.from({ length: 300 }, (_, index) => ({ label: `page ${index}`, href: `/${index}` }));
    const items = [{ label: 'Tools', href: '/tools', items: many }];
    const linksOf = (html: string) => html.match(/<a /g)?.length;
    const middle = render('/150', items);
    expect(linksOf(middle)).toBe(41);
    expect(middle).toContain('aria-current="page">page 150</a>');
    expect(middle.match(/data-gap="\d+">[^<]*/g)).toEqual([
      'data-gap="130">130 more',
      'data-gap="130">130 more',
    ]);
    expect(render('/0', items).match(/data-gap="\d+"/g)).toEqual(['data-gap="260"']);
    expect(render('/299', items).match(/data-gap="\d+"/g)).toEqual(['data-gap="260"']);
    expect(linksOf(render('/tools', items))).toBe(41);
    expect(linksOf(render('/99', many.slice(0, 100)))).toBe(100);
  });
});
