import { expect, test } from 'vitest';
import type { Files } from '../../../../src/node/server/files.ts';
import { resolvePath } from '../../../../src/node/server/resolve.ts';
import { cleanPath } from '../../../../src/shared/urls.ts';

const files: Files = {
  paths: new Set(['/index.html', '/docs/api/index.html', '/docs/1.0/index.html']),
  serving: {},
  notFound: new Map(),
  dir: '/site',
  encodings: () => [],
};

test.each([
  ['/index', '/'],
  ['/index.html', '/'],
  ['/.html', '/'],
  ['/docs/api/', '/docs/api'],
  ['/docs/api.html', '/docs/api'],
  ['/docs/api/.html', '/docs/api'],
  ['/docs/api/index', '/docs/api'],
  ['/docs/api/index/', '/docs/api'],
  ['/docs/api/index.html', '/docs/api'],
  ['/docs/api/index.html/', '/docs/api'],
  ['/docs/1.0/', '/docs/1.0'],
])('PTH-01, PTH-02, PTH-03, PTH-04: the server leads %s to %s, where the browser goes', (path, route) => {
  expect(resolvePath(path, '/', files)).toEqual({ redirect: route });
  expect(resolvePath(`/x${path}`, '/x/', files)).toEqual({ redirect: route });
  expect(cleanPath(path)).toBe(route);
});

test('two slashes in a row are never cleaned away by the server: they may be read as a host', () => {
  for (const path of ['/docs/api//', '//docs/api', '/docs//api', '//']) {
    expect(resolvePath(path, '/', files)).toBe('missing');
  }
});
