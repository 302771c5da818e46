import { useInsertionEffect } from 'react';
import { adoptSheet } from '../runtime/page/page-sheet.ts';

/**
 * Adopts the sheet of a component that no document contains, when the component is first shown: a sheet in the head
 * would cost its bytes on every page. Its class names are global.
 *
 * @param css Text of the sheet, imported with `?inline`.
 */
export function useSheet(css: string): void {
  useInsertionEffect(() => adoptSheet(css), [css]);
}
