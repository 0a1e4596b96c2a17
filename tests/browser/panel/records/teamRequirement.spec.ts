// What the team saves for a destination is what its visitors see.
import type { Page } from '@playwright/test';
import { expectNoViolationInEitherTheme } from '../../everyPage/axe.ts';
import { expect, test } from '../../fixtures.ts';
import { toastIn } from '../toasts.ts';

test.beforeEach(({ signIn }) => signIn());

const list = '/admin/destinations/paris-france/visa-requirements';
const today = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
} as const).format(new Date());

async function saveKenya(page: Page) {
  await page.goto(`${list}/new`);
  await page.getByLabel('Country').selectOption('Kenya');
  await page.getByLabel('Visa type').selectOption('tourist');
  await page.getByLabel('Duration (days)').fill('60');
  await page.getByLabel('Cost', { exact: true }).fill('KES 500');
  await page.getByLabel('Notes').fill('Show the letter of the team.');
  // It warns before the save.
  await expect(page.getByText('Easier than an official source:')).toBeVisible();
  await page.getByRole('button', { name: 'Create Requirement' }).click();
  await expect(toastIn(page, 'Visa requirement created successfully')).toBeVisible();
}

test('a saved requirement is what visitors see, beside a stricter official source', async ({
  page,
}) => {
  const box = page.locator('.verdict');
  const card = page.getByRole('article').filter({ hasText: 'Paris' });
  await page.goto('/destination/paris-france?from=KE');
  await expect(box).toHaveAttribute('data-status', 'in-advance');
  await saveKenya(page);

  // Amber, with both sides.
  await page.goto('/destination/paris-france?from=KE');
  await expect(box).toHaveAttribute('data-status', 'doubtful');
  await expect(
    page.getByRole('heading', {
      name: 'Our team: No Visa Required. Official source: Visa required.',
    }),
  ).toBeVisible();
  await expect(box).toContainText('Visa-free travel available');
  await expect(box).toContainText(`Our team, ${today}.`);
  await expect(page.getByText('Up to 60 days')).toBeVisible();
  await expect(page.getByText('KES 500')).toBeVisible();
  await expect(page.getByText('Show the letter of the team.')).toBeVisible();
  await expect(page.getByText('our own entry')).toHaveCount(0);
  await expectNoViolationInEitherTheme(page);
  await page.goto('/destinations/tourist?from=KE&noVisaBeforehand=true');
  await expect(card).toContainText('Visa free');
  await expect(card.locator('.access-badge')).toHaveAttribute('data-tone', 'doubtful');
  // The country's page lists it, and keeps its own answer.
  await page.goto('/visa-info/FR?from=KE');
  await expect(box).toHaveAttribute('data-status', 'in-advance');
  await expect(page.getByText(`Our team, ${today}: Visa free · up to 60 days`)).toBeVisible();
});

test('a requirement that is changed, undone, deleted and restored is seen at once', async ({
  page,
  context,
}) => {
  const visitor = await context.newPage();
  const box = visitor.locator('.verdict');
  const expectSeen = async (status: string) => {
    await visitor.goto('/destination/paris-france?from=KE');
    await expect(box).toHaveAttribute('data-status', status);
  };
  await saveKenya(page);
  await expectSeen('doubtful');

  // Harder than before: simply the verdict.
  await page.getByRole('link', { name: 'Kenya, tourist', exact: true }).click();
  await page.getByLabel('Visa Required').check();
  await expect(page.getByText('Easier than an official source:')).toHaveCount(0);
  await page.getByRole('button', { name: 'Update Requirement' }).click();
  await expect(toastIn(page, 'Visa requirement updated successfully')).toBeVisible();
  await expectSeen('in-advance');
  await expect(visitor.getByRole('heading', { name: 'Visa Required', exact: true })).toBeVisible();
  await expect(box).toContainText('Must be obtained in advance');
  await expect(visitor.getByText(`Our team, ${today}.`)).toBeVisible();

  await page.getByRole('link', { name: 'Kenya, tourist', exact: true }).click();
  // The navigation has one, too.
  await page.getByRole('main').getByRole('link', { name: 'History', exact: true }).click();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(toastIn(page, 'Version restored')).toBeVisible();
  await expectSeen('doubtful');

  page.on('dialog', (dialog) => dialog.accept());
  await page.goto(list);
  await page.getByRole('button', { name: 'Delete Kenya, tourist' }).press('Enter');
  await expect(toastIn(page, 'Visa requirement deleted successfully')).toBeVisible();
  await visitor.goto('/destination/paris-france?from=KE');
  await expect(visitor.getByText('Our team')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toastIn(page, 'Restored')).toBeVisible();
  await expectSeen('doubtful');
});

test('a requirement becomes the country’s rule', async ({ page }) => {
  await page.goto(`${list}/new`);
  await page.getByLabel('Country').selectOption('Kenya');
  await page.getByLabel('Visa type').selectOption('tourist');
  await page.getByLabel('Duration (days)').fill('60');
  await page.getByLabel('Cost', { exact: true }).fill('Free');
  await page.getByRole('button', { name: 'Create Requirement' }).click();
  await page.getByRole('link', { name: 'Kenya, tourist', exact: true }).click();
  await page.getByRole('link', { name: 'Make this the country’s rule' }).click();
  await expect(page.getByRole('heading', { name: 'New rule' })).toBeVisible();
  await expect(page.getByLabel('Passport')).toHaveValue('KE');
  await expect(page.getByLabel('Destination')).toHaveValue('FR');
  await expect(page.getByLabel('Access')).toHaveValue('visa_free');
  await page.getByRole('button', { name: 'Create rule' }).click();
  await expect(toastIn(page, 'Rule created successfully')).toBeVisible();
  await page.goto('/visa-info/FR?from=KE');
  await expect(page.locator('.verdict')).toContainText('No Visa Required');
  // Nothing contradicts the team any more.
  await page.goto('/destination/paris-france?from=KE');
  await expect(page.getByRole('heading', { name: 'No Visa Required', exact: true })).toBeVisible();
});

test('answers that an upgrade changed are confirmed or put back', async ({ page, site }) => {
  site.sql(
    `update visa_requirements set required = 1, on_arrival = 1, standing = 'carried_over'
     where id in ('paris-france-us-tourist', 'paris-france-jp-tourist')`,
  );
  site.sql(
    `update visa_requirements set required = 0, standing = 'carried_over'
     where id = 'paris-france-in-tourist'`,
  );
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: /answers changed by the upgrade/ }).click();
  await expect(page).toHaveURL('/admin/rules/review?kind=carried_over');
  const rows = page.getByRole('main').locator('[data-list-row]');
  await expect(rows).toHaveCount(3);
  const first = rows.first();
  await expect(first).toContainText('India');
  await expect(first).toContainText('Easier than an official source');
  await expectNoViolationInEitherTheme(page);
  await first.getByRole('button', { name: /^Put back/ }).click();
  await expect(rows).toHaveCount(2);
  await first.getByRole('button', { name: /^Confirm/ }).click();
  await expect(rows).toHaveCount(1);
  await first.getByRole('button', { name: /^Confirm/ }).click();
  await expect(page.getByText('All clear')).toBeVisible();
  await page.goto('/destination/paris-france?from=IN');
  await expect(page.locator('.verdict')).toHaveAttribute('data-status', 'in-advance');
  await page.goto('/destination/paris-france?from=US');
  await expect(page.locator('.verdict')).toHaveAttribute('data-status', 'on-arrival');
});

test('the list marks samples, and the history says in words who vouches', async ({ page }) => {
  await page.goto(list);
  const japan = page.getByRole('row', { name: /Japan/ }).first();
  await expect(japan).toContainText('Sample');
  await saveKenya(page);
  await expect(page.getByRole('row', { name: /Kenya/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Kenya/ })).not.toContainText('Sample');
  await page.goto(`${list}/paris-france-jp-tourist`);
  await page.getByLabel('Duration (days)').fill('30');
  await page.getByRole('button', { name: 'Update Requirement' }).click();
  await expect(toastIn(page, 'Visa requirement updated successfully')).toBeVisible();
  await expect(japan).toContainText('30 days');
  await expect(japan).not.toContainText('Sample');
  await page.goto('/admin/history/visa_requirement/paris-france-jp-tourist');
  const main = page.getByRole('main');
  await expect(main).toContainText('Vouched for by');
  await expect(main).toContainText('an unchanged sample');
  await expect(main).toContainText('Our team');
  await expect(main).not.toContainText('carried_over');
});
