import type { PageFile, SidebarItem } from '../../shared/page.ts';
import { dataFile } from '../../shared/urls.ts';
import { isPageFile, isSidebar } from './data-shapes.ts';
import { readDocument } from './document.ts';
import { PageMissing, PageUnavailable } from './page-error.ts';
import { componentOf, type PageComponent, type PageModule } from './page-module.ts';
import { fetchPatiently, within } from './patience.ts';
import type { Check } from './shape.ts';

/** A page that can be rendered: its data and its kind's component. */
export interface LoadedPage {
  file: PageFile;
  Component: PageComponent;
}

/** Loaders of the modules of the kinds of page, by kind. */
export type PageModules = Record<string, () => Promise<PageModule>>;

let modules: PageModules = {};
const loadedModules = new Map<string, Promise<PageModule>>();
const pages = new Map<string, Promise<LoadedPage>>();
const sidebars = new Map<string, Promise<SidebarItem[]>>();

/** Says where the components of the kinds of page come from; to be called before the first page is loaded. */
export function providePageModules(loaders: PageModules): void {
  modules = loaders;
}

/**
 * Loads a page's data and, beside it, its kind's chunk; each at most once a document.
 *
 * @param kind Kind of the page where it is known (from the link), so that both requests start together.
 * @throws PageUnavailable when there is no such page in this build, and Error when its module is not what it should be.
 */
export function loadPage(route: string, kind?: string): Promise<LoadedPage> {
  return remember(pages, route, async () => {
    const early = kind ? loadModule(kind) : undefined;
    early?.catch(() => {});
    const file = await fetchPage(route);
    const module = await (file.kind === kind && early ? early : loadModule(file.kind));
    return { file, Component: componentOf(module, modulePath(file.kind), route) };
  });
}

/** Whether a page was loaded, or is being loaded. */
export function isPageKnown(route: string): boolean {
  return pages.has(route);
}

/** Forgets a page, so that the next load asks the server again. */
export function forgetPage(route: string): void {
  pages.delete(route);
}

/** Forgets everything that was loaded; the dev server asks for it when the sources have changed. */
export function forgetAll(): void {
  pages.clear();
  sidebars.clear();
}

/** Path of the module of a kind of page. */
function modulePath(kind: string): string {
  return `src/client/pages/${kind}.tsx`;
}

function loadModule(kind: string): Promise<PageModule> {
  return remember(loadedModules, kind, async () => {
    const load = modules[kind];
    if (!load) throw new Error(`There is no page module \`${modulePath(kind)}\`.`);
    return within(load()).catch((error: unknown) => {
      throw new PageUnavailable(
        `The code of the page could not be loaded: ${error instanceof Error ? error.message : error}`,
      );
    });
  });
}

/** Loads the whole tree of a sidebar. */
export function loadSidebar(file: string): Promise<SidebarItem[]> {
  return remember(sidebars, file, () => fetchJson(file, isSidebar));
}

/** Fetches a JSON file of this host; anything but a good answer of the right shape is an error. */
export async function fetchJson<T>(address: string, hasShape: Check<T>): Promise<T> {
  const response = await fetchPatiently(address, { mode: 'same-origin' }).catch((error: unknown) => {
    throw new PageUnavailable(
      `\`${address}\` could not be fetched: ${error instanceof Error ? error.message : error}.`,
    );
  });
  if (response.status === 404) throw new PageMissing(`There is no \`${address}\` on the server.`);
  if (!response.ok) throw new PageUnavailable(`\`${address}\` was answered with status ${response.status}.`);
  const content: unknown = await response.json().catch((error: unknown) => console.warn(address, error));
  if (!hasShape(content)) throw new PageUnavailable(`\`${address}\` was answered with something else.`);
  return content;
}

async function fetchPage(route: string): Promise<PageFile> {
  const { base, build } = readDocument();
  const file = await fetchJson(dataFile(route, base), isPageFile);
  if (file.build !== build)
    throw new PageUnavailable(`The page \`${route}\` belongs to another build of the site.`);
  if (file.route !== route)
    throw new PageUnavailable(`The page \`${route}\` was answered with \`${file.route}\`.`);
  return file;
}

/** A failed load is not remembered: the next try starts anew. */
function remember<T>(cache: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> {
  const known = cache.get(key);
  if (known) return known;
  const promise = load();
  cache.set(key, promise);
  promise.catch(() => cache.delete(key));
  return promise;
}
