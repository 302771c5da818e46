import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { PageFile, SidebarItem } from '../catalogue/model.ts';
import type { SiteView } from '../shell/site.ts';

/** Folder of the project that holds the engine. */
export const PROJECT_DIR = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** The browser code and the renderer, bundled: the same for every site. */
export interface Engine {
  /** Folder with the browser's files, `assets/` in it. */
  clientDir: string;
  /** First script of every page, relative to the base URL. */
  bootFile: string;
  /** Files that the first script needs at once. */
  bootImports: string[];
  /** All styles of the first view, for the head of every page. */
  css: string;
  /** The same styles as a file, relative to the base URL. */
  cssFile: string;
  /** Chunk of each kind of page, relative to the base URL. */
  chunks: Record<string, string>;
  /** Renders the body of a page. */
  render: RenderPage;
}

/** Renders the app with one page to the HTML inside of `#app`. */
export type RenderPage = (page: PageFile, site: SiteView, sidebar: SidebarItem[] | undefined) => string;

interface ManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
}

/** Bundles the engine, or takes the bundle of the same sources that an earlier build left in `.cache/`. */
export async function loadEngine(cacheDir = join(PROJECT_DIR, '.cache/engine')): Promise<Engine> {
  const dir = join(cacheDir, await sourceHash());
  if (!existsSync(dir)) await bundle(dir);
  const manifest = JSON.parse(await readFile(join(dir, 'client/manifest.json'), 'utf8')) as Record<
    string,
    ManifestEntry
  >;
  const boot = manifest['src/runtime/boot.ts'];
  const css = Object.values(manifest).find((entry) => entry.file.endsWith('.css'));
  if (!boot || !css)
    throw new Error('The bundle of the engine is incomplete. Delete `.cache/` and build again.');
  const chunks = Object.entries(manifest).flatMap(([source, entry]) => {
    const kind = /^src\/pages\/(\w+)\.tsx$/.exec(source)?.[1];
    return kind ? [[kind, entry.file] as const] : [];
  });
  const { renderPage } = (await import(pathToFileURL(join(dir, 'server/render-page.js')).href)) as {
    renderPage: RenderPage;
  };
  return {
    clientDir: join(dir, 'client'),
    bootFile: boot.file,
    bootImports: (boot.imports ?? []).flatMap((key) => manifest[key]?.file ?? []),
    css: (await readFile(join(dir, 'client', css.file), 'utf8')).trim(),
    cssFile: css.file,
    chunks: Object.fromEntries(chunks),
    render: renderPage,
  };
}

/** Bundles beside the final folder and moves it there, so that an interrupted build leaves no half of it. */
async function bundle(dir: string): Promise<void> {
  const { build } = await import('vite');
  const { clientConfig, serverConfig } = await import('./vite.ts');
  const draft = `${dir}.${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  await Promise.all([
    build(clientConfig(PROJECT_DIR, join(draft, 'client'))),
    build(serverConfig(PROJECT_DIR, join(draft, 'server'))),
  ]);
  try {
    await rename(draft, dir);
  } catch (error) {
    if (!existsSync(dir)) throw error;
    await rm(draft, { recursive: true, force: true });
  }
}

/** Hash of everything that the bundle is made from. */
async function sourceHash(): Promise<string> {
  const entries = await readdir(join(PROJECT_DIR, 'src'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hash = createHash('sha256');
  for (const file of [...files.sort(), join(PROJECT_DIR, 'package-lock.json')]) {
    hash.update(file.slice(PROJECT_DIR.length)).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Copies the browser's files into a site's output. */
export async function copyClient(engine: Engine, outDir: string): Promise<void> {
  await cp(join(engine.clientDir, 'assets'), join(outDir, 'assets'), { recursive: true });
}
