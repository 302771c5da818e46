import { expect, test } from 'vitest';
import { checkRoutes } from '../../../../src/node/build/route-check.ts';

/** What is said of a page at a route. */
function verdict(route: string, source?: string) {
  return checkRoutes([{ catalogue: { pages: [{ route, ...(source && { source }) }] } }]);
}

test.each([
  '/../x',
  '/docs/../../x',
  '/docs/..',
  '/./x',
  '/docs/%2e%2E/x',
  '/docs\\..\\x',
  '/docs/%5c..',
  '/a\0b',
])('the address %j is refused, because it leads elsewhere', (route) => {
  expect(verdict(route, 'content/docs/a.md')).toEqual([
    expect.objectContaining({
      severity: 'error',
      file: 'content/docs/a.md',
      message: expect.stringContaining(`\`${route}\` cannot be the route of a page`),
    }),
  ]);
  expect(verdict(route)).toEqual([expect.objectContaining({ file: 'site.config.ts' })]);
});

test.each(['/', '/docs/1.0', '/docs/...', '/docs/..a/b..', '/docs/a.b', '/docs/100%', '/docs/é'])(
  'the address %j is one of a page',
  (route) => {
    expect(verdict(route)).toEqual([]);
  },
);
