import { fetchPatiently } from './patience.ts';

/**
 * Saves a file that the service worker may keep: Chromium asks the network for the download of a link, whatever the
 * worker has.
 */
export async function saveKept(href: string, name: string): Promise<void> {
  const link = Object.assign(document.createElement('a'), { href, download: name });
  try {
    const answer = await fetchPatiently(href);
    if (answer.ok) link.href = URL.createObjectURL(await answer.blob());
  } catch {
    // The browser then says itself that there is no network, or that the file never comes.
  }
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), LONGEST_SAVING);
}

/** Time after which a browser has taken the file over, in milliseconds. */
const LONGEST_SAVING = 10_000;
