import type { PageFile, PageModel } from '../../../shared/page.ts';

/**
 * Returns what the browser gets of a page: its content as HTML in place of its data, which only tools need there.
 *
 * @param html Content of the page; absent for tools.
 * @param sheet Sheet that only some pages need; empty where none is needed.
 */
export function pageFile({ data, ...frame }: PageModel, html: string | undefined, sheet: string): PageFile {
  const file = { ...frame, ...(sheet && { sheet }), ...(html === undefined ? { data } : { html }) };
  return file as PageFile;
}
