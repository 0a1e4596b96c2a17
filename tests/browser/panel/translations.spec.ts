import { expectNoViolationInEitherTheme } from '../everyPage/axe.ts';
import { expect, test } from '../fixtures.ts';
import { toastIn } from './toasts.ts';

test.beforeEach(({ signIn }) => signIn());

test('a text is corrected while its form says what is wrong, and the next one opens', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto('/admin/translations?language=ja&search=messages/shell/skip');
  await page.getByRole('main').getByRole('link', { name: 'Skip to content' }).click();
  const field = page.getByRole('textbox', { name: 'Translation' });
  const preview = page.getByRole('region', { name: 'Preview' });
  await field.fill('本文へ {place}');
  await expect(preview).toContainText('{place} isn’t in English');
  await field.fill('本文を読む');
  await expect(preview).toHaveText('本文を読む');
  await page.getByRole('button', { name: 'Accept and next' }).click();
  await expect(toastIn(page, 'Translation saved successfully')).toBeVisible();
  await expect(page).not.toHaveURL(/shell%2Fskip|shell\/skip/);

  await page.goto('/ja/contact');
  const skip = page.getByRole('link', { name: '本文を読む' });
  await expect(skip).toBeAttached();
  // The page's own scripts word it alike, also on the next page.
  await page.locator('footer a[href="/ja/compare"]').click();
  await expect(page).toHaveURL(/\/ja\/compare$/);
  await expect(skip).toBeAttached();
});

test('a machine’s text is accepted by the keyboard, and each plural is previewed', async ({
  page,
  site,
}) => {
  await page.goto('/admin/translations/text?language=ar&subject=messages/verdict/stayDays');
  await expect(page.getByRole('region', { name: 'Preview' }).locator('dd')).toHaveCount(6);
  await page.keyboard.press('Control+s');
  await expect
    .poll(() => site.sql('select subject, language from translations'))
    .toEqual([{ subject: 'messages/verdict/stayDays', language: 'ar' }]);
});

test('the list counts texts by state, and filters them', async ({ page }) => {
  await page.goto('/admin/translations?language=ja');
  await page.getByRole('combobox', { name: 'State' }).selectOption('missing');
  await expect(page).toHaveURL(/state=missing/);
  await expect(page.getByRole('option', { name: 'Missing (8)' })).toBeAttached();
  await expect(page.getByRole('link', { name: /Tokyo|Paris/ }).first()).toBeVisible();
});

test('the list starts with English and shows plurals as visitors read them', async ({ page }) => {
  await page.goto('/admin/translations?search=messages/verdict/stayDays');
  const language = page.getByRole('combobox', { name: 'Language' });
  await expect(language.locator('option:checked')).toHaveText('English');
  await expect(language.locator('option').nth(1)).toHaveText('Arabic (العربية)');
  const row = page.getByRole('row', { name: /day/ });
  await expect(row.getByRole('rowheader')).toContainText(/1 day.* · .*2 days/);
  await expect(row).toContainText('Shipped');
  await language.selectOption('German (Deutsch)');
  await expect(row).toContainText(/1 Tag.* · .*2 Tage/);
  await expect(row).toContainText('Machine');
});

test('a search of the list is kept while a text is open, and Cancel goes back to it', async ({
  page,
}) => {
  await page.goto('/admin/translations?language=zh');
  await page.getByRole('combobox', { name: 'Area' }).selectOption('At the border');
  const found = page.waitForResponse((response) =>
    /translation\.list.*passport/.test(decodeURIComponent(response.url())),
  );
  await page.getByRole('searchbox').fill('passport');
  await expect(page).toHaveURL(/search=passport/);
  await found;
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.getByRole('rowheader').getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'In English' })).toContainText('At the border');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/translations\?(?=.*search=passport)(?=.*area=messages%2Fborder)/);
  await expect(page.getByRole('searchbox')).toHaveValue('passport');
  // A text of another language, from elsewhere, leads to the list of its own.
  await page.goto('/admin/translations/text?language=de&subject=messages/home/questions');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/translations\?language=de$/);
});

test('a text is shown on its page as it is typed, and said to be missing on another', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/status of 400/, /Start with a slash/);
  await page.goto('/admin/translations/text?language=ar&subject=messages/home/questions');
  await page.getByRole('textbox', { name: 'Translation' }).fill('أسئلة');
  const onPage = page.getByRole('region', { name: 'On a page' });
  await onPage.getByRole('button', { name: 'Show' }).click();
  const frame = page.frameLocator('iframe[title="Page with the text"]');
  await expect(frame.locator('h2 mark')).toHaveText('أسئلة');
  await expect(frame.locator('h2 mark')).toBeInViewport();
  await expect(frame.getByRole('link')).toHaveCount(0);
  await expectNoViolationInEitherTheme(page);
  await onPage.getByLabel('Page').fill('/contact');
  await onPage.getByLabel('Page').press('Enter');
  await expect(onPage.getByText('This page doesn’t have the text')).toBeVisible();
  await onPage.getByLabel('Page').fill('contact');
  await onPage.getByLabel('Page').press('Enter');
  await expect(onPage.getByText('Start with a slash: /visa-info/JP')).toBeVisible();
});
