import type { Page } from '@playwright/test';
import { copyDestination } from '../../../fixtures/destination.ts';
import { expect, test } from '../../fixtures.ts';
import { toastIn } from '../toasts.ts';

test.beforeEach(({ signIn }) => signIn());

async function fillRequired(page: Page) {
  await page.getByLabel('Name').fill('Lisbon');
  await page.getByLabel('Country').selectOption('Portugal');
  await page.getByLabel('Rating').fill('4.6');
  await page.getByLabel('Image URL').fill('/posters/hero.svg');
  await page.getByLabel('Short description').fill('Seven hills above the Tagus.');
  await page.getByLabel('Full description').fill('Trams, tiles and the Atlantic near by.');
}

test('the list shows and finds destinations', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/admin/destinations');
  await expect(page.getByRole('columnheader')).toHaveText(
    ['Select', 'Name', 'Country', 'Types', 'Rating', 'Popular', 'Actions'],
    { useInnerText: true },
  );
  const paris = page.getByRole('row', { name: /Paris/ });
  await expect(paris).toContainText('France');
  await expect(paris).toContainText('4.8');
  await expect(paris).toContainText('Yes');

  await page.getByPlaceholder('Search destinations...').fill('JAPAN');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('rowheader', { name: 'Tokyo' })).toBeVisible();
  await page.getByPlaceholder('Search destinations...').fill('no such place');
  await expect(page.getByText('No destinations found')).toBeVisible();
  await expect(page.getByText('Get started by adding a new destination')).toBeVisible();
});

test('the form names missing fields and focuses the first invalid one', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto('/admin/destinations/new');
  await expect(page.getByRole('heading', { name: 'New Destination' })).toBeVisible();
  await page.getByRole('button', { name: 'Create Destination' }).click();
  for (const message of [
    'Name is required',
    'Country is required',
    'Continent is required',
    'Image URL is required',
    'Short description is required',
    'Description is required',
    'Rating is required',
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Name is required');

  await page.getByLabel('Rating').fill('-1');
  await expect(page.getByText('Rating must be at least 0')).toBeVisible();
  await page.getByLabel('Rating').fill('5.1');
  await expect(page.getByText('Rating cannot exceed 5')).toBeVisible();
  await page.getByLabel('Rating').fill('5');
  await expect(page.getByText(/^Rating (must|cannot)/)).toHaveCount(0);

  await expect(page.getByLabel('Continent').getByRole('option')).toContainText([
    'Asia',
    'Europe',
    'North America',
    'South America',
    'Africa',
    'Oceania',
    'Antarctica',
  ]);
  await expect(page.getByLabel('Image URL')).toHaveAttribute('type', 'url');
  await expect(page.getByLabel('Rating')).toHaveAttribute('step', '0.1');
  await expect(page.getByLabel('Short description')).toHaveAttribute('rows', '2');
  await expect(page.getByLabel('Full description')).toHaveAttribute('rows', '4');
});

test('languages are added by Enter and plus, and removed one by one', { tag: '@journey' }, async ({
  page,
}) => {
  await page.goto('/admin/destinations/new');
  const box = page.getByRole('combobox', { name: 'Languages' });
  const remove = page.getByRole('button', { name: /^Remove / });
  await box.fill('  Portuguese ');
  await box.press('Enter');
  await expect(box).toHaveValue('');
  await box.fill('English');
  await page.getByRole('button', { name: 'Add to Languages' }).click();
  await expect(remove).toHaveCount(2);
  for (const again of ['English', 'english']) {
    await box.fill(again);
    await box.press('Enter');
  }
  await box.fill('   ');
  await box.press('Enter');
  await expect(remove).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove Portuguese' }).click();
  await expect(remove).toHaveCount(1);
  await expect(page.getByText('English', { exact: true })).toBeVisible();
  await expect(page.getByText('Name is required')).toHaveCount(0);
});

test('types switch on and off', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/admin/destinations/new');
  const nomad = page.getByRole('button', { name: 'nomad' });
  await expect(nomad).toHaveAttribute('aria-pressed', 'false');
  await nomad.click();
  await expect(nomad).toHaveAttribute('aria-pressed', 'true');
  await nomad.click();
  await expect(nomad).toHaveAttribute('aria-pressed', 'false');
});

test('leaving with unsaved changes asks for confirmation', { tag: '@journey' }, async ({
  page,
}) => {
  await page.goto('/admin/destinations/paris-france');
  await expect(page.getByLabel('Name')).toHaveValue('Paris');
  let answer = false;
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(`${dialog.type()}: ${dialog.message()}`);
    return answer ? dialog.accept() : dialog.dismiss();
  });
  await page.getByLabel('Name').fill('Paname');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect.poll(() => questions.length).toBe(1);
  expect(questions[0]).toBe('confirm: You have unsaved changes. Leave without saving?');
  await expect(page).toHaveURL('/admin/destinations/paris-france');
  await expect(page.getByLabel('Name')).toHaveValue('Paname');

  await page.getByLabel('Name').fill('Paris');
  await page.getByRole('link', { name: 'Back to destinations' }).click();
  await expect(page).toHaveURL('/admin/destinations');
  expect(questions).toHaveLength(1);

  await page.goBack();
  await page.getByLabel('Name').fill('Paname');
  answer = true;
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Paris');
  expect(questions.at(-1)).toMatch(/^beforeunload/);
});

test('a chosen country fills in what is empty or was filled in, and leaves what was typed', async ({
  page,
}) => {
  await page.goto('/admin/destinations/new');
  const country = page.getByLabel('Country');
  const [currency, timeZone] = [page.getByLabel('Currency'), page.getByLabel('Time zone')];
  const language = (name: string) => page.getByRole('button', { name: `Remove ${name}` });
  await country.selectOption('Portugal');
  await expect(page.getByLabel('Continent')).toHaveValue('Europe');
  await expect(currency).toHaveValue('Euro (EUR)');
  await expect(timeZone).toHaveValue('Europe/Lisbon');
  await expect(language('Portuguese')).toBeVisible();

  await currency.fill('US Dollar (USD)');
  await currency.press('Tab');
  await country.selectOption('Japan');
  await expect(page.getByLabel('Continent')).toHaveValue('Asia');
  await expect(currency).toHaveValue('US Dollar (USD)');
  await expect(timeZone).toHaveValue('Asia/Tokyo');
  await expect(language('Portuguese')).toHaveCount(0);
  await expect(language('Japanese')).toBeVisible();
});

test.describe('on a separate site', () => {
  test('a destination is created, seen by visitors, edited and deleted', {
    tag: '@journey',
  }, async ({ page }) => {
    await page.goto('/admin/destinations');
    await page.getByRole('link', { name: 'Add Destination' }).click();
    await fillRequired(page);
    await expect(page.getByLabel('Continent')).toHaveValue('Europe');
    await page.getByRole('button', { name: 'tourist' }).click();
    await page.getByRole('combobox', { name: 'Languages' }).fill('Mirandese');
    await page.getByRole('combobox', { name: 'Languages' }).press('Enter');
    await page.getByLabel('Police').fill('112');
    await expect(page.getByLabel('Best time to visit')).toHaveValue('');
    await page.getByLabel('Best time to visit').fill('May and September');
    await page.getByRole('button', { name: 'Add season' }).click();
    await page.getByRole('button', { name: 'Create Destination' }).click();
    await expect(page.getByText('Season name is required')).toBeVisible();
    await page.getByLabel('Season', { exact: true }).fill('Summer');
    await page.getByLabel('Months').fill('June to August');
    await page.getByLabel('Min °C').fill('29');
    await page.getByLabel('Max °C').fill('18');
    await page.getByLabel('Rain mm/month').fill('5');
    await expect(page.getByText('The maximum is below the minimum')).toBeVisible();
    await page.getByLabel('Min °C').fill('17');
    await expect(page.getByText('The maximum is below the minimum')).toHaveCount(0);
    await page.getByLabel('Max °C').fill('29');
    await page.getByRole('button', { name: 'Create Destination' }).click();
    await expect(toastIn(page, 'Destination created successfully')).toBeVisible();
    await expect(page).toHaveURL('/admin/destinations');
    await expect(page.getByRole('row', { name: /Lisbon/ })).toContainText('Portugal');

    await page.goto('/destination/lisbon-portugal');
    await expect(page.getByRole('heading', { level: 1, name: 'Lisbon' })).toBeVisible();
    await expect(page.getByText('May and September')).toBeVisible();

    await page.goto('/admin/destinations');
    await page.getByRole('link', { name: 'Edit Lisbon' }).click();
    await expect(page.getByRole('heading', { name: 'Edit Destination' })).toBeVisible();
    await expect(page.getByLabel('Country')).toHaveValue('PT');
    await expect(page.getByLabel('Max °C')).toHaveValue('29');
    await expect(page.getByRole('button', { name: 'tourist' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.getByLabel('Name').fill('Lisboa');
    await page.getByRole('button', { name: 'Update Destination' }).click();
    await expect(toastIn(page, 'Destination updated successfully')).toBeVisible();
    await page.goto('/destination/lisbon-portugal');
    await expect(page.getByRole('heading', { level: 1, name: 'Lisboa' })).toBeVisible();

    await page.goto('/admin/destinations');
    const question = page.waitForEvent('dialog').then((dialog) => {
      expect(dialog.message()).toContain('Are you sure you want to delete this destination?');
      return dialog.accept();
    });
    await page.getByRole('button', { name: 'Delete Lisboa' }).click();
    await question;
    await expect(toastIn(page, 'Destination deleted successfully')).toBeVisible();
    await expect(page.getByRole('row', { name: /Lisboa/ })).toHaveCount(0);
  });

  test('a delete removes the row at once and restores it if refused', { tag: '@journey' }, async ({
    page,
    site,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(/status of 500/, /Something went wrong/);
    site.sql("create trigger t before delete on destinations begin select raise(abort, 'no'); end");
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/trpc/destination.delete**', async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto('/admin/destinations');
    const bali = page.getByRole('row', { name: /Bali/ });
    await expect(bali).toBeVisible();

    const dismissed = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
    await page.getByRole('button', { name: 'Delete Bali' }).click();
    await dismissed;
    await expect(bali).toBeVisible();

    page.once('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', { name: 'Delete Bali' }).click();
    await expect(bali).toHaveCount(0);
    answer();
    await expect(bali).toBeVisible();
    await expect(toastIn(page, 'Failed to delete destination')).toBeVisible();
  });

  test('failed loads and saves are shown, and can be retried', { tag: '@journey' }, async ({
    page,
    site,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(/status of 500/, /Something went wrong/);
    site.sql('alter table destinations rename to lost');
    await page.goto('/admin/destinations');
    await expect(toastIn(page, 'Failed to load destinations')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Failed to load destinations');
    site.sql('alter table lost rename to destinations');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('rowheader', { name: 'Tokyo' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);

    site.sql('alter table destinations rename to lost');
    await page.getByRole('link', { name: 'Edit Tokyo' }).click();
    await expect(toastIn(page, 'Failed to load destination')).toBeVisible();
    site.sql('alter table lost rename to destinations');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('Name')).toHaveValue('Tokyo');

    site.sql("create trigger t before update on destinations begin select raise(abort, 'no'); end");
    await page.getByLabel('Name').fill('Tokio');
    await page.getByRole('button', { name: 'Update Destination' }).click();
    await expect(toastIn(page, 'Failed to save destination')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Tokio');
    await expect(page.getByText(/Something went wrong on our side/)).toBeVisible();
    await expect(page).toHaveURL('/admin/destinations/tokyo-japan');
    site.sql('drop trigger t');
    await page.getByRole('button', { name: 'Update Destination' }).click();
    await expect(toastIn(page, 'Destination updated successfully')).toBeVisible();
    await expect(page.getByRole('rowheader', { name: 'Tokio' })).toBeVisible();
  });

  test('an empty list says how to start, a long one has pages', { tag: '@journey' }, async ({
    page,
    site,
  }) => {
    site.sql('delete from destinations where id <> ?', 'tokyo-japan');
    const values = { name: "'Copy ' || i" };
    copyDestination(site.sql, { from: 'tokyo-japan', count: 50, values });
    await page.goto('/admin/destinations');
    await expect(page.getByText('Page 1 of 2')).toBeVisible();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page.getByText('Page 2 of 2')).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(2);
    page.once('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', { name: /^Delete/ }).click();
    await expect(toastIn(page, 'Destination deleted successfully')).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(51);

    site.sql('delete from destinations');
    await page.reload();
    await expect(page.getByText('No destinations found')).toBeVisible();
    await expect(page.getByText('Get started by adding a new destination')).toBeVisible();
  });
});
