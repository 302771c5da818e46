import type { PageModel, RenderedPage } from '../../../shared/page.ts';
import { keyOf, readKept } from '../../files/kept-files.mjs';
import type { SiteWriter } from '../site-writer.ts';
import type { ShownSidebar } from './shown-sidebar.ts';

/** Versions of Node and of its language data, which decide how dates and numbers are written. */
const VERSIONS = `${process.version} ${process.versions.icu}`;

/** Separates the content from the body in a kept page, and marks where the content goes. No HTML contains it. */
const SLOT = '\0';

/**
 * Returns the function that renders a site's pages. A page that an earlier build rendered from the same data with the same
 * engine is taken from what it kept; a new one is kept for the next.
 */
export function createBodies({
  source,
  engine,
  output,
  kept,
}: SiteWriter): (page: PageModel, sidebar: ShownSidebar | undefined) => RenderedPage {
  const { site } = source.catalogue;
  const frame = keyOf('body', VERSIONS, engine.id, JSON.stringify(site));
  return ({ nearby: _, ...page }, sidebar) => {
    // The id of the shell appears nowhere in the body, so it is left out of the key.
    const model = { ...page, shell: '' };
    const key = keyOf(frame, JSON.stringify(model), sidebar?.key ?? '');
    const keptPage = readKept(kept, key);
    if (keptPage) return unpack(keptPage.toString());
    const rendered = engine.render(model, site, sidebar?.items);
    output.keep(key, pack(rendered));
    return rendered;
  };
}

function pack({ body, html }: RenderedPage): string {
  return html === undefined ? body : html + SLOT + body.replace(html, () => SLOT);
}

function unpack(text: string): RenderedPage {
  const [html = '', before, after] = text.split(SLOT);
  return before === undefined ? { body: html } : { body: before + html + after, html };
}
