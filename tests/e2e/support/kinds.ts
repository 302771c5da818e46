import { expect, type Page } from '@playwright/test';
import { hydrated } from './ready.ts';

/** A page of the main site for each kind of page, by what it is. */
export const KINDS = {
  home: '/',
  'docs landing': '/docs',
  group: '/docs/api/client',
  function: '/docs/api/client/traceline',
  'all events': '/docs/events',
  'event index': '/docs/events/source',
  event: '/docs/events/csgo/player_death',
  types: '/docs/types',
  type: '/docs/types/entindex',
  guide: '/docs/api',
  'quick reference': '/docs/quick-reference',
  snippets: '/docs/snippets',
  snippet: '/docs/snippets/rendering/3d_rectangle_outline',
  'list of posts': '/blog',
  post: '/blog/ffi-crash-course',
  archive: '/blog/archive',
  tags: '/blog/tags',
  tag: '/blog/tags/ffi',
  search: '/search',
  'search results': '/search?q=trace',
  'not found': '/docs/api/client/nothing',
} satisfies Record<string, string>;

/** Opens a page, on which nothing is interactive yet. */
export async function goToKind(page: Page, address: string): Promise<void> {
  const answer = await page.goto(address);
  expect(answer?.status(), address).toBe(address === KINDS['not found'] ? 404 : 200);
}

/** Waits until everything on the open page is there. */
export async function complete(page: Page): Promise<void> {
  await hydrated(page);
  if (page.url().includes('?q=')) await page.getByRole('status').filter({ hasText: 'found' }).waitFor();
}

/** Opens a page and waits until everything on it is there. */
export async function openKind(page: Page, address: string): Promise<void> {
  await goToKind(page, address);
  await complete(page);
}
