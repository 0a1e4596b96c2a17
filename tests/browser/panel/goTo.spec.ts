import type { Page } from '@playwright/test';
import { expectNoViolationInEitherTheme } from '../everyPage/axe.ts';
import { expect, test } from '../fixtures.ts';

test.beforeEach(({ signIn }) => signIn());

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Go to' });
const box = (page: Page) => dialog(page).getByRole('combobox');

/** Opens the dialog by key, and chooses the first place that is found for `text`. */
async function goTo(page: Page, text: string, first: RegExp) {
  await page.keyboard.press('Control+k');
  await box(page).fill(text);
  await expect(dialog(page).getByRole('option').first()).toHaveText(first);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
}

test('Ctrl+K leads to destinations, rules, countries, settings, pages and actions', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto('/admin/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await goTo(page, 'paris', /^Paris, France\s*Destination$/);
  await expect(page).toHaveURL('/admin/destinations/paris-france');
  await expect(page.getByLabel('Name')).toHaveValue('Paris');

  // Also while a field has the focus.
  await page.getByLabel('Name').focus();
  await goTo(page, 'germany to japan', /^Germany to Japan\s*Rules$/);
  await expect(page).toHaveURL('/admin/rules?passport=DE&destination=JP');

  await goTo(page, 'Burma', /^Myanmar\s*Country$/);
  await expect(page).toHaveURL('/admin/countries?search=Myanmar');
  await goTo(page, 'mail', /^Mail\s*Setting$/);
  await expect(page).toHaveURL('/admin/settings#mail');
  await goTo(page, 'outb', /^Outbox\s*Page$/);
  await expect(page).toHaveURL('/admin/outbox');
  await goTo(page, 'add rule', /^Add rule\s*Action$/);
  await expect(page).toHaveURL('/admin/rules/new');
});

test('settings and pages are found by the words of what is there', async ({ page }) => {
  await page.goto('/admin/faq');
  const found = dialog(page).getByRole('option');
  await page.keyboard.press('Control+k');
  for (const [text, places] of [
    ['two-factor', [/^Security\s*Setting$/, /^Your account\s*Page$/]],
    ['backup', [/^Backup\s*Setting$/]],
    ['language', [/^Translations\s*Page$/]],
    ['widget', [/^Other sites\s*Setting$/]],
    ['SMTP', [/^Mail\s*Setting$/]],
    ['office hours', [/^Contact\s*Setting$/]],
  ] as const) {
    await box(page).fill(text);
    for (const place of places) await expect(found.filter({ hasText: place })).toHaveCount(1);
  }
  await box(page).fill('smtp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/settings#mail');
  await expect(page.getByRole('heading', { name: 'Mail', exact: true })).toBeFocused();
});

test('Enter goes to what was typed, however late its list comes', async ({ page }) => {
  await page.goto('/admin/faq');
  await page.keyboard.press('Control+k');
  await box(page).fill('office hours');
  await expect(dialog(page).getByRole('option')).toHaveText([/^Contact\s*Setting$/]);
  // Typed and entered before React can render the list of the new text.
  await box(page).evaluate((input: HTMLInputElement) => {
    input.select();
    document.execCommand('insertText', false, 'smtp');
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  });
  await expect(page).toHaveURL('/admin/settings#mail');

  const answered = Promise.withResolvers<void>();
  await page.route(/destination\.listToEdit/, async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  const asked = page.waitForRequest(/destination\.listToEdit/);
  await box(page).fill('paris');
  await asked;
  await page.keyboard.press('Enter');
  answered.resolve();
  await expect(page).toHaveURL('/admin/destinations/paris-france');
});

test('is opened again right after it closed', async ({ page }) => {
  await page.goto('/admin/faq');
  await page.keyboard.press('Control+k');
  await box(page).fill('outb');
  await expect(dialog(page).getByRole('option')).toHaveText([/^Outbox\s*Page$/]);
  // Browsers take input before other events that wait, as `close` of a dialog. Unlike Enter, a click
  // doesn't wait for the list.
  await dialog(page)
    .getByRole('option')
    .evaluate(async (option: HTMLElement) => {
      option.click();
      // React renders in microtasks, which come before the next event.
      for (let turns = 0; turns < 10; turns += 1) await undefined;
      const key = { key: 'k', ctrlKey: true, bubbles: true };
      document.body.dispatchEvent(new KeyboardEvent('keydown', key));
    });
  await expect(page).toHaveURL('/admin/outbox');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('');
});

test('unsaved input is not lost, Escape closes it, and what is not found is said', async ({
  page,
}) => {
  await page.goto('/admin/destinations/paris-france');
  await page.getByLabel('Name').fill('Lutetia');
  page.once('dialog', (question) => question.dismiss());
  await goTo(page, 'faq', /^FAQ\s*Page$/);
  await expect(page).toHaveURL('/admin/destinations/paris-france');
  await expect(page.getByLabel('Name')).toHaveValue('Lutetia');

  const button = page.getByRole('button', { name: 'Go to' });
  await button.focus();
  await page.keyboard.press('Enter');
  await box(page).fill('zzzz');
  await expect(dialog(page).getByText('Nothing found')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('everybody can use it', async ({ page }) => {
  await page.goto('/admin/destinations');
  for (const width of [390, 1280]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.getByRole('button', { name: 'Go to' }).click();
      await expect(box(page)).toBeFocused();
      await expect(dialog(page).getByRole('option')).not.toHaveCount(0);
      await expectNoViolationInEitherTheme(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await dialog(page).getByRole('option', { name: 'Trash' }).click();
      await expect(page).toHaveURL('/admin/trash');
      await page.goBack();
      await expect(page.getByRole('rowheader')).not.toHaveCount(0);
    });
  }
});

test('editors are led only to what they may open', async ({ page, site }) => {
  site.sql("update users set role = 'editor'");
  await page.goto('/admin/destinations');
  await page.keyboard.press('Control+k');
  await box(page).fill('sett');
  await expect(dialog(page).getByText('Nothing found')).toBeVisible();
});
