/** Sheets that only some sites or pages have, by name. The build reads them from the renderer. */
export const pageSheets: Record<string, string> = {};

/**
 * Adds the sheet of what only some pages show. Its class names are global. An element with `data-sheet` and the name
 * requests it: the build puts the sheet into the document and the data of such pages. Whether the sheet of a part of the
 * shell is in the documents depends on the site instead (`node/document/shell-sheets.ts`). The code for readers contains
 * none of them, so callers in the shell and in tools test `import.meta.env.SSR || import.meta.env.DEV` first; the dev server
 * has these sheets in the code.
 *
 * @param css Text of a sheet, imported with `?inline`.
 */
export function addPageSheet(name: string, css: string): void {
  if (import.meta.env.SSR) pageSheets[name] = css;
  else adoptSheet(css);
}

const adopted = new Set<string>();

/** Adopts a sheet that comes with the code or data that needs it, once. */
export function adoptSheet(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
