import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { toastIn } from '../toasts.ts';
import { dragRow } from './dragRow.ts';

test.beforeEach(({ signIn }) => signIn());

/** The questions on the home page, in order. */
async function askedAtHome(page: Page): Promise<string[]> {
  await page.goto('/');
  return page.locator('#faq-panel summary').allInnerTexts();
}

test('a question is added, and a visitor sees its answer with Markdown', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto('/admin/faq');
  await page.getByRole('link', { name: 'Add question' }).click();
  await page.getByRole('button', { name: 'Create question' }).click();
  await expect(page.getByText('Question is required')).toBeVisible();
  await page.getByRole('textbox', { name: 'Question' }).fill('May I bring my cat?');
  await page.getByLabel('Category').selectOption('Destinations');
  await page.getByRole('textbox', { name: 'Answer' }).fill('Ask **first**, <b>always</b>.');
  await page.getByText('Preview of Answer').click();
  const preview = page.getByRole('region', { name: 'Preview of Answer' });
  await expect(preview.getByText('first')).toHaveJSProperty('tagName', 'STRONG');
  await page.getByRole('button', { name: 'Create question' }).click();
  await expect(toastIn(page, 'Question created successfully')).toBeVisible();
  await expect(page.getByRole('rowheader').last()).toHaveText('May I bring my cat?');

  await page.goto('/');
  await page.getByRole('tab', { name: 'Destinations' }).click();
  await page.getByText('May I bring my cat?').click();
  await expect(page.getByText('Ask first, <b>always</b>.')).toBeVisible();
});

test('a question is moved by buttons and by keyboard dragging, both announced', async ({
  page,
}) => {
  const before = await askedAtHome(page);
  const [first = '', second = '', ...rest] = before;
  await page.goto('/admin/faq');
  await page.getByRole('button', { name: `Move ${first} down` }).click();
  await expect(page.getByText(`${first}: now 2 of 10`)).toBeAttached();
  expect(await askedAtHome(page)).toEqual([second, first, ...rest]);

  await page.goto('/admin/faq');
  const handle = page.getByRole('button', { name: `Drag ${first}` });
  await expect(handle).toHaveAttribute('aria-roledescription', 'sortable');
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`Picked up ${first}, 2 of 10`)).toBeAttached();
  // Arrow keys work only shortly after the pick-up was announced; place 1 is the last one up.
  const overFirst = page.getByText('Over place 1 of 10');
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowUp');
      return overFirst.count();
    })
    .toBe(1);
  await page.keyboard.press('Space');
  await expect(page.getByText(`${first}: now 1 of 10`)).toBeAttached();
  expect(await askedAtHome(page)).toEqual(before);
});

test('a question is dragged by pointer, once dragging could be loaded', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/ERR_FAILED/);
  const before = await askedAtHome(page);
  const [first = '', second = '', ...rest] = before;
  const dragging = /\/assets\/RowDragging-[^/]*\.js/;
  await page.route(dragging, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => dragging.test(request.url()));
  await page.goto('/admin/faq');
  await failed;
  const selected = page.getByRole('checkbox', { name: `Select ${second}` });
  await selected.check();
  await page.getByRole('button', { name: `Move ${first} down` }).click();
  await expect(page.getByText(`${first}: now 2 of 10`)).toBeAttached();

  const handle = page.getByRole('button', { name: `Drag ${first}` });
  await handle.focus();
  await page.unroute(dragging);
  await page.keyboard.press('Shift');
  await expect(handle).toHaveAttribute('aria-roledescription', 'sortable');
  await expect(handle).toBeFocused();
  await expect(selected).toBeChecked();
  const to = page.getByRole('button', { name: `Drag ${second}` });
  await dragRow(page, { from: handle, to }, page.getByText('Over place 1 of 10'));
  await expect(page.getByText(`${first}: now 1 of 10`)).toBeAttached();
  expect(await askedAtHome(page)).toEqual([first, second, ...rest]);
});

test('questions are searched, filtered and sorted without changing their order', async ({
  page,
}) => {
  await page.goto('/admin/faq');
  await expect(page.getByText('10 questions', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Drag|Move) / })).toHaveCount(30);
  await page.getByRole('button', { name: 'Category' }).click();
  await expect(page).toHaveURL('/admin/faq?sort=category');
  await expect(page.getByRole('button', { name: /^(Drag|Move) / })).toHaveCount(0);
  await page.getByLabel('Category', { exact: true }).selectOption('Visa');
  await page.getByPlaceholder('Search questions...').fill('nothing like it');
  await expect(page.getByText('0 of 10 questions')).toBeVisible();
  await expect(page.getByText('No questions found')).toBeVisible();
  await page.goto('/admin/faq?category=visa');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toastIn(page, 'Questions deleted successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toastIn(page, 'Restored')).toBeVisible();
  await expect(page.getByText(/^\d of 10 questions$/)).toBeVisible();
});

test('a question is edited, deleted, and brought back by Undo', { tag: '@journey' }, async ({
  page,
}) => {
  const before = await askedAtHome(page);
  const [first = '', ...rest] = before;
  await page.goto('/admin/faq');
  await page.getByRole('link', { name: `Edit ${first}` }).click();
  await page.getByRole('textbox', { name: 'Question' }).fill('Whose visa?');
  await page.getByRole('button', { name: 'Update question' }).click();
  await expect(toastIn(page, 'Question updated successfully')).toBeVisible();
  expect(await askedAtHome(page)).toEqual(['Whose visa?', ...rest]);

  await page.goto('/admin/faq');
  await page.getByRole('button', { name: 'Delete Whose visa?' }).click();
  await expect(toastIn(page, 'Question deleted successfully')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Whose visa?' })).toHaveCount(0);
  expect((await page.request.get('/').then((home) => home.text())).includes('Whose visa?')).toBe(
    false,
  );
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('rowheader').first()).toHaveText('Whose visa?');
  expect(await askedAtHome(page)).toEqual(['Whose visa?', ...rest]);
});

test('a question stored with control characters, which forms refuse, stays editable', async ({
  page,
  site,
}) => {
  const [{ id } = { id: '' }] = site.sql('select id from faqs order by position limit 1');
  site.sql('update faqs set answer = ? where id = ?', 'Ask\u0001 your\u007f embassy.', String(id));
  await page.goto(`/admin/faq/${id}`);
  const answer = page.getByRole('textbox', { name: 'Answer' });
  await expect(answer).toHaveValue('Ask your embassy.');
  await page.getByRole('textbox', { name: 'Question' }).fill('May I bring my cat?');
  await page.getByRole('button', { name: 'Update question' }).click();
  await expect(toastIn(page, 'Question updated successfully')).toBeVisible();
  expect(site.sql('select question, answer from faqs where id = ?', String(id))).toEqual([
    { question: 'May I bring my cat?', answer: 'Ask your embassy.' },
  ]);

  await page.goto(`/admin/faq/${id}`);
  await answer.fill('Ask\u0001 your embassy.');
  await page.getByRole('button', { name: 'Update question' }).click();
  await expect(page.getByText('Remove the invisible character')).toBeVisible();
});

test('the privacy page shows an administrator’s text until it is reset', async ({ page, site }) => {
  await page.goto('/admin/pages');
  await page.getByRole('link', { name: 'Edit Privacy' }).click();
  await expect(page.getByText('This is the shipped text.')).toBeVisible();
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.fill('# Who we are\n\n[[Name and address]] keeps *nothing*.');
  await expect(page.getByText('Still to be filled in, and')).toContainText('Name and address');
  await page.getByRole('button', { name: 'Save page' }).click();
  await expect(toastIn(page, 'Page saved')).toBeVisible();
  await page.goto('/admin/pages');
  await expect(page.getByRole('listitem').filter({ hasText: 'Privacy' }).last()).toContainText(
    'Your own text',
  );

  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 2, name: 'Who we are' })).toBeVisible();
  await expect(page.getByText('Newsletter', { exact: true })).toHaveCount(0);

  await page.goto('/admin/pages/privacy');
  await page.getByRole('button', { name: 'Back to the shipped text' }).click();
  await page.getByRole('button', { name: 'Save page' }).click();
  await expect(toastIn(page, 'Page saved')).toBeVisible();
  expect(site.sql("select value from settings where key = 'page.privacy'")).toEqual([
    { value: 'null' },
  ]);
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 2, name: 'Newsletter' })).toBeVisible();
});

test('the footer shows an administrator’s text', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/admin/pages/footer');
  await page
    .getByRole('textbox', { name: 'Below the site’s name' })
    .fill('See **[us](/contact)**.');
  await page.getByRole('textbox', { name: 'After the copyright' }).fill('');
  await page.getByRole('button', { name: 'Save footer' }).click();
  await expect(toastIn(page, 'Page saved')).toBeVisible();
  await page.goto('/terms');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'us', exact: true })).toBeVisible();
  await expect(footer.getByText('All rights reserved.')).toHaveCount(0);
});

test('name, greeting and default country apply at the next request, and can be reset', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto('/admin/settings');
  await page.getByRole('textbox', { name: 'Site name' }).fill('');
  await page.getByRole('button', { name: 'Save name and greeting' }).click();
  await expect(page.getByText('Site name is required')).toBeVisible();
  await page.getByRole('textbox', { name: 'Site name' }).fill('Far Off');
  await page.getByRole('textbox', { name: 'Headline of the home page' }).fill('Where to?');
  await page.getByLabel('Default country').selectOption('Portugal');
  await page.getByRole('button', { name: 'Save name and greeting' }).click();
  await expect(toastIn(page, 'Settings saved')).toBeVisible();

  await page.goto('/');
  await expect(page).toHaveTitle('Where can I go, and what do I need? · Far Off');
  await expect(page.getByRole('heading', { level: 1, name: 'Where to?' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Far Off' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('From: Portugal');
  await expect(page.getByRole('contentinfo')).toContainText(/© \d{4} Far Off\./);

  await page.goto('/admin/settings');
  await expect(page).toHaveTitle('Settings · Admin Panel · Far Off');
  for (const label of ['Site name', 'Headline of the home page', 'Default country']) {
    await page.getByRole('button', { name: `Reset ${label} to default` }).click();
  }
  await page.getByRole('button', { name: 'Save name and greeting' }).click();
  await expect(toastIn(page, 'Settings saved')).toBeVisible();
  await page.goto('/');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Where can I go with my passport?' }),
  ).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('From: United States');
});

test('each section of the settings has an address, and keeps what was typed in it', async ({
  page,
}) => {
  const links = page.getByRole('navigation', { name: 'Settings' });
  const heading = page.getByRole('main').getByRole('heading', { level: 2 });
  await page.goto('/admin/settings#embedding');
  await expect(heading.filter({ visible: true })).toHaveText('Other sites');
  await expect(page.getByRole('region', { name: 'Other sites' })).toContainText('Default: *');
  await links.getByRole('link', { name: 'Site', exact: true }).press('Enter');
  await expect(heading.filter({ visible: true })).toHaveText('Site');
  await expect(heading.filter({ visible: true })).toBeFocused();
  await page.getByRole('textbox', { name: 'Site name' }).fill('Far Off');
  await links.getByRole('link', { name: 'Mail' }).click();
  await expect(page).toHaveURL('/admin/settings#mail');
  await expect(links.locator('[aria-current]')).toHaveText('Mail');
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Site name' })).toHaveValue('Far Off');

  // Nor are they lost when another section is shown while the page is left.
  await links.getByRole('link', { name: 'Backup' }).click();
  page.once('dialog', (question) => question.dismiss());
  await page.getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/admin/settings#backup');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [hash, title] of [
    ['', 'Site'],
    ['#mail', 'Mail'],
  ] as const) {
    test(`the settings at “${hash}” show the section ${title}`, async ({ page }) => {
      await page.goto(`/admin/settings${hash}`);
      const heading = page.getByRole('main').getByRole('heading', { level: 2 });
      await expect(heading.filter({ visible: true })).toHaveText(title);
    });
  }
});
