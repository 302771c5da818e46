import type { SidebarItem } from '../../shared/page.ts';
import type { LoadedPage, PageLoader } from '../runtime/page-loader.ts';
import { patientResource, type Resource, readyResource } from '../runtime/resource.ts';
import type { View } from '../runtime/view.ts';

/** Loads pages, and makes views of them. */
export interface PageViews {
  /** Loads a page and the tree of its sidebar. */
  loadWithSidebar(route: string, kind?: string): Promise<LoadedPage>;
  /** Returns the view of a loaded page; its sidebar is asked for at once. */
  viewOf(loaded: LoadedPage, shown: Pick<View, 'path' | 'serial'>): View;
  /** Returns the tree of a sidebar. `file` is relative to the base URL. */
  treeOf(file: string): Resource<SidebarItem[]>;
  /** Loads the tree of a sidebar, which React then reads without suspending. */
  readyTree(file: string): Promise<void>;
  /** Forgets all trees; for the dev server, when sources have changed. */
  forgetTrees(): void;
}

/** Creates what makes the views of one document. */
export function createPageViews(loader: Pick<PageLoader, 'loadPage' | 'loadSidebar'>): PageViews {
  /** The same sidebar is the same resource on every page, so that React keeps what the reader opened. */
  const trees = new Map<string, Resource<SidebarItem[]>>();

  function treeOf(file: string): Resource<SidebarItem[]> {
    const tree = trees.get(file) ?? patientResource(() => loader.loadSidebar(file));
    trees.set(file, tree);
    return tree;
  }

  return {
    treeOf,
    async loadWithSidebar(route, kind) {
      const loaded = await loader.loadPage(route, kind);
      const { sidebar } = loaded.file;
      if (sidebar) await loader.loadSidebar(sidebar.file);
      return loaded;
    },
    viewOf(loaded, shown) {
      const { route, sidebar, version } = loaded.file;
      const tree = sidebar && treeOf(sidebar.file);
      tree?.start();
      return {
        ...shown,
        route,
        page: readyResource(loaded),
        version,
        sidebar: sidebar && tree && { id: sidebar.id, tree },
      };
    },
    async readyTree(file) {
      trees.set(file, readyResource(await loader.loadSidebar(file)));
    },
    forgetTrees: () => trees.clear(),
  };
}
