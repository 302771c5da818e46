import { visit } from './support/menus.ts';
import { addressOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test.use({ baseURL: addressOf('locales') });

test('VAL-05: texts of the engine, the configuration and the folders are in the language', async ({
  page,
}) => {
  await visit(page, '/fr/docs/riding');
  await expect(page).toHaveTitle('Rouler | Sonnettes de vélo');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toHaveCount(1);
  await expect(page.getByRole('contentinfo').getByText('Lire la suite')).toBeVisible();
  await expect(page.getByText('Remarque')).toBeVisible();
  await expect(page.getByText('Modifier cette page')).toBeVisible();
  await page.goto('/fr/docs');
  await expect(page.getByRole('heading', { level: 2, name: 'Exemples' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Commencer ici' })).toBeVisible();
});

test('VAL-05: a text without a translation is shown in English', async ({ page }) => {
  await page.goto('/fr/blog/archive');
  await expect(page.getByRole('heading', { level: 1, name: 'Archive' })).toBeVisible();
});

test('VAL-05: pages of symbols are in the language where their definitions are', async ({ page }) => {
  await visit(page, '/fr/docs/api/bell/ring');
  await expect(page.getByText('Fait sonner la sonnette.')).toBeVisible();
  for (const name of ['Paramètres', 'Résultats', 'Exemple'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(page.getByRole('main').getByText('Fonction', { exact: true })).toBeVisible();
  await page.goto('/fr/docs/events/bell_heard');
  await expect(page.getByText('Another bell was heard.')).toBeVisible();
  await expect(page.getByText('Événement de la route', { exact: true })).toBeVisible();
});

test('VAL-05, VAL-07: dates and plurals follow the language', async ({ page }) => {
  await page.goto('/fr/blog/spring');
  await expect(page.getByText('1 mars 2025')).toBeVisible();
  await expect(page.getByText('Une minute de lecture')).toBeVisible();
  await page.goto('/blog/spring');
  await expect(page.getByText('1 March 2025')).toBeVisible();
  await page.goto('/fr/blog/tags/weather');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 article avec « weather »');
});

test('VAL-05: links of a translated text lead to pages of its language, translated or not', async ({
  page,
}) => {
  await visit(page, '/fr/docs/riding');
  await expect(page.getByRole('article').getByRole('link', { name: 'les règles' })).toHaveAttribute(
    'href',
    '/fr/docs/rules',
  );
  await page.goto('/fr/docs/rules');
  await expect(page.getByRole('article').getByRole('link', { name: 'how to ride' })).toHaveAttribute(
    'href',
    '/fr/docs/riding',
  );
});

test('VAL-05: the edit link of a translated text opens the translation', async ({ page }) => {
  await page.goto('/fr/docs/riding');
  await expect(page.getByRole('link', { name: 'Modifier cette page' })).toHaveAttribute(
    'href',
    /i18n\/fr\/content\/docs\/riding\.md$/,
  );
  await page.goto('/fr/docs/rules');
  await expect(page.getByRole('link', { name: 'Modifier cette page' })).toHaveAttribute(
    'href',
    /main\/content\/docs\/rules\.md$/,
  );
});
