import type { PageLoader } from '../runtime/loading/page-loader.ts';
import type { App, AppParts } from './app.ts';
import { loadWithSidebar, type SidebarTrees } from './page-views.ts';
import type { Screen } from './screen.ts';

/** What an app was made of, as far as a refresh resets it. */
interface RefreshParts extends Pick<AppParts, 'readDocument'> {
  loader: Pick<PageLoader, 'forgetAll' | 'loadPage' | 'loadSidebar'>;
  screen: Screen;
  trees: SidebarTrees;
}

/** An app that can show its open page again after its sources have changed. */
interface RefreshableApp extends App {
  refresh(): Promise<void>;
}

/** Returns an app with a way to refresh it. Only the dev server needs one, so readers get no code for it. */
export function refreshable(app: App, { loader, readDocument, screen, trees }: RefreshParts): RefreshableApp {
  /** The page that was requested last, while it is loading. */
  let opening: Promise<void> | undefined;
  return {
    ...app,
    openPage(target) {
      const done = app.openPage(target).finally(() => {
        if (opening === done) opening = undefined;
      });
      opening = done;
      return done;
    },
    async refresh() {
      loader.forgetAll();
      trees.clear();
      for (;;) {
        await opening?.catch(() => {});
        const before = screen.shown();
        const loaded = await loadWithSidebar(loader, readDocument().route);
        // A page that was opened meanwhile may be from before the change, and is not this one.
        if (screen.shown() === before && !opening) return screen.showPage(loaded, before.path);
      }
    },
  };
}
