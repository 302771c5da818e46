import type { ContentFile, PageFile, SidebarItem, ToolFile } from '../../../shared/page.ts';
import { dataFile } from '../../../shared/urls.ts';
import type { DocumentFacts } from '../page/document.ts';
import { componentOf, type PageComponent, type PageModule } from '../page/page-module.ts';
import { adoptSheet } from '../page/page-sheet.ts';
import { isNearby, isPageFile, isSidebar } from './data-shapes.ts';
import type { fetchJson } from './fetch-json.ts';
import { PageUnavailable } from './page-error.ts';
import { within } from './patience.ts';

/** A page that can be shown: its content as HTML, or its data and the component of its kind. */
export type LoadedPage = { file: ContentFile } | { file: ToolFile; Component: PageComponent };

/** Loaders of the modules of tools, by kind. */
export type PageModules = Record<string, () => Promise<PageModule>>;

/**
 * Loads pages and sidebars, each at most once per document. A failed load is not remembered: the next one starts anew.
 */
export interface PageLoader {
  /**
   * Loads a page's data and, in parallel, the chunk of its kind, which only tools have.
   *
   * @param kind Kind of the page, if the link names it: both requests then start together.
   * @throws PageUnavailable when the site has no such page for this shell, and Error when its module has no component.
   */
  loadPage(route: string, kind?: string): Promise<LoadedPage>;
  /**
   * Loads the data of the pages in a file of neighbours, which then need no request. `file` is relative to the base
   * URL. A failure is silent: each page has a file of its own.
   *
   * @returns the files with the pages before and after these.
   */
  loadNearby(file: string): Promise<string[]>;
  /** Returns whether the data of a page has been loaded or is loading. */
  isKnown(route: string): boolean;
  /** Loads a page again, from the server. */
  reloadPage(route: string): Promise<LoadedPage>;
  /** Loads the whole tree of a sidebar. `file` is relative to the base URL. */
  loadSidebar(file: string): Promise<SidebarItem[]>;
  /** Forgets all pages and sidebars; for the dev server, when sources have changed. */
  forgetAll(): void;
}

/**
 * Milliseconds for which neighbours need no request. After that, one that was neither opened nor pointed at is requested
 * again: otherwise, a tab that stays open would not notice that the site has changed.
 */
const FRESH = 10 * 60_000;

/** What a page loader works with. */
interface LoaderParts {
  modules: PageModules;
  document: Pick<DocumentFacts, 'base' | 'shell'>;
  fetchJson: typeof fetchJson;
}

/** Creates the page loader of a document. */
export function createPageLoader({ modules, document, fetchJson }: LoaderParts): PageLoader {
  const { base, shell } = document;
  const pages = new Map<string, Promise<LoadedPage>>();
  const neighbours = new Map<string, { since: number; file: ContentFile }>();
  const sidebars = new Map<string, Promise<SidebarItem[]>>();

  async function loadModule(kind: string): Promise<PageModule> {
    const load = Object.hasOwn(modules, kind) ? modules[kind] : undefined;
    if (!load) throw new Error(`There is no page module \`${modulePath(kind)}\`.`);
    return within(load()).catch((error: unknown) => {
      throw new PageUnavailable(
        `The code of the page could not be loaded: ${error instanceof Error ? error.message : error}`,
      );
    });
  }

  function loadPage(route: string, kind?: string): Promise<LoadedPage> {
    return remember(pages, route, async () => {
      const early = kind && Object.hasOwn(modules, kind) ? loadModule(kind) : undefined;
      early?.catch(() => {});
      const file = neighbourAt(route) ?? (await fetchJson(dataFile(route, base), isPageFile));
      const problem = problemOf(file, route, shell);
      if (problem) throw new PageUnavailable(problem);
      if (file.sheet) adoptSheet(file.sheet);
      if ('html' in file) return { file };
      const module = await (file.kind === kind && early ? early : loadModule(file.kind));
      return { file, Component: componentOf(module, modulePath(file.kind), route) };
    });
  }

  function neighbourAt(route: string): ContentFile | undefined {
    const neighbour = neighbours.get(route);
    return neighbour && Date.now() - neighbour.since < FRESH ? neighbour.file : undefined;
  }

  async function loadNearby(nearby: string): Promise<string[]> {
    const found = await fetchJson(base + nearby, isNearby).catch(() => undefined);
    if (found?.shell !== shell) return [];
    const since = Date.now();
    for (const file of found.pages) neighbours.set(file.route, { since, file: { ...file, shell, nearby } });
    return found.beside ?? [];
  }

  return {
    loadPage,
    loadNearby,
    isKnown: (route) => pages.has(route) || neighbourAt(route) !== undefined,
    reloadPage(route) {
      pages.delete(route);
      neighbours.delete(route);
      return loadPage(route);
    },
    loadSidebar: (file) => remember(sidebars, file, () => fetchJson(base + file, isSidebar)),
    forgetAll() {
      pages.clear();
      sidebars.clear();
    },
  };
}

/** Returns why the data of a page cannot be shown in a document of a shell; absent when it can. */
function problemOf(file: PageFile, route: string, shell: string): string | undefined {
  if (file.shell !== shell) return `The page \`${route}\` was made for another shell of the site.`;
  if (file.route !== route) return `The page \`${route}\` was answered with \`${file.route}\`.`;
  return undefined;
}

/** Returns the path of the module of a kind of tool. */
function modulePath(kind: string): string {
  return `src/client/tools/${kind}.tsx`;
}

function remember<T>(cache: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> {
  const cached = cache.get(key);
  if (cached) return cached;
  const promise = load();
  cache.set(key, promise);
  promise.catch(() => cache.delete(key));
  return promise;
}
