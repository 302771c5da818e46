import { openKept, test } from './support/host.ts';
import { watchPolicy } from './support/policy.ts';
import { hydrated } from './support/ready.ts';
import { expect } from './support/test.ts';

test.use({ ownContext: true });

test('a site that is kept, its control and the popup of a new build keep within the policy', async ({
  page,
  host,
}) => {
  const seen = await watchPolicy(page);
  await openKept(page, host, 'docs/tables');
  // A document that the worker has put together.
  await page.goto(`${host.address}docs/moorings`);
  await hydrated(page);
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.getByRole('status')).toContainText('offline');
  await host.deploy('second');
  await page.reload();
  const popup = page.getByRole('region', { name: 'Update' });
  await popup.getByRole('button', { name: 'Refresh' }).click({ timeout: 20_000 });
  await expect(popup).toHaveCount(0);
  expect(seen).toEqual([]);
});
