import { describe, expect, test } from 'vitest';
import { shownSidebar } from '../../../../../src/node/build/pages/shown-sidebar.ts';
import type { SidebarItem } from '../../../../../src/shared/page.ts';
import { countPages } from '../../../../../src/shared/sidebar-tree.ts';

const page = (label: string): SidebarItem => ({ label, href: `/docs/${label}`, kind: 'Function' });
const closed = { label: 'client', href: '/docs/client', items: [page('log'), page('exec')] };
const open = { label: 'Events', open: true, items: [page('paint')] };

/** Labels of a tree, what is inside a category in brackets. */
const labels = (items: SidebarItem[]): string =>
  items.map(({ label, items: inside }) => (inside ? `${label} (${labels(inside)})` : label)).join(' ');

describe('the sidebar that a page renders', () => {
  const shown = shownSidebar([page('start'), { label: 'API', open: true, items: [closed] }, open]);

  test('leaves out what is in closed categories', () => {
    expect(labels(shown('/docs/start').items)).toBe('start API (client ()) Events (paint)');
  });

  test('has as many pages as the whole tree, so that it has the same filter', () => {
    expect(countPages(shown('/docs/start').items)).toBe(5);
    expect(countPages(shown('/docs/exec').items)).toBe(5);
  });

  test('holds the category of the page', () => {
    expect(labels(shown('/docs/exec').items)).toBe('start API (client (log exec)) Events (paint)');
  });

  test('opens a category on its own page, also with a slash at the end of the address', () => {
    expect(labels(shown('/docs/client/').items)).toContain('client (log exec)');
  });

  test('is the same for all pages of a category, and has another key than that of other pages', () => {
    expect(shown('/docs/exec')).toBe(shown('/docs/log'));
    expect(shown('/docs/exec').key).not.toBe(shown('/docs/start').key);
  });
});
