import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { PageModel, RenderedPage, SidebarItem } from '../../shared/page.ts';
import { hasTwin } from '../../shared/page-kinds.ts';
import type { SiteView } from '../../shared/site.ts';
import type { LoadedPage } from '../runtime/loading/page-loader.ts';
import { readyResource } from '../runtime/loading/resource.ts';
import { App } from '../shell/App.tsx';
import { SearchFrame } from '../shell/SearchFrame.tsx';
import { SiteContext } from '../shell/SiteContext.ts';
import { setTexts } from '../shell/texts.ts';
import { pageComponent } from './page-components.ts';

export { pageSheets } from '../runtime/page/page-sheet.ts';

/**
 * Renders a page in the app.
 *
 * @throws Error when the kind of the page has no module, or the module no default export.
 */
export function renderPage(
  page: PageModel,
  site: SiteView,
  sidebar: SidebarItem[] | undefined,
): RenderedPage {
  setTexts(site.texts, site.locale.htmlLang);
  const Component = pageComponent(page.kind, page.route);
  const { data, ...frame } = page;
  if (!hasTwin(page.kind)) return { body: renderApp({ file: page, Component } as LoadedPage, site, sidebar) };
  const html = renderToStaticMarkup(
    <SiteContext value={site}>
      <Component data={data} />
    </SiteContext>,
    { identifierPrefix: 'content' },
  );
  return { body: renderApp({ file: { ...frame, html } } as LoadedPage, site, sidebar), html };
}

function renderApp(loaded: LoadedPage, site: SiteView, sidebar: SidebarItem[] | undefined): string {
  const { file } = loaded;
  const base = site.base === '/' ? '' : site.base.slice(0, -1);
  return renderToString(
    <App
      site={site}
      reloadPage={async () => loaded}
      initial={{
        path: base + file.route,
        route: file.route,
        serial: 0,
        page: readyResource(loaded),
        version: file.version,
        sidebar: file.sidebar && sidebar && { id: file.sidebar.id, tree: readyResource(sidebar) },
      }}
    />,
  );
}

/** Renders the search dialog, which stands after `#app` in every page of a site. */
export function renderSearch(site: SiteView): string {
  setTexts(site.texts, site.locale.htmlLang);
  return renderToString(<SearchFrame site={site} />);
}
