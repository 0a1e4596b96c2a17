import type { Page } from '@playwright/test';
import { expectNoViolation, expectNoViolationInEitherTheme } from '../../everyPage/axe.ts';
import { expect, test } from '../../fixtures.ts';
import { toastIn } from '../toasts.ts';
import { dragRow } from './dragRow.ts';

const paris = '/admin/destinations/paris-france';

async function save(page: Page) {
  await page.getByRole('button', { name: 'Update Destination' }).click();
  await expect(toastIn(page, 'Destination updated successfully')).toBeVisible();
}

test('a draft is visible only by its preview link until it is published', {
  tag: '@journey',
}, async ({ page, site, signIn, browser, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/status of 40[04]|Choose when it is to be published/);
  await signIn();
  await page.goto(paris);
  await page.getByLabel('Status').selectOption('Draft');
  await save(page);
  await expect(page.getByRole('row', { name: /Paris/ })).toContainText('Draft');

  const stranger = await browser.newContext({ baseURL: site.url });
  const visitor = await stranger.newPage();
  await visitor.goto('/destination/paris-france');
  await expect(visitor.getByRole('heading', { name: 'Destination Not Found' })).toBeVisible();
  await visitor.goto('/destinations/tourist');
  await expect(visitor.getByRole('link', { name: 'Tokyo' })).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Paris' })).toHaveCount(0);

  await page.goto(paris);
  await page.getByRole('button', { name: 'Copy preview link' }).click();
  const link = await page.getByLabel('Preview link').inputValue();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { name: 'Paris', level: 1 })).toBeVisible();
  await expect(visitor.getByText('Preview: not published')).toBeVisible();
  await expect(visitor.getByText('Visa Information').first()).toBeVisible();
  await expectNoViolation(visitor);

  await page.getByLabel('Status').selectOption('Scheduled');
  await page.getByRole('button', { name: 'Update Destination' }).click();
  await expect(page.getByText('Choose when it is to be published')).toBeVisible();
  await page.getByLabel('Publish at').fill('2099-03-04T05:06');
  await save(page);
  await expect(page.getByRole('row', { name: /Paris/ })).toContainText('Scheduled for 4 Mar 2099');
  await visitor.reload();
  await expect(visitor.getByText(/not published until \d Mar 2099/)).toBeVisible();

  await page.goto(paris);
  await expect(page.getByLabel('Publish at')).toHaveValue('2099-03-04T05:06');
  await page.getByLabel('Status').selectOption('Published');
  await save(page);
  await visitor.goto(link);
  await expect(visitor).toHaveURL('/destination/paris-france');
  await expect(visitor.getByText('Preview: not published')).toHaveCount(0);
  await stranger.close();
});

test('a draft opens as a page from its form, without a copied link', async ({
  page,
  site,
  signIn,
}) => {
  site.sql("update destinations set status = 'draft' where id = 'paris-france'");
  await signIn();
  await page.goto(paris);
  await expect(page.getByRole('link', { name: 'View on site' })).toHaveCount(0);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open preview' }).press('Enter');
  const preview = await opened;
  await expect(preview.getByRole('heading', { name: 'Paris', level: 1 })).toBeVisible();
  await expect(preview.getByText('Preview: not published')).toBeVisible();
  await preview.close();
  await page.getByRole('link', { name: 'Visa requirements', exact: true }).click();
  await expect(page).toHaveURL(`${paris}/visa-requirements`);
});

test('a preview link is renewed and revoked, by keyboard and on a phone', async ({
  page,
  site,
  signIn,
  browser,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/status of 404/);
  site.sql("update destinations set status = 'draft' where id = 'paris-france'");
  await signIn();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paris);
  const stranger = await browser.newContext({ baseURL: site.url });
  const visitor = await stranger.newPage();
  const ended = visitor.getByRole('heading', { name: 'Preview not found' });
  const shown = visitor.getByRole('heading', { name: 'Paris', level: 1 });
  const copy = page.getByRole('button', { name: 'Copy preview link' });
  const renew = page.getByRole('button', { name: 'New link' });
  const stop = page.getByRole('button', { name: 'Stop sharing' });
  const field = page.getByLabel('Preview link', { exact: true });
  await expect(copy).toBeVisible();
  await expect(stop).toHaveCount(0);

  await copy.press('Enter');
  const first = await field.inputValue();
  await visitor.goto(first);
  await expect(shown).toBeVisible();
  await renew.press('Enter');
  await expect(field).not.toHaveValue(first);
  const second = await field.inputValue();
  await visitor.goto(first);
  await expect(ended).toBeVisible();
  await visitor.goto(second);
  await expect(shown).toBeVisible();
  // As left by whoever shared it.
  await page.reload();
  await expect(page.getByText(/Everybody who has the link sees what is saved/)).toBeVisible();
  await expectNoViolation(page, '#main');
  for (const button of [copy, renew, stop]) {
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await stop.press('Enter');
  await expect(toastIn(page, 'Sharing stopped')).toBeVisible();
  await expect(stop).toHaveCount(0);
  await expect(copy).toBeFocused();
  await visitor.goto(second);
  await expect(ended).toBeVisible();

  // Published and withdrawn again.
  await copy.press('Enter');
  const third = await field.inputValue();
  await page.getByLabel('Status').selectOption('Published');
  await save(page);
  await page.goto(paris);
  await page.getByLabel('Status').selectOption('Draft');
  await save(page);
  await visitor.goto(third);
  await expect(ended).toBeVisible();
  await page.goto(paris);
  await expect(copy).toBeVisible();
  await expect(stop).toHaveCount(0);
  await stranger.close();
});

test('a changed address redirects the old one', async ({ page, signIn, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/status of 409|has this address/);
  await signIn();
  await page.goto(paris);
  await expect(page.getByLabel('Page address')).toHaveValue('paris-france');
  await page.getByLabel('Page address').fill('Paris is here');
  await page.getByRole('button', { name: 'Update Destination' }).click();
  await expect(page.getByText('Use letters, digits and single hyphens')).toBeVisible();
  await page.getByLabel('Page address').fill('tokyo-japan');
  await page.getByRole('button', { name: 'Update Destination' }).click();
  await expect(page.getByText('Tokyo has this address')).toBeVisible();
  await page.getByLabel('Page address').fill('city-of-light');
  await save(page);
  const moved = await page.request.get('/destination/paris-france?from=JP', { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([
    301,
    '/destination/city-of-light?from=JP',
  ]);
  await page.goto('/admin/destinations/paris-france/');
  await expect(page.getByLabel('Page address')).toHaveValue('city-of-light');
});

test('a duplicate is a draft with the same requirements', async ({ page, site, signIn }) => {
  await signIn();
  await page.goto(paris);
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Copy of Paris');
  await expect(page).toHaveURL('/admin/destinations/copy-of-paris-france');
  await expect(page.getByLabel('Status')).toHaveValue('draft');
  const requirements = (id: string) =>
    site.sql(
      'select country_code, type, cost from visa_requirements where destination_id = ? order by country_code, type',
      id,
    );
  expect(requirements('copy-of-paris-france')).toEqual(requirements('paris-france'));
  expect(requirements('paris-france').length).toBeGreaterThan(0);
});

test('the toolbar and keyboard shortcuts write Markdown, and Ctrl+Z undoes it', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto(paris);
  const text = page.getByLabel('Full description');
  const bar = page.getByRole('toolbar', { name: 'Formatting' });
  await text.fill('Light and bread');
  await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(0, 5));
  await bar.getByRole('button', { name: 'Bold' }).click();
  await expect(text).toHaveValue('**Light** and bread');
  await text.press('Control+b');
  await expect(text).toHaveValue('Light and bread');
  await text.press('Control+i');
  await expect(text).toHaveValue('*Light* and bread');
  await text.press('Control+z');
  await expect(text).toHaveValue('Light and bread');
  await bar.getByRole('button', { name: 'Bold' }).focus();
  for (const name of ['Italic', 'Link', 'List', 'Heading']) {
    await page.keyboard.press('ArrowRight');
    await expect(bar.getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(text).toHaveValue('## Light and bread');
  await text.press('End');
  await page.keyboard.type('\n\nSee ');
  await text.press('Control+k');
  await page.keyboard.type('/contact');
  await save(page);
  await page.goto('/destination/paris-france');
  await expect(page.getByRole('heading', { name: 'Light and bread', level: 4 })).toBeVisible();
  await expect(page.locator('.rendered-text a')).toHaveAttribute('href', '/contact');
});

test.describe('photos', () => {
  test.beforeEach(({ site }) => {
    for (const [position, name] of ['tokyo-japan', 'bali-indonesia', 'paris-france'].entries()) {
      site.sql(
        `insert into destination_images (id, destination_id, position, src, alt, width, height, created_at)
         values (?, 'paris-france', ?, ?, ?, 1200, 900, '2026-01-01T00:00:00.000Z')`,
        `photo-${position}`,
        10 + position,
        `/posters/${name}.svg`,
        name,
      );
    }
    site.sql(
      "delete from destination_images where position < 10 and destination_id = 'paris-france'",
    );
  });

  test('are sorted by keyboard and by dragging, keep their ids, and one is the cover', async ({
    page,
    site,
    signIn,
  }) => {
    await signIn();
    await page.goto(paris);
    const texts = () =>
      page
        .getByLabel(/^What photo/)
        .evaluateAll((all: HTMLInputElement[]) => all.map((one) => one.value));
    const handle = page.getByRole('button', { name: 'Drag photo 1' });
    await expect(handle).toHaveAttribute('aria-roledescription', 'sortable');
    await handle.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Picked up the photo at place 1 of 3.')).toBeAttached();
    const overPlace = (place: number) => page.getByText(`Over place ${place} of 3.`);
    // Keys move a photo once the places are measured, shortly after it is picked up; place 3 is the
    // last one down.
    await expect
      .poll(async () => {
        await page.keyboard.press('ArrowDown');
        return overPlace(3).count();
      })
      .toBe(1);
    await page.keyboard.press('ArrowUp');
    await expect(overPlace(2)).toBeAttached();
    await page.keyboard.press('Space');
    await expect.poll(texts).toEqual(['bali-indonesia', 'tokyo-japan', 'paris-france']);

    const from = page.getByRole('button', { name: 'Drag photo 3' });
    await dragRow(page, { from, to: handle }, overPlace(1));
    await expect.poll(texts).toEqual(['paris-france', 'bali-indonesia', 'tokyo-japan']);

    await page.getByRole('button', { name: 'Use photo 2 as cover' }).click();
    await expect(page.getByLabel('Image URL')).toHaveValue('/posters/bali-indonesia.svg');
    await page.getByLabel('What photo 3 shows').fill('');
    await page.getByRole('button', { name: 'Update Destination' }).click();
    await expect(page.getByText('Say what the photo shows')).toBeVisible();
    await page.getByLabel('What photo 3 shows').fill('Lights at night');
    await save(page);
    expect(
      site.sql(
        "select id, alt from destination_images where destination_id = 'paris-france' order by position",
      ),
    ).toEqual([
      { id: 'photo-2', alt: 'paris-france' },
      { id: 'photo-1', alt: 'bali-indonesia' },
      { id: 'photo-0', alt: 'Lights at night' },
    ]);
  });
});

test('card and page beside the fields are updated while typing', async ({ page, signIn }) => {
  await signIn();
  await page.goto(paris);
  for (const [width, name, text] of [
    [1100, 'Lutetia', 'baths'],
    [1280, 'Paname', 'bridges'],
    [1440, 'Lutèce', 'arena'],
  ] as const) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const preview = page.getByRole('complementary', { name: 'Live preview' });
      const frame = preview.frameLocator('iframe');
      await page.getByLabel('Name', { exact: true }).fill(name);
      await page.getByLabel('Full description').fill(`Roman *${text}*.`);
      await expect(
        frame.getByRole('heading', { name, level: 1, includeHidden: true }),
      ).toBeVisible();
      await expect(frame.locator('em', { hasText: text })).toBeVisible();
      const widths = await page
        .getByRole('spinbutton')
        .evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().width));
      expect(Math.min(...widths), 'boxes show the numbers in them').toBeGreaterThan(60);
      expect(await pageWidth(page)).toBeLessThanOrEqual(width);
      await expectNoViolationInEitherTheme(page);
      const scrolled = preview.getByRole('region', { name: 'Card and page' });
      // Chromium alone lets keys reach what scrolls without this.
      await expect(scrolled).toHaveAttribute('tabindex', '0');
      await scrolled.evaluate((region) => region.scrollTo(0, 0));
      await scrolled.focus();
      await page.keyboard.press('End');
      await expect.poll(() => scrolled.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
    });
  }
});

test('a sheet shows the preview on a small screen', async ({ page, signIn }) => {
  await signIn();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(paris);
  await page.getByLabel('Full description').fill('Roman *baths*.');
  await page.getByRole('button', { name: 'Live preview' }).click();
  const sheet = page.getByRole('dialog', { name: 'Live preview' });
  await expect(sheet.frameLocator('iframe').locator('em', { hasText: 'baths' })).toBeVisible();
  await expectNoViolation(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  expect(await pageWidth(page)).toBeLessThanOrEqual(390);
  await expectNoViolation(page);
});

function pageWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

test('currency and time zone are found by typing, and earlier values may stay', async ({
  page,
  site,
  signIn,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/status of 400|Choose a currency/);
  site.sql("update destinations set currency = 'Shells' where id = 'paris-france'");
  await signIn();
  await page.goto(paris);
  await expect(page.getByLabel('Currency')).toHaveValue('Shells');
  const zone = page.getByLabel('Time zone');
  await zone.fill('tok');
  await page.getByRole('option', { name: 'Asia/Tokyo' }).click();
  await save(page);
  const stored = () =>
    site.sql("select currency, time_zone from destinations where id = 'paris-france'");
  expect(stored()).toEqual([{ currency: 'Shells', time_zone: 'Asia/Tokyo' }]);

  await page.goto(paris);
  await page.getByLabel('Currency').fill('Pearls');
  await page.getByRole('button', { name: 'Update Destination' }).click();
  await expect(page.getByText('Choose a currency from the list, like EUR')).toBeVisible();
  await page.getByLabel('Currency').fill('yen');
  await page.getByRole('option', { name: 'Japanese Yen (JPY)' }).click();
  await save(page);
  expect(stored()).toEqual([{ currency: 'JPY', time_zone: 'Asia/Tokyo' }]);
});

test('a draft needs a name only, and says what it lacks when it is to be published', async ({
  page,
  signIn,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/is required/);
  await signIn();
  await page.goto('/admin/destinations/new');
  await page.getByLabel('Name', { exact: true }).fill('Zyxqland');
  await page.getByLabel('Status').selectOption('Draft');
  await page.getByRole('button', { name: 'Create Destination' }).click();
  await expect(toastIn(page, 'Destination created successfully')).toBeVisible();

  // A phone's card has no label without a text.
  await page.setViewportSize({ width: 390, height: 844 });
  const cells = page.getByRole('row', { name: /Zyxqland/ }).locator('td[data-label]');
  const labels = (all: Element[]) => all.map((cell) => getComputedStyle(cell, '::before').content);
  await expect
    .poll(() => cells.evaluateAll(labels))
    .toEqual(['none', 'none', 'none', '"Popular" / ""']);

  await page.getByRole('link', { name: 'Zyxqland', exact: true }).click();
  await expect(page.getByLabel('Rating')).toHaveValue('');
  await expect(page.getByLabel('Country')).toHaveValue('');

  await page.getByLabel('Status').selectOption('Published');
  await page.getByRole('button', { name: 'Update Destination' }).click();
  for (const label of ['Country', 'Continent', 'Image URL', 'Short description', 'Rating']) {
    await expect(page.getByText(`${label} is required`)).toBeVisible();
  }
});
