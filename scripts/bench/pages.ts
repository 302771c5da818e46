import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type Figure, median } from './figures.ts';

/** The page that stands for most: a function with parameters, results and an example. */
export const TYPICAL_PAGE = '/docs/api/client/traceline';

/** A page with its style should fit the 14 KiB that a server can send before the first answer of the reader. */
const HTML_AIM = 14 * 1024;

/** The add-on for editors is fetched by hand, once for each release. */
const ADDON_AIM = 300_000;

/** The whole reference as JSON, for programs. */
const API_AIM = 300_000;

/** Bytes of one document. */
export interface PageSize {
  route: string;
  raw: number;
  /** The `.br` file that is sent. */
  served: number;
}

/** Returns the sizes of all documents of a built site. */
export async function pageSizes(dir: string): Promise<PageSize[]> {
  const paths = (await readdir(dir, { recursive: true })).filter((path) => path.endsWith('.html'));
  return Promise.all(
    paths.map(async (path) => ({
      route: `/${path.replace(/\/?index\.html$/, '')}`,
      raw: (await stat(join(dir, path))).size,
      served: (await stat(join(dir, `${path}.br`))).size,
    })),
  );
}

/** Weighs the documents of this site. */
export async function measurePages(dir: string): Promise<Figure[]> {
  const sizes = await pageSizes(dir);
  const typical = sizes.find(({ route }) => route === TYPICAL_PAGE);
  const largest = largestPage(sizes);
  if (!typical) throw new Error(`The output has no page \`${TYPICAL_PAGE}\`. Build the whole site.`);
  const best = await smallestSizes(dir, sizes);
  const bestOf = (size: PageSize) => best[sizes.indexOf(size)] ?? 0;
  const figure = (name: string, value: number, aim?: number): Figure => ({
    part: 'pages',
    name,
    value,
    unit: 'B',
    ...(aim && { aim }),
  });
  const twins = await twinSizes(dir);
  const folder = await folderSize(dir);
  return [
    { part: 'pages', name: 'documents', value: sizes.length, unit: 'pages' },
    figure('whole output', folder),
    figure('api.json, raw', (await stat(join(dir, 'api.json'))).size),
    figure('api.json, brotli', (await stat(join(dir, 'api.json.br'))).size, API_AIM),
    figure('addon.zip', (await stat(join(dir, 'addon.zip'))).size, ADDON_AIM),
    ...[
      { name: TYPICAL_PAGE, size: typical },
      { name: `largest (${largest.route})`, size: largest },
    ].flatMap(({ name, size }) => [
      figure(`${name}, raw`, size.raw),
      figure(`${name}, brotli 11`, bestOf(size)),
      figure(`${name}, as served`, size.served, HTML_AIM),
    ]),
    figure('median page, raw', median(sizes.map(({ raw }) => raw))),
    figure('median page, brotli 11', median(best)),
    figure('median page, as served', median(sizes.map(({ served }) => served)), HTML_AIM),
    figure('median Markdown twin, raw', median(twins.map(({ raw }) => raw))),
    figure('median Markdown twin, as served', median(twins.map(({ served }) => served))),
  ];
}

/** Sizes of all Markdown twins; the smallest are served as they are. */
async function twinSizes(dir: string): Promise<PageSize[]> {
  const paths = (await readdir(dir, { recursive: true })).filter((path) => path.endsWith('.md'));
  return Promise.all(
    paths.map(async (path) => {
      const raw = (await stat(join(dir, path))).size;
      const packed = await stat(join(dir, `${path}.br`)).catch(() => undefined);
      return { route: `/${path}`, raw, served: packed?.size ?? raw };
    }),
  );
}

/** Returns the bytes of all files of a folder. */
export async function folderSize(dir: string): Promise<number> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map((file) => stat(join(file.parentPath, file.name))));
  return sizes.reduce((sum, { size }) => sum + size, 0);
}

/** Returns the page with the most bytes sent. */
export function largestPage(sizes: PageSize[]): PageSize {
  return sizes.reduce((a, b) => (b.served > a.served ? b : a));
}

/** Returns the bytes of each page with brotli 11, in the order of the pages. */
export async function smallestSizes(dir: string, sizes: PageSize[]): Promise<number[]> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  const smallest = async ({ route }: PageSize) => {
    const file = join(dir, route.endsWith('.html') ? route : `${route}/index.html`);
    return (await promisify(brotliCompress)(await readFile(file), { params })).length;
  };
  const found: number[] = [];
  // All at once, thousands of files would be open.
  for (let start = 0; start < sizes.length; start += 64)
    found.push(...(await Promise.all(sizes.slice(start, start + 64).map(smallest))));
  return found;
}

/** Returns the paths of all pages of a built site, in the order of its sitemap. */
export async function pagePaths(dir: string): Promise<string[]> {
  const sitemap = await readFile(join(dir, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}
