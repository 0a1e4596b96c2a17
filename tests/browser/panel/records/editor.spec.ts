import { expect, test } from '../../fixtures.ts';
import { addVisitorInput } from '../../rows.ts';
import { toastIn } from '../toasts.ts';

/** The same user and browser, as an editor. */
test.beforeEach(async ({ site, signIn }) => {
  site.sql("update users set role = 'editor'");
  await signIn();
});

const administratorsPages = [
  '/admin/countries',
  '/admin/pages',
  '/admin/pages/terms',
  '/admin/newsletter',
  '/admin/users',
  '/admin/users/new',
  '/admin/personal-data',
  '/admin/outbox',
  '/admin/settings',
  '/admin/rules/editions',
  '/admin/rules/difference?from=1&to=2',
];

test('an editor can open only an editor’s pages', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/admin/dashboard');
  const navigation = page.getByRole('navigation', { name: 'Admin' });
  await expect(navigation.getByRole('link')).toHaveText([
    'Dashboard',
    'Destinations',
    'Rules',
    'Entry conditions',
    'Ways to work',
    'Changing planes',
    'Work areas',
    'FAQ',
    'Translations',
    'History',
    'Trash',
    'Inbox',
    'Import and export',
  ]);
  // Pages never request what an editor is refused: the console stays silent.
  for (const link of await navigation.getByRole('link').all()) {
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('main').getByText(/^Loading/)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const path of administratorsPages) {
      await expect(page.getByRole('main').locator(`a[href="${path}"]`)).toHaveCount(0);
    }
  }
  for (const path of administratorsPages) {
    await page.goto(path);
    await expect(
      page.getByRole('heading', { level: 1, name: 'For administrators only' }),
    ).toBeVisible();
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Go to destinations' }).click();
  await expect(page.getByRole('heading', { name: 'Destinations', level: 1 })).toBeVisible();
});

test('an editor edits a destination, and deletes and restores another', async ({ page, site }) => {
  await page.goto('/admin/destinations/paris-france');
  await page.getByLabel('Name', { exact: true }).fill('Lutetia');
  await page.getByRole('button', { name: 'Update Destination' }).click();
  await expect(toastIn(page, 'Destination updated successfully')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Lutetia' })).toBeVisible();
  expect(
    site.sql(
      "select role from users join history on actor_id = users.id where title like 'Lutetia%'",
    ),
  ).toEqual([{ role: 'editor' }]);

  page.on('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Delete Bali', exact: true }).press('Enter');
  await expect(toastIn(page, 'Destination deleted successfully')).toBeVisible();
  await page.goto('/admin/trash');
  await expect(page.getByRole('button', { name: /for good/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Restore Bali, Indonesia' }).press('Enter');
  await expect(page.getByText('The trash is empty')).toBeVisible();
});

test('an editor adds a rule and a question, and answers a message', async ({ page, site }) => {
  addVisitorInput(site, 1);
  await page.goto('/admin/rules/new?passport=BR&destination=JP');
  await page.getByLabel('Access', { exact: true }).selectOption('Travel authorisation');
  await page.getByLabel('Source', { exact: false }).first().fill('Embassy of Japan');
  await page.getByRole('button', { name: 'Create rule' }).click();
  await expect(toastIn(page, 'Rule created successfully')).toBeVisible();
  await page.goto('/visa-info/JP?from=BR');
  await expect(page.getByText('Embassy of Japan').first()).toBeVisible();

  await page.goto('/admin/faq/new');
  await page.getByRole('textbox', { name: 'Question' }).fill('May I bring my cat?');
  await page.getByRole('textbox', { name: 'Answer' }).fill('Ask first.');
  await page.getByRole('button', { name: 'Create question' }).click();
  await expect(toastIn(page, 'Question created successfully')).toBeVisible();

  await page.goto('/admin/inbox');
  await page.getByRole('link', { name: 'Person 1', exact: true }).click();
  await page.getByRole('button', { name: 'Mark answered' }).click();
  await expect(toastIn(page, 'Message updated')).toBeVisible();
});
