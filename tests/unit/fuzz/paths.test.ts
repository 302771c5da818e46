import fc from 'fast-check';
import { expect } from 'vitest';
import { judgeLink } from '../../../src/node/source/links/link-check.ts';
import {
  asUrlPath,
  cleanPath,
  dataFile,
  decodeHash,
  decodePath,
  isPageRoute,
  routeOf,
  samePath,
  spellClean,
  underBase,
} from '../../../src/shared/urls.ts';
import { property, soup } from './support.ts';

const PIECES = [
  '/',
  '//',
  '\\',
  '/..',
  '/.',
  '%2f',
  '%5C',
  '%',
  '%zz',
  '%00',
  '.html',
  '/index',
  '/index.html',
  '?q',
  '#h',
  '@',
  ':',
  'https:',
  'evil.test',
  'javascript:',
  '\t',
  '\n',
  '\r',
  'docs',
  'api',
];
const path = soup(PIECES, 12).map((text) => `/${text}`);
const base = fc.constantFrom('/', '/x/', '/a/b/');
const HOST = 'https://docs.test';

const originOf = (url: string) => new URL(url, `${HOST}/docs/page`).origin;

property('a path is never read as a host', 400, path, (text) => {
  for (const url of [text, cleanPath(text), decodePath(text), spellClean(decodePath(text))]) {
    expect(originOf(asUrlPath(url))).toBe(HOST);
    expect(originOf(dataFile(cleanPath(url), '/'))).toBe(HOST);
  }
});

property('the address of a route is below the base URL', 400, fc.tuple(path, base), ([text, under]) => {
  const plain = cleanPath(text).replace(/[?#].*$/s, '');
  for (const url of [underBase(plain, under), dataFile(plain, under)]) expect(originOf(url)).toBe(HOST);
  // Browsers resolve dots, so only paths without them stay where they are.
  if (/(?:^|[\\/])(?:\.|%2e){1,2}(?:[\\/]|$)/i.test(plain.replace(/[\t\n\r]/g, '')) || under === '/') return;
  expect(new URL(underBase(plain, under), HOST).pathname.startsWith(under.slice(0, -1))).toBe(true);
});

property('cleaning a path twice is cleaning it once or finding more to clean', 400, path, (text) => {
  let clean = spellClean(text);
  expect(clean).not.toBe('');
  expect(text.startsWith(clean) || clean === '/').toBe(true);
  for (let times = 0; spellClean(clean) !== clean; times++) {
    expect(spellClean(clean).length).toBeLessThan(clean.length);
    clean = spellClean(clean);
    expect(times).toBeLessThan(text.length);
  }
});

property('a route below a base URL leads back to itself', 400, fc.tuple(path, base), ([text, under]) => {
  const clean = cleanPath(text);
  const url = underBase(clean, under);
  if (/^[\t\n\r]*[\\/][\t\n\r]*[\\/]/.test(clean)) return;
  expect(routeOf(url, under)).toBe(clean);
});

property(
  'every text is decoded, compared and judged without an error',
  400,
  fc.tuple(path, path),
  ([one, other]) => {
    expect(typeof decodePath(one)).toBe('string');
    expect(typeof decodeHash(`#${one}`)).toBe('string');
    expect(samePath(one, other)).toBe(samePath(other, one));
    expect(typeof isPageRoute(one)).toBe('boolean');
  },
);

property('every link is judged', 400, soup([...PIECES, '[', ' ', 's3://'], 12), (link) => {
  const targets = { base: '/', ids: () => undefined, hasFile: () => false };
  expect(typeof judgeLink(link, '/docs/page', targets).resolved).toBe('string');
});
