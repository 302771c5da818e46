/**
 * Saves the file of a link that the service worker may keep: Chromium asks the network for a download, whatever the
 * worker has. Without a worker the link does its work alone.
 */
export async function saveKept(event: {
  currentTarget: HTMLAnchorElement;
  preventDefault(): void;
}): Promise<void> {
  if (!navigator.serviceWorker?.controller) return;
  event.preventDefault();
  const { href, download } = event.currentTarget;
  const link = Object.assign(document.createElement('a'), { href, download });
  try {
    const answer = await fetch(href);
    if (answer.ok) link.href = URL.createObjectURL(await answer.blob());
  } catch {
    // The browser then says itself that there is no network.
  }
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), LONGEST_SAVING);
}

/** Time after which a browser has taken the file over, in milliseconds. */
const LONGEST_SAVING = 10_000;
