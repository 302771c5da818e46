import { decodeHash } from '../../../shared/urls.ts';
import { readDocument } from '../page/document.ts';
import { addressFix, spelledPath } from './navigation-decisions.ts';

/**
 * Puts the clean spelling of an address into the address bar, without a new history entry. Query and hash stay.
 *
 * @returns the clean route of the page to open, if this document holds the not-found page instead of that page.
 */
export function cleanAddress(): string | undefined {
  const { open, spell } = addressFix(location.pathname, readDocument());
  if (spell !== undefined) replaceAddress(spell);
  return open;
}

/** Returns the path of a route as the address bar shows it. */
export function pathOf(route: string): string {
  return spelledPath(route, readDocument());
}

/** Replaces the path in the address bar with the path of a route. */
export function replaceAddress(route: string): void {
  history.replaceState(history.state, '', pathOf(route) + location.search + location.hash);
}

/** Returns the element that a hash leads to, percent escapes decoded. */
export function hashTarget(hash: string): HTMLElement | undefined {
  return (hash && document.getElementById(decodeHash(hash))) || undefined;
}
