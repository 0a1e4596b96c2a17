import { readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { lock } from '#db/sqlite/file/locks.ts';
import { spawnScript } from '../../support/site/spawnScript.ts';
import { expect, test } from '../fixtures.ts';
import { closeToast, toastIn } from './toasts.ts';

test.beforeEach(({ signIn }) => signIn());

test('a country is offered to visitors when it is switched on', { tag: '@journey' }, async ({
  page,
  site,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/status of (400|500)/, /Something went wrong/, /stays on/);
  site.sql("update countries set enabled = 0 where code in ('PT', 'AT')");
  await page.goto('/admin/countries');
  await page.getByPlaceholder('Search countries...').fill('portu');
  await expect(page.getByRole('row')).toHaveCount(2);
  const portugal = page.getByRole('switch', { name: 'Enable Portugal' });
  await expect(portugal).not.toBeChecked();
  await portugal.press('Space');
  await expect(portugal).toBeChecked();
  await expect(toastIn(page, 'Country updated')).toBeVisible();
  expect(site.sql("select enabled from countries where code = 'PT'")).toEqual([{ enabled: 1 }]);
  await page.goto('/admin/destinations/paris-france/visa-requirements/new');
  await expect(page.getByLabel('Country').getByRole('option', { name: 'Portugal' })).toHaveCount(1);

  await page.goto('/admin/countries?search=united');
  const unitedStates = page.getByRole('switch', { name: 'Enable United States', exact: true });
  await unitedStates.click();
  await expect(
    page.getByRole('region', { name: /Notifications/ }).getByText(/stays on$/),
  ).toBeVisible();
  await expect(unitedStates).toBeChecked();

  site.sql("create trigger t before update on countries begin select raise(abort, 'no'); end");
  await page.goto('/admin/countries?search=austria');
  const austria = page.getByRole('switch', { name: 'Enable Austria' });
  await austria.click();
  await expect(
    page.getByRole('region', { name: /Notifications/ }).getByText(/^Something went wrong/),
  ).toBeVisible();
  await expect(austria).not.toBeChecked();
});

test('contact and office hours are shown on the public page', { tag: '@journey' }, async ({
  page,
}) => {
  await page.goto('/admin/settings#contact');
  await page.getByRole('textbox', { name: 'Phone' }).fill('');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Phone is required')).toBeVisible();
  await page.getByRole('textbox', { name: 'Phone' }).fill('+33 1 00 00 00 00');
  await page.getByRole('button', { name: 'Remove line 3' }).click();
  await page.getByRole('button', { name: 'Add line' }).click();
  await page.getByLabel('Days', { exact: true }).last().fill('Holidays');
  await page.getByLabel('Hours').last().fill('By appointment');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(toastIn(page, 'Settings saved')).toBeVisible();
  await page.goto('/contact');
  await expect(page.getByRole('main').getByText('+33 1 00 00 00 00')).toBeVisible();
  await expect(page.getByRole('main').getByText('By appointment')).toBeVisible();
});

test('the panel names the placeholders until each is set or hidden', async ({ page }) => {
  await page.goto('/admin/destinations');
  const notice = page.getByRole('complementary', { name: 'Placeholders' });
  await expect(notice).toContainText(
    'Visitors see placeholders for postal address, email, phone, Facebook, Instagram and X.',
  );
  await notice.getByRole('link', { name: 'Set or hide them in Settings' }).click();
  await page.getByRole('textbox', { name: 'Postal address' }).fill('2 Quay Road');
  await page.getByRole('textbox', { name: 'Instagram' }).fill('https://instagram.com/landfall');
  for (const part of ['email', 'Facebook', 'X']) await page.getByLabel(`Hide ${part}`).check();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(toastIn(page, 'Settings saved')).toBeVisible();

  await page.getByRole('link', { name: 'Destinations', exact: true }).click();
  await expect(notice).toContainText('Visitors see placeholders for phone.');
  await notice.getByRole('link').click();
  await expect(page.getByLabel('Hide email')).toBeChecked();
  await page.getByLabel('Hide phone').check();
  // The first save's toast could be mistaken for the second's.
  await closeToast(page, 'Settings saved');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(toastIn(page, 'Settings saved')).toBeVisible();
  await page.getByRole('link', { name: 'Destinations', exact: true }).click();
  await expect(page.getByRole('rowheader', { name: 'Tokyo' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('a new site shows a sample contact that leads nowhere, until each part is set or hidden', async ({
  page,
}) => {
  const footer = page.getByRole('contentinfo');
  const main = page.getByRole('main');
  const samples = ['1 Example Street', 'hello@example.com', '+1 202 555 0100'];
  const networks = ['Facebook', 'Instagram', 'X'];
  const save = async () => {
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(toastIn(page, 'Settings saved')).toBeVisible();
    await page.goto('/contact');
  };
  await page.goto('/contact');
  for (const sample of samples) {
    await expect(main.getByText(sample, { exact: true })).toBeVisible();
    await expect(footer.getByText(sample, { exact: true })).toBeVisible();
  }
  await expect(footer.getByRole('list', { name: 'Social media' })).toHaveText(networks.join(''));
  for (const name of [...samples, ...networks]) {
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
  }

  await page.goto('/admin/settings#contact');
  await page.getByRole('textbox', { name: 'Postal address' }).fill('5 Quay, Lisbon');
  await page.getByRole('textbox', { name: 'Phone' }).fill('+351 21 000 000');
  await page.getByRole('textbox', { name: /^Facebook/ }).fill('https://facebook.example/landfall');
  await save();
  for (const place of [footer, main]) {
    await expect(place.getByText('5 Quay, Lisbon')).toBeVisible();
    await expect(place.getByRole('link', { name: '+351 21 000 000' })).toHaveAttribute(
      'href',
      'tel:+35121000000',
    );
    await expect(place.getByText('hello@example.com')).toBeVisible();
  }
  const facebook = footer.getByRole('link', { name: 'Facebook' });
  await expect(facebook).toHaveAttribute('href', 'https://facebook.example/landfall');
  await expect(footer.getByText('Instagram')).toBeVisible();

  await page.goto('/admin/settings#contact');
  for (const part of ['postal address', 'phone', 'Facebook']) {
    await page.getByLabel(`Hide ${part}`).check();
  }
  await page.getByLabel('Show placeholders to visitors').uncheck();
  await save();
  for (const text of ['5 Quay, Lisbon', '+351 21 000 000', 'hello@example.com', ...networks]) {
    await expect(page.getByText(text, { exact: true })).toHaveCount(0);
  }
  // Nothing is left of their containers.
  for (const name of ['Contact', 'Contact information']) {
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toHaveCount(0);
  }
  await expect(page.getByRole('list', { name: 'Social media' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Office hours' })).toBeVisible();

  await page.goto('/admin/dashboard');
  await expect(page.getByText('Visitors see no email, Instagram or X: none is set.')).toBeVisible();
});

test('the last backup is shown, or that there is none', async ({ page, site }) => {
  await page.goto('/admin/settings#backup');
  const backup = page.getByRole('region', { name: 'Backup' });
  await expect(backup.getByRole('alert')).toHaveText('No backup has been taken yet.');
  await expect(backup).toContainText('run npm run backup');
  expect(await spawnScript('backup.ts', [], { dataDir: site.dataDir })).toMatchObject({ code: 0 });
  await page.reload();
  await expect(backup).toContainText(/Taken .+ rows, checked, [\d.]+ MB\./);
  await expect(backup.getByRole('alert')).toHaveCount(0);
});

test.describe('with a daily backup', () => {
  test.use({ serverEnv: { BACKUP_HOURS: '24' } });

  test('an old backup is a warning', async ({ page, site }) => {
    await spawnScript('backup.ts', [], { dataDir: site.dataDir });
    const folder = join(site.dataDir, 'backups');
    const [name = ''] = readdirSync(folder).filter((each) => each.startsWith('landfall-'));
    renameSync(join(folder, name), join(folder, 'landfall-2026-01-01T03-00-00Z.sqlite'));
    // Otherwise the server would take one during the test.
    const release = lock(join(folder, '.lock'));
    await page.goto('/admin/settings#backup');
    const backup = page.getByRole('region', { name: 'Backup' });
    await expect(backup.getByRole('alert')).toContainText('The last backup is too old');
    await expect(backup).toContainText('The next is due');
    release?.();
  });
});
