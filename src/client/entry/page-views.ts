import type { SidebarItem } from '../../shared/page.ts';
import type { LoadedPage, PageLoader } from '../runtime/loading/page-loader.ts';
import { patientResource, type Resource, readyResource } from '../runtime/loading/resource.ts';
import { reportMissing } from '../runtime/navigation/notice.ts';
import type { View } from '../runtime/view.ts';

/** The trees of sidebars, by their files. */
export type SidebarTrees = Map<string, Resource<SidebarItem[]>>;

/** The part of the page loader that views need. */
export type Loader = Pick<PageLoader, 'loadPage' | 'loadSidebar'>;

/** Loads a page and the tree of its sidebar. */
export async function loadWithSidebar(loader: Loader, route: string, kind?: string): Promise<LoadedPage> {
  const loaded = await loader.loadPage(route, kind);
  const { sidebar } = loaded.file;
  if (sidebar) await loader.loadSidebar(sidebar.file);
  return loaded;
}

/**
 * Returns the tree of a sidebar, which waits until it is started. The same sidebar is the same resource on every page, so
 * that React keeps what the reader opened.
 *
 * @param file Path of the tree, relative to the base URL.
 */
export function treeOf(loader: Loader, trees: SidebarTrees, file: string): Resource<SidebarItem[]> {
  const tree = trees.get(file) ?? patientResource(() => loader.loadSidebar(file), reportMissing);
  trees.set(file, tree);
  return tree;
}

/** Returns the view of a page that has loaded, and starts the tree of its sidebar. */
export function viewOf(
  loader: Loader,
  trees: SidebarTrees,
  loaded: LoadedPage,
  shown: Pick<View, 'path' | 'serial'>,
): View {
  const { route, sidebar, version } = loaded.file;
  const tree = sidebar && treeOf(loader, trees, sidebar.file);
  tree?.start();
  return {
    ...shown,
    route,
    page: 'Component' in loaded ? readyResource(loaded) : { html: loaded.file.html },
    version,
    sidebar: sidebar && tree && { id: sidebar.id, tree },
  };
}
