import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { evaluateConditions } from '../../../../src/node/server/conditions.ts';
import { serveFiles, type TestSite } from './support.ts';

const file = { etag: 'W/"5-a"', modified: Date.parse('2026-03-01T10:00:00.700Z') };
const SAME = 'Sun, 01 Mar 2026 10:00:00 GMT';
const BEFORE = 'Sun, 01 Mar 2026 09:59:59 GMT';

describe('the conditions of a request', () => {
  it.each([
    [{}, 200],
    [{ 'if-none-match': 'W/"5-a"' }, 304],
    [{ 'if-none-match': '"5-a"' }, 304],
    [{ 'if-none-match': '*' }, 304],
    [{ 'if-none-match': '"x", W/"5-a" , "y"' }, 304],
    [{ 'if-none-match': '"a,b", "x"' }, 200],
    [{ 'if-none-match': 'W/"5-a-br"' }, 200],
    [{ 'if-modified-since': SAME }, 304],
    [{ 'if-modified-since': BEFORE }, 200],
    [{ 'if-modified-since': 'yesterday' }, 200],
    [{ 'if-modified-since': '2099' }, 200],
    [{ 'if-modified-since': 'Sunday, 01-Mar-26 10:00:00 GMT' }, 304],
    // A tag says more than a date.
    [{ 'if-none-match': '"x"', 'if-modified-since': SAME }, 200],
    [{ 'if-match': '*' }, 200],
    [{ 'if-match': 'W/"5-a"' }, 412],
    [{ 'if-unmodified-since': SAME }, 200],
    [{ 'if-unmodified-since': BEFORE }, 412],
    [{ 'if-unmodified-since': BEFORE, 'if-none-match': '*' }, 412],
  ] as const)('%j: %i', (headers, status) => {
    expect(evaluateConditions(headers, file)).toBe(status);
  });
});

describe('over the wire', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await serveFiles({ 'index.html': 'home', 'index.html.gz': 'packed', '404.html': 'missing' });
  });
  afterAll(() => site.close());

  test('"not modified" names the state of the file and what it varies with', async () => {
    const { headers } = await site.ask('/', { 'accept-encoding': 'gzip' });
    const again = await site.ask('/', { 'accept-encoding': 'gzip', 'if-none-match': `"x", ${headers.etag}` });
    expect(again).toMatchObject({ status: 304, text: '' });
    for (const name of ['etag', 'vary', 'cache-control', 'last-modified', 'x-content-type-options'])
      expect(again.headers[name], name).toBe(headers[name]);
    expect(again.headers.vary).toBe('Accept-Encoding');
    const since = { 'if-modified-since': headers['last-modified'] ?? '' };
    expect(await site.ask('/', since)).toMatchObject({ status: 304 });
    expect(await site.ask('/', { ...since, 'if-none-match': '"x"' })).toMatchObject({ status: 200 });
  });

  test('the plain file varies with the encoding as well', async () => {
    expect((await site.ask('/')).headers).toMatchObject({ vary: 'Accept-Encoding' });
    expect((await site.ask('/', { 'accept-encoding': 'xgzip' })).text).toBe('home');
  });

  test('a state that is gone is refused, and a missing file is missing', async () => {
    expect(await site.ask('/', { 'if-match': '"x"' })).toMatchObject({ status: 412, text: '' });
    expect(await site.ask('/none', { 'if-none-match': '*' })).toMatchObject({ status: 404 });
  });
});
