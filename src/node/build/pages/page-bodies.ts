import type { PageFile, SidebarItem } from '../../../shared/page.ts';
import { keyOf, readKept } from '../../files/kept-files.mjs';
import type { SiteWriter } from '../site-writer.ts';

/** Node, and the languages that it knows: dates and numbers are written as it says. */
const VERSIONS = `${process.version} ${process.versions.icu}`;

/**
 * Returns the function that renders the bodies of a site's pages. A body that an earlier build rendered from the same
 * data with the same engine is taken from what it kept; a new one is kept for the next.
 */
export function createBodies({
  source,
  engine,
  output,
  kept,
}: SiteWriter): (file: PageFile, sidebar: SidebarItem[] | undefined) => string {
  const { site } = source.catalogue;
  const frame = keyOf('body', VERSIONS, engine.id, JSON.stringify(site));
  return ({ nearby: _, ...page }, sidebar) => {
    // What shows nowhere stays out of it.
    const file = { ...page, shell: '' };
    const key = keyOf(frame, JSON.stringify(file), JSON.stringify(sidebar ?? null));
    const keptBody = readKept(kept, key);
    if (keptBody) return keptBody.toString();
    const body = engine.render(file, site, sidebar);
    output.keep(key, body);
    return body;
  };
}
