import { delegate } from '../runtime/delegate.ts';

/** Leaves the focus in the search field of a page when the reader clears it. */
export function listenToFields(): void {
  delegate(['reset'], '.search-page-form', (form) => form.querySelector('input')?.focus());
}
