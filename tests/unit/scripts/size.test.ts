import { expect, test, vi } from 'vitest';
import { run } from '../../../scripts/check-size.ts';
import { judgeSizes, leastRoom } from '../../../scripts/size/judge.ts';
import { allMeasured, partsOf } from '../../../scripts/size/measure.ts';
import { limitsFor, type PageSizes, type Sizes, type SizeTable } from '../../../scripts/size/table.ts';
import { moduleName } from '../../../src/node/bundle/bundle-report.ts';

const PAGE: PageSizes = {
  route: '/docs/a',
  html: 10_000,
  script: 80_000,
  data: 4000,
  requests: 9,
  parts: { sheet: 7000, head: 800, article: 2000 },
};
const RECORDED: Sizes = {
  whole: { 'sheet of a page': 7000, 'script of a page': 5000 },
  pages: { guide: PAGE },
  chunks: { boot: 5000 },
  modules: { boot: { 'src/a.ts': 900, 'src/b.ts': 400 }, shell: { react: 60_000 } },
};
const TABLE: SizeTable = {
  budgets: { 'sheet of a page': 7200, 'script of a page': 5100 },
  browser: {},
  pages: { guide: limitsFor(PAGE) },
  recorded: RECORDED,
};

const withPage = (page: Partial<PageSizes>, more: Partial<Sizes> = {}): Sizes => ({
  ...RECORDED,
  ...more,
  pages: { guide: { ...PAGE, ...page } },
});

test('a little more text is within the limits, one request more is not', () => {
  expect(judgeSizes(RECORDED, TABLE)).toEqual([]);
  expect(judgeSizes(withPage({ html: 10_300, data: 4200 }), TABLE)).toEqual([]);
  expect(judgeSizes(withPage({ html: 10_301 }), TABLE)).toHaveLength(1);
  expect(judgeSizes(withPage({ requests: 10 }), TABLE)).toHaveLength(1);
});

test('a budget may be used up', () => {
  expect(judgeSizes({ ...RECORDED, whole: TABLE.budgets }, TABLE)).toEqual([]);
});

test('the limits with the least room are named: one of the budgets, and one of each unit', () => {
  const [budget, html, ...others] = leastRoom(withPage({ html: 10_290 }), TABLE);
  expect(budget).toBe('100 bytes (script of a page)');
  expect(html).toBe('10 bytes of HTML with its style (guide)');
  expect(others).toEqual([
    '2400 bytes of script with the app (guide)',
    '200 bytes of data with the app (guide)',
  ]);
});

test('a page that has grown names its parts, the one that grew most first', () => {
  const parts = { sheet: 7100, head: 700, article: 2900, sidebar: 10 };
  expect(judgeSizes(withPage({ html: 11_000, parts }), TABLE)).toEqual([
    `guide (\`/docs/a\`): 11000 bytes of HTML with its style, allowed 10300 (10000 when it was recorded).
  Grown: part \`article\`, 2000 → 2900 (+900)
  Grown: part \`sheet\`, 7000 → 7100 (+100)
  Grown: part \`sidebar\`, 0 → 10 (+10)
  Remove what is not needed to read the page, or load it later. If the growth is worth its bytes, record it with \`npm run check:size -- --record\` and commit the table.`,
  ]);
});

test('a module that a second chunk contains as well has grown', () => {
  const modules = { ...RECORDED.modules, worker: { 'src/b.ts': 400 } };
  const [message] = judgeSizes(withPage({ script: 90_000 }, { modules }), TABLE);
  expect(message).toContain('Grown: module `src/b.ts`, 400 → 800 (+400)');
});

test('script that has grown names its modules, but not one that only moved', () => {
  const modules = {
    boot: { 'src/a.ts': 1000 },
    shell: { react: 60_000, 'src/b.ts': 400, 'src/new.ts': 3000 },
  };
  const [message, ...others] = judgeSizes(withPage({ script: 90_000 }, { modules }), TABLE);
  expect(others).toEqual([]);
  expect(message).toContain(
    '90000 bytes of script with the app, allowed 82400 (80000 when it was recorded).',
  );
  expect(message).toContain(
    'Grown: module `src/new.ts`, 0 → 3000 (+3000)\n  Grown: module `src/a.ts`, 900 → 1000 (+100)',
  );
  expect(message).not.toContain('src/b.ts');
});

test('a request more names the chunk that is new', () => {
  const chunks = { boot: 5000, extra: 700 };
  const [message] = judgeSizes(withPage({ requests: 10 }, { chunks }), TABLE);
  expect(message).toContain('10 requests with the app, allowed 9');
  expect(message).toContain('Grown: chunk `extra`, new, 700 bytes');
});

test('a budget says that it is raised by hand, and recording does not help', () => {
  const modules = { boot: { 'src/a.ts': 1200, 'src/b.ts': 400 } };
  const [message] = judgeSizes(
    { ...RECORDED, whole: { ...RECORDED.whole, 'script of a page': 5200 }, modules },
    TABLE,
  );
  expect(message).toMatch(/^script of a page: 5200 bytes, allowed 5100 \(5000 when it was recorded\)\.\n/);
  expect(message).toContain('Grown: module `src/a.ts`, 900 → 1200 (+300)');
  expect(message).toContain('by hand in `budgets`');
});

test('a kind of page without limits and a budget for nothing are reported', () => {
  const pages = { ...RECORDED.pages, quiz: { ...PAGE, route: '/quiz' } };
  expect(judgeSizes({ ...RECORDED, pages }, TABLE)).toEqual([
    'The kind of page `quiz` (`/quiz`) has no limits.\n  Run `npm run check:size -- --record` to record its size.',
  ]);
  const table = { ...TABLE, budgets: { gone: 1 } };
  expect(judgeSizes(RECORDED, table)).toEqual([
    'The budget `gone` does not match anything that is measured. Remove it.',
  ]);
});

test('what was not measured is within no budget', () => {
  expect(allMeasured({ sheet: 7000, boot: 0 })).toEqual({ sheet: 7000, boot: 0 });
  expect(() => allMeasured({ sheet: 7000, boot: undefined })).toThrow(
    'Nothing was measured as `boot`. In `scripts/size/measure.ts`, name what took its place.',
  );
});

test('a document is cut into its parts', () => {
  const html =
    '<html><head><title>A</title><style>b{}</style></head><body><nav>top</nav><div data-sidebar-scroll=""><a>x</a></div><button>b</button><main id="m"><p>text</p></main></body></html>';
  expect(Object.keys(partsOf(html))).toEqual(['sheet', 'head', 'sidebar', 'article', 'rest']);
  const longer = html.replace('text', 'A much longer text, which compresses to more.');
  const grown = Object.entries(partsOf(longer)).filter(([name, bytes]) => bytes !== partsOf(html)[name]);
  expect(grown.map(([name]) => name)).toEqual(['article']);
});

test.each([
  ['/p/src/client/a.ts', 'src/client/a.ts'],
  ['/p/src/client/a.css?inline', 'src/client/a.css'],
  ['/p/node_modules/react-dom/cjs/x.js', 'react-dom'],
  ['/p/node_modules/a/node_modules/@b/c/index.js', '@b/c'],
  ['\0vite/preload-helper.js', 'vite/preload-helper.js'],
])('the module %s is called %s', (id, name) => {
  expect(moduleName(id, '/p')).toBe(name);
});

test('a folder without a built site is named', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  expect(await run(['--dir', 'no-such-folder'])).toBe(1);
  expect(told.mock.calls).toEqual([
    ['`no-such-folder` does not contain a built site. Choose another folder with `--dir`.'],
  ]);
  told.mockRestore();
});
