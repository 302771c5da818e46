/** Sheets that only some sites or pages have, by name. The build reads them from the renderer. */
export const pageSheets: Record<string, string> = {};

/**
 * Registers a sheet that only some pages need. Its class names are global. The build puts it into the document and the data
 * of each page that has an element with its name in `data-sheet`; for a part of the shell, the site decides
 * (`node/document/shell-sheets.ts`). Only in the dev server does the code for browsers contain these sheets, so callers in
 * the shell and in tools first test `import.meta.env.SSR || import.meta.env.DEV`.
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
