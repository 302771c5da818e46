import type { PageKind } from '../../shared/page-data.ts';

/** Whether pages of a kind are called by an identifier, which is set in the mono face. */
export function isSymbol(kind: PageKind | undefined): boolean {
  return kind === 'Group' || kind === 'Function' || kind === 'Event' || kind === 'Type';
}
