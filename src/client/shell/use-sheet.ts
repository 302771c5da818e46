import { useInsertionEffect } from 'react';
import { adoptSheet } from '../runtime/page-sheet.ts';

/**
 * Adopts the sheet of a component that no document is delivered with, when the component is first shown: the sheet in
 * the head of each page is paid for on each page. Its class names are global.
 *
 * @param css Text of the sheet, imported with `?inline`.
 */
export function useSheet(css: string): void {
  useInsertionEffect(() => adoptSheet(css), [css]);
}
