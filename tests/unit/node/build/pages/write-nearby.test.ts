import { expect, test } from 'vitest';
import { createNearbyWriter } from '../../../../../src/node/build/pages/write-nearby.ts';
import type { PageFile } from '../../../../../src/shared/page.ts';

const PLAN = new Map([
  ['nearby/a.json', { routes: ['/a', '/b'], beside: [] }],
  ['nearby/c.json', { routes: ['/c', '/d'], beside: ['nearby/e.json'] }],
]);

function page(route: string): PageFile {
  const file = { shell: 's1', nearby: 'nearby/a.json', kind: 'Article', route, title: route };
  return { ...file, description: '', breadcrumbs: [], toc: [], html: `<h1>${route}</h1>` } as PageFile;
}

/** Writes pages in an order, with a key for each; answers what was written and taken over. */
function write(routes: string[], known: string[] = []) {
  const written = new Map<string, { content: string; key: string | undefined }>();
  const taken: string[] = [];
  const read: string[] = [];
  const writer = createNearbyWriter(
    {
      write: (path, content, made) => written.set(path, { content: String(content), key: made?.key }),
      known: (path) => (known.includes(path) ? { key: '', files: [] } : undefined),
      takeOver: (path) => taken.push(path),
    },
    PLAN,
    's1',
  );
  for (const route of routes) {
    const file = () => {
      read.push(route);
      return page(route);
    };
    writer.addPage(route, { key: `key of ${route}`, file });
  }
  return { written, taken, read };
}

test('a file of neighbours has its pages in the order of the plan, without what all of them share', () => {
  const { written } = write(['/b', '/elsewhere', '/c', '/a']);
  expect([...written.keys()]).toEqual(['nearby/a.json']);
  const { shell, pages } = JSON.parse(written.get('nearby/a.json')?.content ?? '');
  expect(shell).toBe('s1');
  expect(pages.map(({ route, html }: { route: string; html: string }) => [route, html])).toEqual([
    ['/a', '<h1>/a</h1>'],
    ['/b', '<h1>/b</h1>'],
  ]);
  for (const one of pages) expect(Object.keys(one)).not.toEqual(expect.arrayContaining(['shell', 'nearby']));
});

test('it names the files beside it, if there are any', () => {
  const { written } = write(['/a', '/b', '/c', '/d']);
  const files = [...written.values()].map(({ content }) => JSON.parse(content).beside);
  expect(files).toEqual([undefined, ['nearby/e.json']]);
});

test('its key depends on its pages, in whichever order they come', () => {
  const keys = [
    ['/a', '/b'],
    ['/b', '/a'],
  ].map((routes) => write(routes).written.get('nearby/a.json')?.key);
  expect(keys[0]).toMatch(/./);
  expect(keys[1]).toBe(keys[0]);
});

test('a file that is as before is taken over, and its pages are not read', () => {
  const { written, taken, read } = write(['/a', '/b', '/c', '/d'], ['nearby/c.json']);
  expect([[...written.keys()], taken, read]).toEqual([['nearby/a.json'], ['nearby/c.json'], ['/a', '/b']]);
});
