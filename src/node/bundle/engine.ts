import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageModel, RenderedPage, SidebarItem } from '../../shared/page.ts';
import type { SiteView } from '../../shared/site.ts';
import { type Problem, ProblemsError } from '../diagnostics/problem.ts';
import { ENGINES_DIR, PROJECT_DIR } from '../files/folders.ts';
import { isSealed } from '../files/sealed-folder.ts';
import { type BundleReport, REPORT_FILE } from './bundle-report.ts';
import { explainBundlerError } from './bundler-error.ts';
import { makeFolder, markUsed } from './cached-folder.ts';
import { assetsIn, type ClientFiles, compressClient } from './client-files.ts';
import type { InlineScripts } from './inline-scripts.ts';
import { sourceHash } from './source-hash.mjs';

/** The browser code and the renderer, bundled: the same for every site. */
export interface Engine {
  /** Hash of all code that the site is made with: the engine's own, and the versions of its packages. */
  id: string;
  /** Resolves when the browser's files are compressed, which continues while the pages are rendered. */
  client: Promise<ClientFiles>;
  /** First script of every page, relative to the base URL. */
  bootFile: string;
  /** Files that the first script needs at once. */
  bootImports: string[];
  /** All styles of the first view, for the head of every page. */
  css: string;
  /** The same styles as a file, relative to the base URL. */
  cssFile: string;
  /** Sheets that only some pages have, by name. */
  pageSheets: Record<string, string>;
  /** Chunk of each kind of tool, relative to the base URL. */
  chunks: Record<string, string>;
  inline: InlineScripts;
  /** Code of the service worker in offline mode, relative to the base URL. */
  workerFile: string;
  render: RenderPage;
  renderSearch: RenderSearch;
}

/** Renders a page in the app. */
export type RenderPage = (
  page: PageModel,
  site: SiteView,
  sidebar: SidebarItem[] | undefined,
) => RenderedPage;

/** Renders the search dialog, which is next to the app in every page of a site. */
export type RenderSearch = (site: SiteView) => string;

/** What the renderer's bundle exports. */
export interface Renderer {
  renderPage: RenderPage;
  renderSearch: RenderSearch;
  pageSheets: Record<string, string>;
}

interface ManifestEntry {
  file: string;
  imports?: string[];
}

/**
 * Bundles the engine, or takes the bundle of the same sources that an earlier build left in `.cache/`.
 *
 * @param hash Hash of its sources, where it is known already.
 * @throws Error when the bundle lacks a part that pages need.
 */
export async function loadEngine(hash?: string, cacheDir = ENGINES_DIR): Promise<Engine> {
  const id = hash ?? (await sourceHash());
  const dir = join(cacheDir, id);
  if (await isSealed(dir)) await markUsed(dir);
  else await bundle(dir, id);
  const manifest = await readManifest(dir);
  const boot = manifest['src/client/entry/boot.ts'];
  const cssFile = await findSheet(dir);
  if (!boot || !cssFile) throw new Error(INCOMPLETE);
  const chunks = Object.entries(manifest).flatMap(([source, entry]) => {
    const kind = /^src\/client\/tools\/(\w+)\.tsx$/.exec(source)?.[1];
    return kind ? [[kind, entry.file] as const] : [];
  });
  const [workerFile] = await assetsIn(join(dir, 'worker'));
  if (!workerFile) throw new Error(INCOMPLETE);
  const client = compressClient(dir);
  client.catch(() => {});
  const { renderer, css, inline } = await readRendering(dir, cssFile);
  return {
    id,
    client,
    bootFile: boot.file,
    bootImports: (boot.imports ?? []).flatMap((key) => manifest[key]?.file ?? []),
    css,
    cssFile,
    pageSheets: renderer.pageSheets,
    inline,
    workerFile,
    chunks: Object.fromEntries(chunks),
    render: renderer.renderPage,
    renderSearch: renderer.renderSearch,
  };
}

/** The parts of a bundle that make documents. */
export interface Rendering {
  renderer: Renderer;
  /** The sheet of all pages. */
  css: string;
  inline: InlineScripts;
}

/**
 * Returns what makes documents from the bundle that an earlier build left; undefined without a complete one of these
 * sources.
 *
 * @param id Hash of the sources.
 */
export async function findRendering(id: string): Promise<Rendering | undefined> {
  const dir = join(ENGINES_DIR, id);
  if (!(await isSealed(dir))) return undefined;
  await markUsed(dir);
  const cssFile = await findSheet(dir);
  return cssFile ? readRendering(dir, cssFile) : undefined;
}

async function readRendering(dir: string, cssFile: string): Promise<Rendering> {
  return {
    renderer: (await import(pathToFileURL(join(dir, 'server/render-page.js')).href)) as Renderer,
    css: (await readFile(join(dir, 'client', cssFile), 'utf8')).trim(),
    inline: JSON.parse(await readFile(join(dir, 'inline.json'), 'utf8')) as InlineScripts,
  };
}

type Manifest = Record<string, ManifestEntry>;

async function readManifest(dir: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(dir, 'client/manifest.json'), 'utf8')) as Manifest;
}

/** Returns the file with the sheet of all pages, relative to the base URL. */
async function findSheet(dir: string): Promise<string | undefined> {
  return (await assetsIn(join(dir, 'client'))).find((path) => path.endsWith('.css'));
}

const INCOMPLETE = 'The bundle of the engine is incomplete. Delete `.cache/` and build again.';

/** Bundles in a process of its own, so that the site is read at the same time and the memory is given back. */
async function bundle(dir: string, id: string): Promise<void> {
  await makeFolder(dir, async (temporary) => {
    await mkdir(temporary, { recursive: true });
    const child = fork(new URL('./bundle-process.mjs', import.meta.url), [PROJECT_DIR, temporary], {
      // Errors arrive as such.
      serialization: 'advanced',
      // A caller for tests or development must not leave its kind of bundle in the cache.
      env: { ...process.env, NODE_ENV: 'production' },
    });
    let failure: unknown;
    child.once('message', (error) => {
      failure = error;
    });
    const [status, signal] = await once(child, 'close');
    if (status !== 0)
      throw explainBundlerError(
        failure ?? new Error(`The bundler was stopped by ${signal ?? `status ${status}`}.`),
        temporary,
      );
    // What was bundled may be newer than what the hash was made of.
    if ((await sourceHash()) !== id) throw new ProblemsError([CHANGED]);
  });
}

const CHANGED: Problem = {
  severity: 'error',
  file: 'src',
  message: 'The code of the engine changed while it was being bundled.',
  fix: 'Build again.',
};

/** Reads the bundler's report about the bundle that builds use now. */
export async function readBundleReport(): Promise<BundleReport> {
  const { id } = await loadEngine();
  return JSON.parse(await readFile(join(ENGINES_DIR, id, 'client', REPORT_FILE), 'utf8'));
}
