/**
 * Returns the title of a document.
 *
 * @example
 * documentTitle('client.trace_line', 'Documentation') // 'client.trace_line | Documentation'
 */
export function documentTitle(title: string, siteTitle: string): string {
  return title && title !== siteTitle ? `${title} | ${siteTitle}` : siteTitle;
}
