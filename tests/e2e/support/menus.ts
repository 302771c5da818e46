import { expect, type Locator, type Page } from '@playwright/test';
import { arrived, hydrated } from './ready.ts';

/** Whether the window is as narrow as a phone's: the items of the navbar are in the drawer then. */
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

/** Switches the colour mode, as proof that the shell works; on narrow windows the switch is in the drawer. */
export async function switchMode(page: Page): Promise<void> {
  const root = page.locator('html');
  const before = await root.getAttribute('data-theme');
  const bar = await mainMenu(page);
  await bar.getByRole('button', { name: /Switch between dark and light/ }).click();
  await expect(root).not.toHaveAttribute('data-theme', String(before));
  if (!isNarrow(page)) return;
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Navigation menu' }).waitFor({ state: 'detached' });
  // Without the Navigation API an entry guards the open drawer, which takes a moment to go: Back would only leave that.
  await page.waitForFunction(() => !(history.state as { guard?: boolean } | null)?.guard);
}

async function openDrawer(page: Page): Promise<void> {
  await hydrated(page);
  const drawer = page.getByRole('dialog', { name: 'Navigation menu' });
  if (!(await drawer.isVisible())) await page.getByRole('button', { name: 'Open navigation menu' }).click();
  await drawer.waitFor();
}

/** Opens a page and waits until it is interactive. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Where the items of the navbar are, on this width: the navbar, or the opened drawer on its main level. */
export async function navItems(page: Page): Promise<Locator> {
  if (!isNarrow(page)) return page.getByRole('navigation').first();
  const drawer = page.getByRole('dialog');
  // One that was open closes with the navigation that a link in it began.
  await drawer.waitFor({ state: 'hidden' });
  // A page that arrives later would close it again.
  await arrived(page);
  await page.locator('header nav > button').first().click();
  await drawer.waitFor();
  const back = drawer.getByRole('button', { name: /Back to main menu|Retour au menu principal/ });
  if (await back.count()) await back.click();
  return drawer;
}

/** Opens a menu of the navbar and gives its list. The names of its label differ between navbar and drawer. */
export async function openMenu(page: Page, label: string, drawerLabel = label): Promise<Locator> {
  const items = await navItems(page);
  if (isNarrow(page)) {
    const button = page.getByRole('button', { name: drawerLabel, exact: true });
    if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
    return items.getByRole('listitem').filter({ has: button }).getByRole('list');
  }
  // Of the page, not of `items`: what `has` takes must be found from the element around it.
  const toggle = page.locator('[aria-expanded]').filter({ hasText: new RegExp(`^${label}$`) });
  await items.locator(toggle).focus();
  await page.keyboard.press('Enter');
  return items.locator('div').filter({ has: toggle }).last().getByRole('list');
}
