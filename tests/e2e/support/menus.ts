import type { Locator, Page } from '@playwright/test';
import { hydrated } from './ready.ts';

/** Whether the window is as narrow as the one that gets a drawer. */
export function isNarrow(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) <= 996;
}

/** The docs sidebar: beside the page, or in the drawer, which is opened. */
export async function docsSidebar(page: Page): Promise<Locator> {
  if (isNarrow(page)) await openDrawer(page);
  return page.getByRole('navigation', { name: 'Docs sidebar' });
}

/** The items of the navbar: in the bar, or in the main menu of the drawer, which is opened. */
export async function mainMenu(page: Page): Promise<Locator> {
  if (!isNarrow(page)) return page.getByRole('navigation', { name: 'Main' });
  await openDrawer(page);
  const drawer = page.getByRole('dialog', { name: 'Navigation menu' });
  const back = drawer.getByRole('button', { name: 'Back to main menu' });
  if (await back.isVisible()) await back.click();
  return drawer;
}

async function openDrawer(page: Page): Promise<void> {
  await hydrated(page);
  const drawer = page.getByRole('dialog', { name: 'Navigation menu' });
  if (!(await drawer.isVisible())) await page.getByRole('button', { name: 'Open navigation menu' }).click();
  await drawer.waitFor();
}
