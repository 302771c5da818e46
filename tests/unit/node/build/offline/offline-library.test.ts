import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createLibrary, mainOf } from '../../../../../src/node/build/offline/offline-library.ts';
import type { Note } from '../../../../../src/node/files/notes.ts';
import { type OfflineIndex, type PartPages, SLOTS } from '../../../../../src/shared/offline.ts';
import type { PageFile } from '../../../../../src/shared/page.ts';

const REST = { build: 'b1', documents: { plain: '', sidebar: '' }, bothSlashForms: [] };

/** Creates a library, and the files that it writes. */
function createEmpty() {
  const files = new Map<string, string>();
  const library = createLibrary('/x/', {
    write: (path, content) => files.set(path, String(content)),
    known: () => undefined,
    takeOver: () => {},
    pathOf: () => undefined,
  });
  return { files, library };
}

/** Writes a library of pages with the given routes; `texts` are the contents of some of them. */
function write(
  routes: string[],
  { shell = 's1', texts = {} }: { shell?: string; texts?: Record<string, string> } = {},
) {
  const { files, library } = createEmpty();
  for (const route of routes) {
    const file = { shell, route, kind: 'Article', title: route } as PageFile;
    const main = `<h1>${texts[route] ?? route}</h1>`;
    library.addPage(route, main, { file: () => file, main: () => main });
  }
  library.addFile('/x/assets/a-1.js', 'code', true);
  library.addFile('/x/map.svg', 'map', false);
  library.addFile('/x/C# é 50%?.txt', '', false);
  const index = library.write({ ...REST, shell });
  const content = JSON.parse(files.get(index.url.slice('/x/'.length)) ?? '') as OfflineIndex;
  return { files, index, content, parts: content.parts.map(({ url }) => url) };
}

const ROUTES = Array.from({ length: 300 }, (_, number) => `/docs/page-${number}`);

test('every page is in one part, with its data and its main content', () => {
  const { files, content } = write(ROUTES);
  expect(content.parts.flatMap(({ routes }) => routes)).toEqual(ROUTES);
  expect(content.parts.length).toBeGreaterThan(5);
  expect(content.parts.length).toBeLessThan(30);
  for (const part of content.parts) {
    const pages = JSON.parse(files.get(part.url.slice('/x/'.length)) ?? '') as PartPages;
    for (const route of part.routes) {
      expect(pages[route]).toEqual({
        file: { route, kind: 'Article', title: route },
        main: `<h1>${route}</h1>`,
      });
    }
  }
});

test('a part that is gone from the former output is written again', () => {
  const written: string[] = [];
  const library = createLibrary('/x/', {
    write: (path) => written.push(path),
    known: () => undefined,
    takeOver: () => {},
    pathOf: () => 'offline/pages-00000000.json',
  });
  library.addPage('/a', 'key', { file: () => ({ route: '/a' }) as PageFile, main: () => '' });
  library.write({ ...REST, shell: 's1' });
  expect(written.filter((path) => path.startsWith('offline/pages-'))).toHaveLength(1);
});

test('of a document, a part has what is inside of the main landmark', () => {
  expect(mainOf('<p>out</p><main id="main"><h1>in</h1>\n</main><footer></footer>')).toBe('<h1>in</h1>\n');
  expect(mainOf('<main><h1>in</h1><script>step()</script><h2>too</h2></main>')).toBe(
    '<h1>in</h1><h2>too</h2>',
  );
  expect(mainOf('<p>out</p>')).toBe('');
});

test('a changed page changes one part, a new shell none, a new page at most two', () => {
  const before = write(ROUTES).parts;
  const changed = write(ROUTES, { texts: { '/docs/page-150': 'new' } }).parts;
  expect(changed.filter((url) => !before.includes(url))).toHaveLength(1);
  expect(write(ROUTES, { shell: 's2' }).parts).toEqual(before);
  const longer = write(ROUTES.toSpliced(100, 0, '/docs/added')).parts;
  expect(longer.filter((url) => !before.includes(url)).length).toBeLessThanOrEqual(2);
});

test('files have the integrity of their content, and a revision where the name has no hash', () => {
  const { files, index, content } = write(['/']);
  const integrity = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  expect(content.files[0]).toEqual({
    url: '/x/assets/a-1.js',
    revision: null,
    integrity: integrity('code'),
    bytes: 4,
  });
  expect(content.files[1]).toMatchObject({ url: '/x/map.svg', integrity: integrity('map') });
  // The browser fetches it by this URL, in which no sign ends the path.
  expect(content.files[2]?.url).toBe('/x/C%23%20%C3%A9%2050%25%3F.txt');
  expect(content.files[1]?.revision).toMatch(/^\w{6,8}$/);
  expect(index.integrity).toBe(integrity(files.get(index.url.slice('/x/'.length)) ?? ''));
  const { bytes } = JSON.parse(files.get('offline.json') ?? '') as { bytes: number };
  expect(content.files.at(-1)).toMatchObject({
    url: '/x/offline.json',
    integrity: integrity(files.get('offline.json') ?? ''),
  });
  expect(bytes).toBe((content.parts[0]?.bytes ?? 0) + 'code'.length + 'map'.length);
});

test('a part of the same pages is taken over from the former output, with what was noted of it', () => {
  const notes = new Map<string, { path: string; note: Note }>();
  const build = () => {
    const written: string[] = [];
    const taken: string[] = [];
    const library = createLibrary('/x/', {
      write(path, _content, made) {
        written.push(path);
        if (!made) return;
        const { key, facts } = made;
        notes.set(key, { path, note: { key, files: [], ...(facts && { facts }) } });
      },
      known: (_path, key) => notes.get(key)?.note,
      takeOver: (path) => taken.push(path),
      pathOf: (key) => notes.get(key)?.path,
    });
    for (const route of ROUTES) {
      const file = { route, kind: 'Article', title: route } as PageFile;
      library.addPage(route, route, { file: () => file, main: () => route });
    }
    return { index: library.write({ ...REST, shell: 's1' }), written, taken };
  };
  const [first, second] = [build(), build()];
  const parts = first.written.filter((path) => path.startsWith('offline/pages-'));
  expect(parts.length).toBeGreaterThan(5);
  expect(first.taken).toEqual([]);
  expect(second.taken).toEqual(parts);
  expect(second.written).toEqual(first.written.filter((path) => !parts.includes(path)));
  expect(second.index).toEqual(first.index);
});

test('the content of a page is kept once: a slot that no text contains stands for it', () => {
  const { files, library } = createEmpty();
  const html = '<h1>Slots</h1><h2>{{content}}</h2><p>$& is left alone</p>';
  const main = (content: string) => `<nav>{{content}} {{main}}</nav><article>${content}</article>`;
  library.addPage('/docs/slots', 'key', {
    file: () => ({ shell: 's1', route: '/docs/slots', kind: 'Article', title: 'Slots', html }) as PageFile,
    main: () => main(html),
  });
  library.write({ ...REST, shell: 's1' });
  const part = [...files].find(([path]) => path.startsWith('offline/pages-'))?.[1] ?? '{}';
  const kept = (JSON.parse(part) as PartPages)['/docs/slots'];
  expect(kept?.main).toBe(main(SLOTS.content));
  expect(kept?.file.html).toBe(html);
  expect(kept?.main.replace(SLOTS.content, () => html)).toBe(main(html));
});
