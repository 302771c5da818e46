import type { PageFile } from '../../shared/page.ts';
import { hasTwin } from '../../shared/page-kinds.ts';
import type { SiteFile, SiteView } from '../../shared/site.ts';
import { underBase } from '../../shared/urls.ts';
import type { LoadedPage } from '../runtime/loading/page-loader.ts';
import type { Resource } from '../runtime/loading/resource.ts';
import type { DocumentFacts } from '../runtime/page/document.ts';
import type { Replacement, ShowView, View } from '../runtime/view.ts';
import { assembledView, prerenderedView } from './first-view.ts';
import { type Loader, type SidebarTrees, viewOf } from './page-views.ts';

/** What the screen works with; passed in, so that it runs in tests without a browser. */
export interface ScreenParts {
  /** Reads what the document says about itself now. */
  readDocument(): DocumentFacts;
  loader: Loader;
  /** Loads the shell's view of the site, once, and sets its texts. After a failure the next call tries again. */
  loadSite(url: string): Promise<SiteFile>;
  /** Puts the first view into the document; resolves when it listens. */
  mount(file: SiteFile, view: View, assembled: boolean): Promise<ShowView>;
  /** Updates the head for the page at a path. */
  updateHead(page: PageFile, site: SiteView, path: string): void;
}

/** The shell with one page in it. */
export interface Screen {
  /** Loads what the shell needs, once, and hydrates it. */
  start(): Promise<unknown>;
  /** Shows a page that has loaded. */
  showPage(loaded: LoadedPage, path: string): Promise<void>;
  /** Shows the page of a route before it has loaded, or after that has failed. */
  showUnloaded(at: Pick<View, 'path' | 'route'>, page: Resource<LoadedPage>, how: Replacement): Promise<void>;
  /**
   * Returns whether the page of a route is still shown as it came with the document, and has content: then there is nothing
   * to load for it.
   */
  isAsDelivered(route: string): boolean;
  /** Returns what is shown; the address bar may already have the path of the next page. */
  shown(): Pick<View, 'path' | 'route' | 'serial'>;
}

/** Creates the screen of a document, which shows the page that the document was delivered with. */
export function createScreen({ loader, ...parts }: ScreenParts, trees: SidebarTrees): Screen {
  let starting: Promise<{ site: SiteView; show: ShowView }> | undefined;
  let first: View | undefined;
  const { route, base, kind, assembled } = parts.readDocument();
  let shown = { path: underBase(route, base), route, serial: 0 };
  let isPrerendered = true;

  function start() {
    starting ??= mountFirstView();
    return starting;
  }

  async function mountFirstView() {
    const facts = parts.readDocument();
    const file = await parts.loadSite(facts.site);
    first = facts.assembled
      ? await assembledView(loader, trees, facts, shown, (page) =>
          parts.updateHead(page, file.site, shown.path),
        )
      : prerenderedView(loader, trees, facts, shown);
    return { site: file.site, show: await parts.mount(file, first, facts.assembled) };
  }

  return {
    start,
    async showPage(loaded, path) {
      const { site, show } = await start();
      // Where it could not be loaded before, React would wait for it if this is the same page.
      if (first && 'start' in first.page) first.page.start();
      shown = { path, route: loaded.file.route, serial: shown.serial + 1 };
      parts.updateHead(loaded.file, site, path);
      const view = viewOf(loader, trees, loaded, shown);
      await view.sidebar?.tree.promise;
      // Parts of the document may still have to be hydrated, which React does in slices.
      await show(view, isPrerendered ? 'when rendered' : 'at once');
      isPrerendered = false;
    },
    async showUnloaded(at, page, how) {
      const { show } = await start();
      shown = { ...at, serial: shown.serial + 1 };
      await show({ ...shown, page, sidebar: undefined }, how);
    },
    isAsDelivered: (asked) => shown.serial === 0 && asked === route && !assembled && hasTwin(kind),
    shown: () => shown,
  };
}
