import { ANNOUNCEMENT_DISMISS_KEY, ANNOUNCEMENT_ID_KEY } from '../../shared/storage-keys.ts';

/** Marks the root before the first paint if the reader has closed this announcement; a new id shows the bar again. */
export default function markAnnouncement(id: string): void {
  const mark = () => {
    try {
      const storage = localStorage;
      if (storage.getItem(ANNOUNCEMENT_ID_KEY) !== id) {
        storage.setItem(ANNOUNCEMENT_ID_KEY, id);
        storage.setItem(ANNOUNCEMENT_DISMISS_KEY, 'false');
      } else if (storage.getItem(ANNOUNCEMENT_DISMISS_KEY) === 'true') {
        document.documentElement.dataset.announcement = 'closed';
      }
    } catch {
      // The app reads the same keys later and reports the failure.
    }
  };
  mark();
  // A page from the browser's cache is as it was left, and the bar may have been closed on another one.
  addEventListener('pageshow', ({ persisted }) => persisted && mark());
}
