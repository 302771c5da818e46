import { ANNOUNCEMENT_DISMISS_KEY, ANNOUNCEMENT_ID_KEY } from '../../../shared/storage-keys.ts';
import { readStored, writeStored } from './storage.ts';

/** Remembers which announcement is shown. Where storage works, the script in the head has already done so. */
export function noteAnnouncement(id: string): void {
  if (readStored(ANNOUNCEMENT_ID_KEY) === id) return;
  writeStored(ANNOUNCEMENT_ID_KEY, id);
  writeStored(ANNOUNCEMENT_DISMISS_KEY, 'false');
}

/** Closes the bar for this document, and for later ones as far as storage allows. */
export function closeAnnouncement(): void {
  document.documentElement.dataset.announcement = 'closed';
  writeStored(ANNOUNCEMENT_DISMISS_KEY, 'true');
}
