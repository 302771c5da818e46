import { describe, expect, it } from 'vitest';
import { buildIndex } from '../../../src/node/search/write-index.ts';
import { indexFiles } from '../../../src/shared/search/index-files.ts';
import { createEngine, page, part } from './records.ts';

const docs = [
  {
    instance: 'default',
    versions: [
      { name: '1.0', label: '1.0' },
      { name: '0.9', label: '0.9', file: '/default-0.9.json' },
    ],
  },
  {
    instance: 'paint',
    versions: [
      { name: 'oil', label: 'Oil' },
      { name: 'chalk', label: 'Chalk', file: '/paint-chalk.json' },
    ],
  },
];

describe('the files of a search', () => {
  it('are the main one for the latest versions', () => {
    expect(indexFiles('/main.json', docs)).toEqual([{ url: '/main.json' }]);
    expect(indexFiles('/main.json', docs, { default: '1.0', other: 'x' })).toEqual([{ url: '/main.json' }]);
  });

  it('take the place of the latest version where another is wanted', () => {
    expect(indexFiles('/main.json', docs, { default: '0.9' })).toEqual([
      { url: '/main.json', without: ['default'] },
      { url: '/default-0.9.json' },
    ]);
  });

  it('are all of them when all versions are wanted', () => {
    expect(indexFiles('/main.json', docs, 'all')).toEqual([
      { url: '/main.json' },
      { url: '/default-0.9.json' },
      { url: '/paint-chalk.json' },
    ]);
  });
});

describe('an engine of several files', () => {
  const latest = page('saw.cut', { docs: 'default', signature: '(board) → pieces' });
  const main = buildIndex([latest, part(latest, 'board'), page('blog.post')]);
  const old = page('saw.cut', { docs: 'default', href: '/docs/0.9/api/saw/cut' });
  const other = buildIndex([old, part(old, 'board')]);
  const hrefs = (query: string, ...files: Parameters<typeof createEngine>) =>
    createEngine(...files)
      .search(query, { limit: 9 })
      .hits.map(({ href }) => href);

  it('leaves out the pages of the version that was not asked for', () => {
    const files = [{ text: main, without: ['default'] }, { text: other }];
    const own = ['/docs/0.9/api/saw/cut', '/docs/0.9/api/saw/cut#field-board'];
    expect(hrefs('saw.cut', files)).toEqual(own);
    expect(hrefs('board', files).sort()).toEqual(own);
    expect(hrefs('post', files)).toEqual(['/docs/api/blog/post']);
  });

  it('finds both where both are wanted, under ids of their own', () => {
    const found = hrefs('board', [{ text: main }, { text: other }]).filter((href) => href.includes('#'));
    expect(found.sort()).toEqual(['/docs/0.9/api/saw/cut#field-board', '/docs/api/saw/cut#field-board']);
  });

  it('gives signature and heading, and the page of a passage', () => {
    const [hit] = createEngine(main).search('board', { limit: 1 }).hits;
    expect(hit).toMatchObject({ title: 'saw.cut: board', heading: 'API' });
    expect(hit).not.toHaveProperty('signature');
    expect(hit?.parent).toEqual({
      href: '/docs/api/saw/cut',
      kind: 'Function',
      title: 'saw.cut',
      summary: '',
      where: 'saw',
      heading: 'API',
      signature: '(board) → pieces',
    });
  });

  it('narrows to a sort of page as the prefix does', () => {
    const engine = createEngine(main);
    expect(engine.search('cut', { limit: 9, filter: 'event' }).total).toBe(0);
    expect(engine.search('cut', { limit: 9, filter: 'fn' }).hits).toEqual(
      engine.search('fn: cut', { limit: 9 }).hits,
    );
    expect(engine.search('event: cut', { limit: 9, filter: 'fn' }).total).toBe(0);
  });
});
