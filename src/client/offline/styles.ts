import { adoptSheet } from '../runtime/page-sheet.ts';

const added = new Set<string>();

/** Adds a sheet to this document, once. It comes with the code that needs it, so no page carries it before. */
export function addStyles(css: string): void {
  if (added.has(css)) return;
  added.add(css);
  adoptSheet(css);
}
