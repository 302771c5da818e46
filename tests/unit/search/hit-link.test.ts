import { describe, expect, test } from 'vitest';
import { hitLink } from '../../../src/search/hit-link.ts';

describe('the address of a hit', () => {
  test.each([
    ['/docs/api#notes', '/', '/docs/api#notes'],
    ['https://docs.example.com/docs/api#notes', '/', '/docs/api#notes'],
    ['https://docs.example.com/docs/api?x=1#notes', '/', '/docs/api#notes'],
    ['https://docs.example.com/docs/api', '/x/', '/x/docs/api'],
    ['https://docs.example.com/x/docs/api', '/x/', '/x/docs/api'],
    ['https://docs.example.com/x', '/x/', '/x'],
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

  test('an address that is none stays as it is', () => {
    expect(hitLink('https://[', {})).toEqual({ href: 'https://[', external: false });
  });
});
