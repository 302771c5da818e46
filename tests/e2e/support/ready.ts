import type { Page } from '@playwright/test';

/** Moves the mouse, as soon as the first script of the page listens: until then, pages run nothing else. */
export async function showLife(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as { appMissing?: boolean }).appMissing === false);
  await page.mouse.move(6, 6);
  await page.mouse.move(5, 5);
}

/** Waits until every part of the page is interactive: shell, sidebar and article. */
export async function hydrated(page: Page): Promise<void> {
  await showLife(page);
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('[data-part]')].map((part) => part.dataset.part);
    const ready = (document.documentElement.dataset.ready ?? '').split(' ');
    return ready.includes('shell') && parts.every((part) => ready.includes(part ?? ''));
  });
}

/** Marks this document, so that a test can tell a full page load from an in-app navigation. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    (window as { marked?: boolean }).marked = true;
  });
}

/** Whether the document is still the one that was marked. */
export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => (window as { marked?: boolean }).marked === true);
}
