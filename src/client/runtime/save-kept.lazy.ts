import { fetchPatiently } from './loading/patience.ts';

/**
 * Saves a file that the service worker may have kept. For a link with `download`, Chromium ignores the worker and uses the
 * network.
 */
export async function saveKept(href: string, name: string): Promise<void> {
  const link = Object.assign(document.createElement('a'), { href, download: name });
  try {
    const answer = await fetchPatiently(href);
    if (answer.ok) link.href = URL.createObjectURL(await answer.blob());
  } catch {
    // The browser itself then says that there is no network, or that the file does not arrive.
  }
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), LONGEST_SAVING);
}

/** Milliseconds after which a browser has read the file. */
const LONGEST_SAVING = 10_000;
