/**
 * Returns the sheets that elements of a page ask for with `data-sheet`, sorted by name.
 *
 * @param sheets Sheets that only some pages have, by name.
 * @throws Error for a name without a sheet.
 */
export function sheetsFor(body: string, sheets: Record<string, string>): string {
  const names = new Set([...body.matchAll(/ data-sheet="([\w-]+)"/g)].map(([, name = '']) => name));
  return [...names]
    .sort()
    .map((name) => {
      const css = Object.hasOwn(sheets, name) ? sheets[name] : undefined;
      if (css === undefined)
        throw new Error(`An element has \`data-sheet="${name}"\`, but no sheet has that name.`);
      return css.trim();
    })
    .join('');
}
