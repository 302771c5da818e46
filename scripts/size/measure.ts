import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BundleReport } from '../../src/node/bundle/bundle-report.ts';
import { hasTwin } from '../../src/shared/page-kinds.ts';
import { KINDS } from '../../tests/e2e/support/kinds.ts';
import { brotliSize } from '../support/brotli-size.ts';
import type { Bytes, PageSizes, Sizes } from './table.ts';

/** What is between these is a part of a document. */
const PARTS: Record<string, RegExp> = {
  sheet: /<style>[\s\S]*?<\/style>/,
  head: /<head>[\s\S]*?<\/head>/,
  sidebar: /<div data-sidebar-scroll="">[\s\S]*?<\/div><button/,
  article: /<main[^>]*>[\s\S]*<\/main>/,
};

/** Page that a host sends where there is none, and one that the browser fills. */
const NOT_MEASURED = new Set(['search results', 'not found']);

/** Measures a built site: what is sent for one page of each kind, and the files that all pages share. */
export async function measureSizes(dir: string, report: BundleReport): Promise<Sizes> {
  const chunks = Object.fromEntries(
    await Promise.all(report.chunks.map(async ({ name, file }) => [name, await sent(dir, file)] as const)),
  );
  const pages: Record<string, PageSizes> = {};
  for (const [kind, route] of Object.entries(KINDS)) {
    if (!NOT_MEASURED.has(kind)) pages[kind] = await measurePage(dir, route, report);
  }
  const modules = Object.fromEntries(report.chunks.map((chunk) => [chunk.name, chunk.modules]));
  const html = await readFile(documentOf(dir, KINDS.function), 'utf8');
  const sheet = /<style>(.*?)<\/style>/s.exec(html)?.[1];
  const reference = await referencePages(dir);
  return {
    whole: allMeasured({
      'sheet of a page': sheet === undefined ? undefined : brotliSize(sheet),
      'page of the reference, half of them': reference[Math.floor(reference.length / 2)],
      'page of the reference, the largest': reference.at(-1),
      'first script': chunks.boot,
      'script of a page of the reference': pages.function?.script,
      'search engine': chunks.worker,
      'search index': await sent(dir, attribute(html, 'data-search')),
    }),
    pages,
    chunks,
    modules,
  };
}

/**
 * Returns sizes that budgets limit.
 *
 * @throws Error where nothing was measured, such as a chunk that has another name by now: 0 would be within any budget.
 */
export function allMeasured(sizes: Record<string, number | undefined>): Bytes {
  return Object.fromEntries(
    Object.entries(sizes).map(([name, bytes]) => {
      if (bytes === undefined)
        throw new Error(
          `Nothing was measured as \`${name}\`. In \`scripts/size/measure.ts\`, name what took its place.`,
        );
      return [name, bytes];
    }),
  );
}

async function measurePage(dir: string, route: string, report: BundleReport): Promise<PageSizes> {
  const file = documentOf(dir, route);
  const html = await readFile(file, 'utf8');
  const scripts = [...closure(['src/client/entry/boot.ts', 'src/client/entry/start-app.ts'], report)];
  const sizes = await Promise.all(scripts.map((script) => sent(dir, script)));
  const names = ['data-site', 'data-nearby', 'data-sidebar-file']
    .map((name) => attribute(html, name))
    .filter(Boolean);
  // The documents of all other pages have their own data.
  const own = hasTwin(attribute(html, 'data-kind')) ? [] : [`${route}/page.json`];
  const data = await Promise.all([...names, ...own].map((name) => sent(dir, name)));
  const sum = (list: number[]) => list.reduce((a, b) => a + b, 0);
  return {
    route,
    html: (await stat(`${file}.br`)).size,
    script: sum(sizes),
    data: sum(data),
    requests: 1 + scripts.length + data.length,
    parts: partsOf(html),
  };
}

/** Returns the bytes of the parts of a document, each compressed on its own; the rest is what belongs to none. */
export function partsOf(html: string): Bytes {
  const parts: Bytes = {};
  let rest = html;
  for (const [name, pattern] of Object.entries(PARTS)) {
    const found = pattern.exec(rest)?.[0];
    if (found === undefined) continue;
    parts[name] = brotliSize(found);
    rest = rest.replace(found, '');
  }
  return { ...parts, rest: brotliSize(rest) };
}

/** Files of the chunks that contain some modules, and of all that these need at once. */
function closure(modules: string[], { chunks }: BundleReport): Set<string> {
  const files = new Set<string>();
  const visit = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    for (const next of chunks.find((chunk) => chunk.file === file)?.imports ?? []) visit(next);
  };
  for (const module of modules) {
    const chunk = chunks.find((candidate) => Object.hasOwn(candidate.modules, module));
    if (!chunk)
      throw new Error(`No script of the bundle contains \`${module}\`. Name the module that took its place.`);
    visit(chunk.file);
  }
  return files;
}

/** Bytes that are sent for the pages of functions and events, the smallest first. */
async function referencePages(dir: string): Promise<number[]> {
  const routes = JSON.parse(
    await readFile(new URL('../../tests/data/inventory.json', import.meta.url), 'utf8'),
  );
  const all: { route: string }[] = [...routes.entries, ...routes.events];
  const sizes = await Promise.all(all.map(({ route }) => sent(dir, `${route}/index.html`)));
  return sizes.sort((a, b) => a - b);
}

function documentOf(dir: string, route: string): string {
  return join(dir, route, 'index.html');
}

/** Bytes of a file as a server sends it: its compressed variant where there is one. */
async function sent(dir: string, path: string): Promise<number> {
  const file = join(dir, path);
  return (await stat(existsSync(`${file}.br`) ? `${file}.br` : file)).size;
}

function attribute(html: string, name: string): string {
  return new RegExp(`<html[^>]* ${name}="([^"]*)"`).exec(html)?.[1] ?? '';
}
