import type { PageFile, SidebarItem } from '../catalogue/model.ts';
import { readDocument } from './document.ts';
import { PageUnavailable } from './page-error.ts';
import { componentOf, type PageComponent } from './page-module.ts';
import { dataFile } from './paths.ts';

/** A page that can be rendered: its data and its kind's component. */
export interface LoadedPage {
  file: PageFile;
  Component: PageComponent;
}

/** Modules of the kinds of page; the renderer on the build side brings its own. */
const modules = import.meta.env.SSR ? {} : import.meta.glob<{ default?: unknown }>('../pages/*.tsx');
const components = new Map<string, Promise<PageComponent>>();
const pages = new Map<string, Promise<LoadedPage>>();
const sidebars = new Map<string, Promise<SidebarItem[]>>();

/**
 * Loads a page's data and, beside it, its kind's chunk; each at most once a document.
 *
 * @param kind Kind of the page where it is known (from the link), so that both requests start together.
 * @throws PageUnavailable when there is no such page in this build.
 */
export function loadPage(route: string, kind?: string): Promise<LoadedPage> {
  return remember(pages, route, async () => {
    const early = kind ? loadComponent(kind) : undefined;
    early?.catch(() => {});
    const file = await fetchPage(route);
    return { file, Component: await (file.kind === kind && early ? early : loadComponent(file.kind)) };
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

/** Loads the component of a kind of page. */
export function loadComponent(kind: string): Promise<PageComponent> {
  return remember(components, kind, async () => {
    const path = `../pages/${kind}.tsx`;
    const load = modules[path];
    if (!load) throw new Error(`There is no page module \`${path}\`.`);
    const module = await load().catch((error: unknown) => {
      throw new PageUnavailable(
        `The code of the page could not be loaded: ${error instanceof Error ? error.message : error}`,
      );
    });
    return componentOf(module, path);
  });
}

/** Loads the whole tree of a sidebar. */
export function loadSidebar(file: string): Promise<SidebarItem[]> {
  return remember(sidebars, file, async () => (await fetchJson(file)) as SidebarItem[]);
}

/** Fetches a JSON file of the site; anything but a good answer is an error. */
export async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address).catch((error: unknown) => {
    throw new PageUnavailable(
      `\`${address}\` could not be fetched: ${error instanceof Error ? error.message : error}.`,
    );
  });
  if (!response.ok) throw new PageUnavailable(`\`${address}\` was answered with status ${response.status}.`);
  return response.json();
}

async function fetchPage(route: string): Promise<PageFile> {
  const { base, build } = readDocument();
  const file = (await fetchJson(dataFile(route, base))) as PageFile;
  if (file.build !== build)
    throw new PageUnavailable(`The page \`${route}\` belongs to another build of the site.`);
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
