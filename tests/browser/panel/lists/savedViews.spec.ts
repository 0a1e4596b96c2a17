import { expectNoViolationInEitherTheme } from '../../everyPage/axe.ts';
import { expect, test } from '../../fixtures.ts';
import { closeToast, toastIn } from '../toasts.ts';

test.beforeEach(({ signIn }) => signIn());

test('a view keeps search, filters, order and columns, in every browser of its owner', {
  tag: '@journey',
}, async ({ page, browser, site }) => {
  site.sql("update destinations set status = 'draft' where name = 'Tokyo'");
  const version = () => site.sql('select version from content_version')[0]?.version;
  await page.goto('/admin/destinations');
  const views = page.getByRole('group', { name: 'Saved views' });
  await expect(page.getByRole('rowheader')).toHaveCount(4);
  // There is nothing to save yet.
  await expect(views).toHaveCount(0);
  const before = version();
  await page.getByLabel('Status').selectOption('Draft');
  await page.getByRole('button', { name: 'Rating' }).click();
  await page.getByText('Columns', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Country' }).uncheck();
  await page.getByRole('checkbox', { name: 'Types' }).uncheck();
  await expect(page.getByRole('columnheader', { name: 'Types' })).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: 'Country' })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Country' }).check();
  await expect(page.getByRole('columnheader', { name: 'Country' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Rating' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Columns', { exact: true })).toBeFocused();
  const address = /\?(?=.*status=draft)(?=.*sort=-rating)(?=.*hidden=types)/;
  await expect(page).toHaveURL(address);

  await views.getByRole('button', { name: 'Save view' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  await expectNoViolationInEitherTheme(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription('Name is required');
  await dialog.getByLabel('Name').fill('Best drafts');
  await page.keyboard.press('Enter');
  await expect(toastIn(page, 'View saved')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(views).toBeFocused();
  // Nothing is typed into the views: no frame says so.
  await expect(views).toHaveCSS('outline-style', 'none');
  await expect(views).toHaveCSS('box-shadow', 'none');
  const view = views.getByRole('link', { name: 'Best drafts' });
  await expect(view).toHaveAttribute('aria-current', 'page');
  await expectNoViolationInEitherTheme(page);
  expect(version()).toBe(before);

  const other = await browser.newContext({
    baseURL: site.url,
    storageState: await page.context().storageState(),
  });
  const elsewhere = await other.newPage();
  await elsewhere.goto('/admin/destinations');
  await elsewhere.getByRole('link', { name: 'Best drafts' }).click();
  await expect(elsewhere).toHaveURL(address);
  await expect(elsewhere.getByRole('rowheader')).toHaveText([/^Tokyo/]);
  await expect(elsewhere.getByRole('columnheader', { name: 'Types' })).toHaveCount(0);
  // Another list has views of its own.
  await elsewhere.goto('/admin/faq?category=visa');
  await expect(elsewhere.getByRole('button', { name: 'Save view' })).toBeVisible();
  await expect(elsewhere.getByRole('link', { name: 'Best drafts' })).toHaveCount(0);
  await other.close();
});

test('a view is renamed and deleted without a question, and Undo brings it back', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/status of 400/, /You have a view with this name already/);
  await page.setViewportSize({ width: 390, height: 844 });
  const save = async (name: string) => {
    await page.getByRole('button', { name: 'Save view' }).click();
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  };
  const views = page.getByRole('group', { name: 'Saved views' });
  await page.goto('/admin/inbox?status=spam');
  await save('Spam');
  await expect(views.getByRole('link')).toHaveText(['Spam']);
  await page.goto('/admin/inbox?status=archived');
  await save('Spam');
  await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(
    'You have a view with this name already',
  );
  await page.getByLabel('Name', { exact: true }).fill('Archive');
  await page.keyboard.press('Enter');
  await expect(views.getByRole('link')).toHaveText(['Archive', 'Spam']);
  await closeToast(page, 'View saved');

  await page.getByRole('button', { name: 'Rename view' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Rename view' });
  await expect(dialog.getByLabel('Name')).toHaveValue('Archive');
  await dialog.getByLabel('Name').fill('Old messages');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toastIn(page, 'View renamed')).toBeVisible();
  await expect(views.getByRole('link', { name: 'Old messages' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  for (const control of await views.getByRole('link').or(views.getByRole('button')).all()) {
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }

  await page.getByRole('button', { name: 'Delete view' }).press('Enter');
  await expect(toastIn(page, 'View deleted')).toBeVisible();
  await expect(views).toBeFocused();
  await expect(views.getByRole('link')).toHaveText(['Spam']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(views.getByRole('link')).toHaveText(['Old messages', 'Spam']);
  await views.getByRole('link', { name: 'Spam' }).click();
  await expect(page).toHaveURL('/admin/inbox?status=spam');
  await expect(page.getByLabel('Show')).toHaveValue('spam');
});

test('views stand above the history, the rules and the requirements of any destination', async ({
  page,
}) => {
  for (const [path, other] of [
    ['/admin/history?entity=faq', '/admin/history'],
    ['/admin/rules?passport=BR&access=eta', '/admin/rules'],
    [
      '/admin/destinations/tokyo-japan/visa-requirements?sort=cost&stale=true',
      '/admin/destinations/paris-france/visa-requirements',
    ],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Save view' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Mine');
    await page.keyboard.press('Enter');
    const view = page.getByRole('link', { name: 'Mine', exact: true });
    await expect(view).toHaveAttribute('aria-current', 'page');
    await page.goto(other);
    await expect(view).not.toHaveAttribute('aria-current', 'page');
    await view.click();
    const search = new URL(path, 'http://localhost').searchParams;
    await expect
      .poll(() => [...new URL(page.url()).searchParams].toSorted())
      .toEqual([...search].toSorted());
  }
});
