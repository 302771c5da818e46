import { expect, test } from 'vitest';
import { contentType } from '../../../../src/node/server/content-type.ts';

test.each([
  ['/docs/api.md', 'text/markdown; charset=utf-8'],
  ['/definitions/client.LUA', 'text/plain; charset=utf-8'],
  ['/favicon.ico', 'image/x-icon'],
  ['/files/save.unheard-of', 'application/octet-stream'],
  ['/files/x.constructor', 'application/octet-stream'],
  ['/files/x.__proto__', 'application/octet-stream'],
  ['/LICENSE', 'application/octet-stream'],
])('the type of %s is %s', (path, type) => {
  expect(contentType(path)).toBe(type);
});
