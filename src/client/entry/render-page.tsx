import { renderToString } from 'react-dom/server';
import type { PageFile, SidebarItem } from '../../shared/page.ts';
import type { SiteView } from '../../shared/site.ts';
import { readyResource } from '../runtime/loading/resource.ts';
import { componentOf } from '../runtime/page/page-module.ts';
import { App } from '../shell/App.tsx';
import { SearchFrame } from '../shell/SearchFrame.tsx';
import { setTexts } from '../shell/texts.ts';

export { pageSheets } from '../runtime/page/page-sheet.ts';

const modules = import.meta.glob<{ default?: unknown }>('../pages/*.tsx', { eager: true });

/**
 * Renders the app with one page: the HTML that goes into `#app`.
 *
 * @throws Error when the kind of the page has no module, or the module no default export.
 */
export function renderPage(page: PageFile, site: SiteView, sidebar: SidebarItem[] | undefined): string {
  const module = modules[`../pages/${page.kind}.tsx`] ?? {};
  const Component = componentOf(module, `src/client/pages/${page.kind}.tsx`, page.route);
  const base = site.base === '/' ? '' : site.base.slice(0, -1);
  setTexts(site.texts, site.locale.htmlLang);
  const loaded = { file: page, Component };
  return renderToString(
    <App
      site={site}
      reloadPage={async () => loaded}
      initial={{
        path: base + page.route,
        route: page.route,
        serial: 0,
        page: readyResource(loaded),
        version: page.version,
        sidebar: page.sidebar && sidebar && { id: page.sidebar.id, tree: readyResource(sidebar) },
      }}
    />,
  );
}

/** Renders the search dialog, which stands after `#app` in every page of a site. */
export function renderSearch(site: SiteView): string {
  setTexts(site.texts, site.locale.htmlLang);
  return renderToString(<SearchFrame site={site} />);
}
