import type { PageFile } from '../../shared/page.ts';
import { patientResource, readyResource } from '../runtime/loading/resource.ts';
import { mayLoadAhead } from '../runtime/navigation/connection.ts';
import { reportMissing } from '../runtime/navigation/notice.ts';
import type { DocumentFacts } from '../runtime/page/document.ts';
import type { View } from '../runtime/view.ts';
import { type Loader, loadWithSidebar, type SidebarTrees, treeOf, viewOf } from './page-views.ts';

type Shown = Pick<View, 'path' | 'serial'>;

/**
 * Returns the view of the page in this document; sidebar and article wait until they are wanted.
 *
 * @param untilItStays Resolves when it is certain that the page is not about to go.
 */
export function prerenderedView(
  loader: Loader,
  trees: SidebarTrees,
  { route, kind, version, nearby, sidebar }: DocumentFacts,
  shown: Shown,
  untilItStays: () => Promise<void>,
): View {
  return {
    ...shown,
    route,
    page: patientResource(async () => {
      await untilItStays();
      // It has the data of this page, too, and is needed next.
      if (nearby && mayLoadAhead()) await loader.loadNearby(nearby);
      return loader.loadPage(route, kind);
    }, reportMissing),
    version,
    sidebar: sidebar && { id: sidebar.id, tree: treeOf(loader, trees, sidebar.file) },
  };
}

/**
 * Returns the view of a document of the service worker, which holds only the content of its page: the rest is rendered
 * here.
 */
export async function assembledView(
  loader: Loader,
  trees: SidebarTrees,
  { route, kind }: DocumentFacts,
  shown: Shown,
  updateHead: (page: PageFile) => void,
): Promise<View> {
  const loaded = await loadWithSidebar(loader, route, kind);
  const { sidebar } = loaded.file;
  if (sidebar) trees.set(sidebar.file, readyResource(await loader.loadSidebar(sidebar.file)));
  updateHead(loaded.file);
  return viewOf(loader, trees, loaded, shown);
}
