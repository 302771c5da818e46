import { toggleDetails } from '../runtime/collapse.ts';
import { delegate } from '../runtime/delegate.ts';

/** Makes details open and close by their height. The list of headings above a page closes when the reader follows an entry. */
export function listenToDetails(): void {
  delegate(['click'], '.details > summary', (summary, event) => {
    const { parentElement: details, nextElementSibling: content } = summary;
    if (!(details instanceof HTMLDetailsElement && content instanceof HTMLElement)) return;
    event.preventDefault();
    toggleDetails(details, content);
  });
  // Closed before the browser scrolls to the heading, which closing moves.
  delegate(['click'], 'details > ul a[href^="#"]', (entry) =>
    entry.closest('details')?.removeAttribute('open'),
  );
}
