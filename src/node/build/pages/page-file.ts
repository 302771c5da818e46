import type { PageFile, PageModel } from '../../../shared/page.ts';

/**
 * Returns the data file of a page: HTML instead of its data and of what its layout shows. Only tools need their data in
 * the browser.
 *
 * @param html The page in its layout; absent for tools.
 * @param sheet Sheet that only some pages need; empty where none is needed.
 */
export function pageFile(model: PageModel, html: string | undefined, sheet: string): PageFile {
  const { data, breadcrumbs, toc, previous, next, editUrl, aboutHref, updated, recent, ...head } = model;
  const file = { ...head, ...(sheet && { sheet }), ...(html === undefined ? { data } : { html }) };
  return file as PageFile;
}
