import { codeOf, watchDocuments } from './support/network.ts';
import { heading, LINE, link, openStart, START } from './support/pages.ts';
import { hydrated, isSameDocument, showLife } from './support/ready.ts';
import { expect, test } from './support/test.ts';

test.use({ expectedErrors: [/Failed to load resource/] });

test('SCR-07, ERR-16: when the code of the search page fails, a warning is logged and the page is loaded once', {
  tag: '@dev',
}, async ({ page }) => {
  await page.route(codeOf('Search'), (route) => route.abort());
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await openStart(page);
  const documents = watchDocuments(page);
  await page.evaluate(() => location.assign('/search'));
  await expect(heading(page)).toHaveText('Search the documentation');
  await showLife(page);
  await page.waitForFunction(() => document.documentElement.dataset.ready?.includes('shell'));
  expect(warnings.join('\n')).toContain('`/search` could not be opened in place');
  await expect.poll(() => warnings.join('\n')).toContain('The app could not be started');
  expect(await isSameDocument(page)).toBe(false);
  expect(documents).toEqual(['/search']);
});

test('ERR-16: when the document fails too, the host’s answer is shown and nothing loops', {
  tag: '@dev',
}, async ({ page }) => {
  await page.route(`**${LINE.path}/page.json`, (route) => route.fulfill({ status: 500, body: '' }));
  await openStart(page);
  const documents = watchDocuments(page);
  await page.route(`**${LINE.path}`, (route) =>
    route.fulfill({ status: 503, contentType: 'text/plain', body: 'Back in a moment' }),
  );
  await link(page, LINE.link).click();
  await expect(page.getByText('Back in a moment')).toBeVisible();
  expect(documents).toEqual([LINE.path]);
});

test('SCR-07: a page of another build is loaded in full', { tag: '@dev' }, async ({ page }) => {
  await page.route(`**${LINE.path}/page.json`, async (route) => {
    const file = await (await route.fetch()).json();
    await route.fulfill({ json: { ...file, shell: 'another', title: 'Another build' } });
  });
  await openStart(page);
  await link(page, LINE.link).click();
  await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
  await expect(heading(page)).toHaveText(LINE.heading);
});

test('SCR-07: a sidebar that has failed is asked for again', { tag: '@dev' }, async ({ page }) => {
  let asked = 0;
  let isDown = true;
  await page.route(/docsSidebar[\w-]*\.json$/, (route) => {
    asked++;
    return isDown ? route.abort() : route.fallback();
  });
  await page.goto(START);
  await showLife(page);
  await page.waitForFunction(() => document.documentElement.dataset.ready?.includes('shell'));
  await expect.poll(() => asked).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  const before = asked;
  isDown = false;
  await link(page, LINE.link).click();
  await expect(heading(page)).toHaveText(LINE.heading);
  expect(asked).toBe(before + 1);
});

test('SCR-09: Back returns to an address that has no page', { tag: '@dev' }, async ({ page }) => {
  await page.goto('/docs/nothing-here');
  await expect(heading(page)).toHaveText('This page does not exist');
  await hydrated(page);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(heading(page)).toContainText('Script the client');
  await page.goBack();
  await expect(heading(page)).toHaveText('This page does not exist');
  await expect(page).toHaveURL('/docs/nothing-here');
});
