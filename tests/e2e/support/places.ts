import type { Page } from '@playwright/test';
import { expect } from './test.ts';

interface Place {
  left: number;
  baseline: number;
}

/** Where the first heading begins, and on which line it is, in the page. */
export function headingPlace(page: Page): Promise<Place> {
  return page
    .getByRole('main')
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => {
      const mark = document.createElement('span');
      mark.style.display = 'inline-block';
      heading.prepend(mark);
      const place = {
        left: heading.getBoundingClientRect().left,
        baseline: mark.getBoundingClientRect().bottom + scrollY,
      };
      mark.remove();
      return place;
    });
}

/** Expects that the first heading begins at an edge, for each width of the window, and on a line if there is one. */
export async function expectPlace(
  page: Page,
  edges: Record<number, number>,
  baseline?: number,
): Promise<void> {
  for (const [width, left] of Object.entries(edges).reverse()) {
    if (page.viewportSize()?.width !== Number(width))
      await page.setViewportSize({ width: Number(width), height: 900 });
    const place = await headingPlace(page);
    expect.soft(place.left, `left at ${width} px`).toBeCloseTo(left, 0);
    if (baseline) expect.soft(place.baseline, `baseline at ${width} px`).toBeCloseTo(baseline, 0);
  }
}

/** Expects that a short page ends with the window, and is no wider. */
export async function expectFitting(page: Page, { isPhone }: { isPhone: boolean }): Promise<void> {
  const size = await page.getByRole('contentinfo').evaluate((footer) => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    const below = scrollHeight - scrollY - footer.getBoundingClientRect().bottom;
    return { scrollHeight, below, wider: scrollWidth - innerWidth };
  });
  expect.soft(Math.abs(size.below)).toBeLessThan(1);
  expect.soft(size.wider).toBeLessThanOrEqual(0);
  // The footer of a phone is nearly as high as the window.
  if (!isPhone) expect.soft(size.scrollHeight).toBe(900);
}
