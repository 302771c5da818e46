import type { PageFile, PageModel } from '../../../shared/page.ts';

/**
 * Returns what the browser gets of a page: HTML in place of its data, and of what its layout shows. Only tools need their
 * data there.
 *
 * @param html The page in its layout; absent for tools.
 * @param sheet Sheet that only some pages need; empty where none is needed.
 */
export function pageFile(model: PageModel, html: string | undefined, sheet: string): PageFile {
  const { data, breadcrumbs, toc, previous, next, editUrl, aboutHref, updated, recent, ...head } = model;
  const file = { ...head, ...(sheet && { sheet }), ...(html === undefined ? { data } : { html }) };
  return file as PageFile;
}
