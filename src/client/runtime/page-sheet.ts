/** Sheets that only some pages have, by name: the build reads them out of the renderer. */
export const pageSheets: Record<string, string> = {};

/**
 * Adds the sheet of what only some pages show. Its class names are global. An element with `data-sheet` and the name
 * asks for it: the build puts the sheet into the documents of such pages, and browsers adopt it with the code that comes
 * when the reader goes on to one.
 *
 * @param css Text of a sheet, imported with `?inline`.
 */
export function addPageSheet(name: string, css: string): void {
  if (import.meta.env.SSR) pageSheets[name] = css;
  else adoptSheet(css);
}

/** Adopts a sheet that comes with the code that needs it. */
export function adoptSheet(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
