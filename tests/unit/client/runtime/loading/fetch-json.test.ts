import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askEarly, fetchJson, takeEarly } from '../../../../../src/client/runtime/loading/fetch-json.ts';
import { record, text } from '../../../../../src/client/runtime/loading/shape.ts';

const requests: string[] = [];
let isOffline = false;
beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url);
    if (isOffline) throw new TypeError('Failed to fetch');
    return new Response('{"name":"a"}');
  });
});

afterEach(() => {
  requests.length = 0;
  isOffline = false;
});

const hasName = record({ name: text });

test('a file that was requested early is requested once', async () => {
  askEarly('/a.json');
  askEarly('/a.json');
  expect(await fetchJson('/a.json', hasName)).toEqual({ name: 'a' });
  expect(requests).toEqual(['/a.json']);
  expect(takeEarly('/a.json')).toBeUndefined();
});

test('an early request that has failed is forgotten', async () => {
  isOffline = true;
  askEarly('/b.json');
  await new Promise((done) => setTimeout(done));
  isOffline = false;
  expect(await fetchJson('/b.json', hasName)).toEqual({ name: 'a' });
  askEarly('/b.json');
  expect(requests).toEqual(['/b.json', '/b.json', '/b.json']);
});

test('an early request that fails after it was taken fails for whoever took it', async () => {
  isOffline = true;
  askEarly('/c.json');
  await expect(fetchJson('/c.json', hasName)).rejects.toThrow('Failed to fetch');
  expect(requests).toEqual(['/c.json']);
});
