import type { PageFile } from '../../shared/page.ts';
import { hasTwin } from '../../shared/page-kinds.ts';
import { patientResource, readyResource } from '../runtime/loading/resource.ts';
import { reportMissing } from '../runtime/navigation/notice.ts';
import type { DocumentFacts } from '../runtime/page/document.ts';
import type { View } from '../runtime/view.ts';
import { type Loader, loadWithSidebar, type SidebarTrees, treeOf, viewOf } from './page-views.ts';

type Shown = Pick<View, 'path' | 'serial'>;

/** Returns the view of the page in this document. The sidebar and the content of a tool wait until they are wanted. */
export function prerenderedView(
  loader: Loader,
  trees: SidebarTrees,
  { route, kind, version, sidebar }: DocumentFacts,
  shown: Shown,
): View {
  return {
    ...shown,
    route,
    page: hasTwin(kind) ? { html: '' } : patientResource(() => loader.loadPage(route, kind), reportMissing),
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
