import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { PageHead, PageModel, RenderedPage, SidebarItem } from '../../shared/page.ts';
import { hasTwin } from '../../shared/page-kinds.ts';
import type { SiteView } from '../../shared/site.ts';
import { Layout } from '../layouts/Layout.tsx';
import type { LoadedPage } from '../runtime/loading/page-loader.ts';
import { readyResource } from '../runtime/loading/resource.ts';
import type { View } from '../runtime/view.ts';
import { App } from '../shell/App.tsx';
import { SearchFrame } from '../shell/SearchFrame.tsx';
import { SiteContext } from '../shell/SiteContext.ts';
import { setTexts } from '../shell/texts.ts';
import { pageComponent } from './page-components.ts';

export { pageSheets } from '../runtime/page/page-sheet.ts';

/**
 * Renders a page in its layout, and the app around it.
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
  if (!hasTwin(page.kind)) {
    const tool = readyResource({ file: page, Component } as LoadedPage);
    return { body: renderApp(page, tool, site, sidebar) };
  }
  const html = renderToStaticMarkup(
    <SiteContext value={site}>
      <Layout page={page} site={site}>
        <Component data={page.data} />
      </Layout>
    </SiteContext>,
    { identifierPrefix: 'content' },
  );
  return { body: renderApp(page, { html }, site, sidebar), html };
}

function renderApp(
  head: PageHead,
  page: View['page'],
  site: SiteView,
  sidebar: SidebarItem[] | undefined,
): string {
  const base = site.base === '/' ? '' : site.base.slice(0, -1);
  return renderToString(
    <App
      site={site}
      reloadPage={() => Promise.reject(new Error('Nothing is loaded while pages are rendered.'))}
      initial={{
        path: base + head.route,
        route: head.route,
        serial: 0,
        page,
        version: head.version,
        sidebar: head.sidebar && sidebar && { id: head.sidebar.id, tree: readyResource(sidebar) },
      }}
    />,
  );
}

/** Renders the search dialog, which comes after `#app` in every page of a site. */
export function renderSearch(site: SiteView): string {
  setTexts(site.texts, site.locale.htmlLang);
  return renderToString(<SearchFrame site={site} />);
}
