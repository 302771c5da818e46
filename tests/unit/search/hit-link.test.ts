import { describe, expect, test } from 'vitest';
import { hitLink, isHitUrl } from '../../../src/client/search/hit-link.ts';

describe('the address of a hit', () => {
  test.each([
    ['/docs/api#notes', '/', '/docs/api#notes'],
    ['https://docs.example.com/docs/api#notes', '/', '/docs/api#notes'],
    ['https://docs.example.com/docs/api?x=1#notes', '/', '/docs/api#notes'],
    ['https://docs.example.com/docs/api', '/x/', '/x/docs/api'],
    ['https://docs.example.com/x/docs/api', '/x/', '/x/docs/api'],
    ['https://docs.example.com/x', '/x/', '/x'],
    ['https://docs.example.com/é/docs/a%20b', '/é/', '/%C3%A9/docs/a%20b'],
    ['//docs.example.com/docs', '/', '/docs'],
  ])('SRC-34, SPG-19: %s below %s is %s', (address, base, href) => {
    expect(hitLink(address, { base })).toEqual({ href, external: false });
  });

  test.each([
    ['https://FORUM.example.com/t/1', 'forum\\.example'],
    ['/docs/old', '/OLD$'],
  ])('SRC-35, SPG-19: %s stays as it is where %s matches', (address, pattern) => {
    expect(hitLink(address, { base: '/x/', pattern, kind: 'Article' })).toEqual({
      href: address,
      external: true,
    });
  });

  test('SRC-35: a pattern that matches nothing, or is none, changes nothing', () => {
    const own = { href: '/docs', external: false, kind: 'Article' };
    expect(hitLink('/docs', { pattern: 'forum', kind: 'Article' })).toEqual(own);
    expect(hitLink('/docs', { pattern: '(', kind: 'Article' })).toEqual(own);
  });

  test.each([
    'https://[',
    'javascript:alert(1)//forum.example',
    ' java\tscript:alert(1)',
    'data:text/html,forum.example',
    'mailto:forum.example',
  ])('%j leads to the home page, whatever matches', (address) => {
    expect(hitLink(address, { base: '/x/', pattern: 'forum' })).toEqual({ href: '/x/', external: false });
    expect(isHitUrl(address, 'forum')).toBe(false);
  });

  test.each([
    '//evil.test/docs',
    '/\\evil.test/docs',
    '\\\\evil.test/docs',
    ' //evil.test/docs',
    '/\t/evil.test/docs',
    'https:evil.test/docs',
    'https://docs.example.com//evil.test/docs',
  ])('%j leads to no other host', (address) => {
    const { href, external } = hitLink(address);
    expect(external).toBe(false);
    for (const origin of ['https://docs.example.com', 'http://docs.example.com'])
      expect(new URL(href, `${origin}/docs/api`).origin).toBe(origin);
  });

  test.each([
    ['/docs/api#notes', true],
    ['/docs?x=1', true],
    ['//evil.test/x', false],
    ['/\\evil.test', false],
    ['https://evil.test/x', false],
    // On a site without encryption, the first one names a host.
    ['https:evil.test/x', false],
    ['http:evil.test/x', false],
    ['https:', false],
    ['https://forum.example/t/1', true],
    ['https:forum.example/t/1', false],
    ['https:\\\\forum.example/t/1', false],
    ['https://forum.example@evil.test/x', false],
    ['https://me:secret@forum.example/t/1', false],
  ])('%j may be linked as it is: %s', (address, may) => {
    expect(isHitUrl(address, 'forum\\.example')).toBe(may);
  });
});
