import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_DIR } from '../../src/node/files/folders.ts';
import { replaceFile } from '../../src/node/files/replace-file.ts';

/** The file with the limits and the sizes that were recorded last. */
export const SIZES_FILE = 'tests/data/sizes.json';

/** Bytes by name. */
export type Bytes = Record<string, number>;

/** What a reader gets with a page, in bytes as they are sent. */
export interface PageSizes {
  /** Address of the page that stands for its kind. */
  route: string;
  /** The document, with its sheet. */
  html: number;
  /** The scripts that it loads until the app runs. */
  script: number;
  /** The data that it loads until the app runs. */
  data: number;
  /** Requests for all of these. */
  requests: number;
  /** Parts of the document, each compressed on its own. */
  parts: Bytes;
}

/** The sizes of a built site. */
export interface Sizes {
  /** What a budget is set for, by the name of the budget. */
  whole: Bytes;
  /** By kind of page. */
  pages: Record<string, PageSizes>;
  /** Bytes of each script as sent, by the name of its chunk. */
  chunks: Bytes;
  /** Bytes of the modules in each chunk, as they are before the bundle is minified. */
  modules: Record<string, Bytes>;
}

/** What a page may cost. */
export type PageLimits = Pick<PageSizes, 'html' | 'script' | 'data' | 'requests'>;

/** The committed table. */
export interface SizeTable {
  /** Promises to readers: only changed by hand, on purpose. */
  budgets: Bytes;
  /** Limits of what only a browser can tell, which a test in a browser checks. */
  browser: Bytes;
  /** Limits of each kind of page, a little above what was recorded. */
  pages: Record<string, PageLimits>;
  recorded: Sizes;
}

/** Reads the committed table. */
export async function readTable(): Promise<SizeTable> {
  return JSON.parse(await readFile(join(PROJECT_DIR, SIZES_FILE), 'utf8'));
}

/** Writes the table with new sizes and the limits of pages that follow from them. What is set by hand stays. */
export async function recordSizes(
  { budgets, browser }: Pick<SizeTable, 'budgets' | 'browser'>,
  recorded: Sizes,
): Promise<void> {
  const pages = Object.fromEntries(
    Object.entries(recorded.pages).map(([kind, page]) => [kind, limitsFor(page)]),
  );
  const table: SizeTable = { budgets, browser, pages, recorded };
  await replaceFile(join(PROJECT_DIR, SIZES_FILE), `${JSON.stringify(table, null, 2)}\n`);
}

/**
 * Returns what a page of a recorded size may cost: 3 % more bytes, so that one more sentence does not matter, and not
 * one request more.
 *
 * @example
 * limitsFor({ html: 10_000, script: 80_000, data: 4_000, requests: 9 }) // { html: 10_300, script: 82_400, … }
 */
export function limitsFor({ html, script, data, requests }: PageLimits): PageLimits {
  const above = (bytes: number) => Math.ceil((bytes * 1.03) / 100) * 100;
  return { html: above(html), script: above(script), data: above(data), requests };
}
