import { toggleDetails } from '../runtime/collapse.ts';
import { delegate } from '../runtime/delegate.ts';

/** Makes details open and close by their height. */
export function listenToDetails(): void {
  delegate(['click'], '.details > summary', (summary, event) => {
    const { parentElement: details, nextElementSibling: content } = summary;
    if (!(details instanceof HTMLDetailsElement && content instanceof HTMLElement)) return;
    event.preventDefault();
    toggleDetails(details, content);
  });
}
