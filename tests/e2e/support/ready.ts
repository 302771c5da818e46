import type { Page } from '@playwright/test';

/** Where the mouse was last moved to, so that it moves the next time. */
const places = new WeakMap<Page, number>();

/** Moves the mouse, as soon as the first script of the page listens: until then, pages run nothing else. */
export async function showLife(page: Page): Promise<void> {
  const listens = () => (window as { appMissing?: boolean }).appMissing === false;
  // Nearly always it does. To wait from outside, every frame is drawn and asked.
  if (!(await askDocument(page, listens))) await page.waitForFunction(listens);
  const place = places.get(page) === 5 ? 6 : 5;
  places.set(page, place);
  await page.mouse.move(place, place);
}

/** Waits until every part of the page is interactive: shell, sidebar and article. */
export async function hydrated(page: Page): Promise<void> {
  // A document that the dev server loads again needs a sign of its own.
  await askDocument(page, allReady, () => showLife(page));
}

/** Waits until this document shows the page that a link leads to; the address changes earlier. */
export async function arrived(page: Page): Promise<void> {
  await askDocument(page, async () => {
    await window.navigation?.transition?.finished.catch(() => {});
  });
}

/** Has the document answer, or the one that comes while it has not; `prepare` comes before each question. */
async function askDocument<Answer>(
  page: Page,
  question: () => Answer | Promise<Answer>,
  prepare?: () => Promise<void>,
): Promise<Answer> {
  for (;;) {
    await prepare?.();
    try {
      return await page.evaluate(question);
    } catch (error) {
      if (!/context was destroyed/.test(String(error))) throw error;
    }
  }
}

/**
 * Runs in the page. No timer, because tests stop them; and no named function in it, because the loader of TypeScript wraps those in
 * calls of a function that pages lack.
 */
async function allReady(): Promise<void> {
  for (;;) {
    const parts = [...document.querySelectorAll<HTMLElement>('[data-part]')].map((part) => part.dataset.part);
    const ready = (document.documentElement.dataset.ready ?? '').split(' ');
    if (ready.includes('shell') && parts.every((part) => ready.includes(part ?? ''))) return;
    await new Promise<void>((done) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        done();
      });
      observer.observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        attributeFilter: ['data-ready', 'data-part'],
      });
    });
  }
}

/** Marks this document, so that a test can tell a full page load from an in-app navigation. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    (window as { marked?: boolean }).marked = true;
  });
}

/** Whether the document is still the one that was marked. */
export function isSameDocument(page: Page): Promise<boolean> {
  return askDocument(page, () => (window as { marked?: boolean }).marked === true);
}
