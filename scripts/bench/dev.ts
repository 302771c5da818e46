import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { PROJECT_DIR } from '../../src/node/files/folders.ts';
import { type Figure, median } from './figures.ts';
import { generateSite } from './generate.ts';
import { launchBrowser } from './launch-browser.ts';
import { TYPICAL_PAGE } from './pages.ts';

/** Aims in ms: from the command to the first page, and from a saved file to the page that shows it. */
const AIMS = { start: 1000, save: 200 };

/** How often a file is saved; the middle one counts. */
const SAVES = 5;

/** A file that is saved, the page that shows it, and where a word has to be written so that it does. */
const FILES = [
  {
    name: 'Markdown',
    path: 'content/docs/about.md',
    route: '/docs/about',
    place: (text: string) => text.search(/(?<=\n\n)[A-Z]/),
  },
  {
    name: 'definition',
    path: 'definitions/client.lua',
    route: TYPICAL_PAGE,
    place: (text: string) => text.lastIndexOf('\n\n---', text.indexOf('function client.trace_line(')) + 5,
  },
];

/** Starts the dev server with a copy of this site, and saves files that a browser shows. */
export async function measureDev(): Promise<Figure[]> {
  // Not in `.cache/`, which the dev server does not watch.
  const siteDir = await mkdtemp(join(tmpdir(), 'bench-dev-'));
  await generateSite(siteDir, 1);
  try {
    // Nothing is kept of a folder that is new; authors start in one that they know.
    const first = await withServer(siteDir, async (_, start) => start);
    const { start, figures } = await withServer(siteDir, async (origin, start) => {
      await answered(`${origin}/site.json`);
      return { start, figures: await showSaves(siteDir, origin) };
    });
    return [
      { part: 'dev', name: 'first start in a folder to the first page', value: first, unit: 'ms' },
      { part: 'dev', name: 'next start to the first page', value: start, unit: 'ms', aim: AIMS.start },
      ...figures,
    ];
  } finally {
    await rm(siteDir, { recursive: true });
  }
}

/** Runs the dev server, which stops after the use. */
async function withServer<Result>(
  siteDir: string,
  use: (origin: string, start: number) => Promise<Result>,
): Promise<Result> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const started = performance.now();
  const command = [join(PROJECT_DIR, 'run.mjs'), 'dev', '--site', siteDir, '--port', `${port}`];
  const server = spawn(process.execPath, command);
  try {
    await answered(origin + TYPICAL_PAGE);
    return await use(origin, performance.now() - started);
  } finally {
    server.kill();
    await once(server, 'close');
  }
}

async function showSaves(siteDir: string, origin: string): Promise<Figure[]> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const figures: Figure[] = [];
    for (const { name, path, route, place } of FILES) {
      await page.goto(origin + route);
      await page.mouse.move(5, 5);
      await page.waitForLoadState('networkidle');
      const file = join(siteDir, path);
      const text = await readFile(file, 'utf8');
      const at = place(text);
      if (at < 5) throw new Error(`\`${path}\` has no place for a word. Correct \`FILES\`.`);
      const times: number[] = [];
      for (let save = 0; save < SAVES; save++) {
        times.push(
          await timeSave(page, file, `${text.slice(0, at)}Saved${save} ${text.slice(at)}`, `Saved${save}`),
        );
      }
      figures.push({
        part: 'dev',
        name: `saved ${name} file to the page`,
        value: median(times),
        unit: 'ms',
        aim: AIMS.save,
      });
    }
    return figures;
  } finally {
    await browser.close();
  }
}

/** Saves a file and waits until the page shows a word. */
async function timeSave(page: Page, file: string, text: string, word: string): Promise<number> {
  const shown = page.waitForFunction(
    (expected) => document.querySelector('main')?.textContent.includes(expected),
    word,
    {
      polling: 'raf',
      timeout: 60_000,
    },
  );
  const saved = performance.now();
  await writeFile(file, text);
  await shown;
  return performance.now() - saved;
}

async function answered(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await wait(10);
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0), 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
