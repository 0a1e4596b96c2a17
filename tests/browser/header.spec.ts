import type { Page } from '@playwright/test';
import { languages } from '#core/languages/languages.ts';
import { expectNoViolationInEitherTheme } from './everyPage/axe.ts';
import { expect, test } from './fixtures.ts';

const links = [
  ['Tourist Destinations', '/destinations/tourist'],
  ['Transit Destinations', '/destinations/transit'],
  ['Nomad Destinations', '/destinations/nomad'],
  ['Visa Information', '/visa-info'],
] as const;

test('the header is see-through at the top of the home page and white once scrolled', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  const transparent = 'rgba(0, 0, 0, 0)';
  /** Scrolls, and waits until the page has been told and is drawn accordingly. */
  const scrollTo = (top: number) =>
    page.evaluate(async (y) => {
      window.scrollTo(0, y);
      for (const _frame of ['this', 'next']) await new Promise(requestAnimationFrame);
    }, top);
  await expect(header).toHaveCSS('background-color', transparent);
  await scrollTo(20);
  await expect(header).toHaveCSS('background-color', transparent);
  await scrollTo(21);
  await expect(header).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(header).not.toHaveCSS('box-shadow', 'none');
  await scrollTo(0);
  await expect(header).toHaveCSS('background-color', transparent);
});

test('the header is white on every other page, and its links work', { tag: '@journey' }, async ({
  page,
}) => {
  await page.goto('/contact');
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  for (const [name, path] of links) {
    await header.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
  await header.getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search$/);
  await header.getByRole('link', { name: 'Landfall' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu opens, navigates, and closes when the route changes', { tag: '@journey' }, async ({
    page,
  }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Mobile' });
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    for (const [name] of links) await expect(menu.getByRole('link', { name })).toBeVisible();
    await menu.getByRole('link', { name: 'Nomad Destinations' }).click();
    await expect(page).toHaveURL(/\/destinations\/nomad$/);
    await expect(menu).toBeHidden();

    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  });
});

test('the menu opened while a page is on its way stays open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const arrived = Promise.withResolvers<void>();
  await page.route('**/page-data/**', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  const menu = page.getByRole('navigation', { name: 'Mobile' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('link', { name: 'Nomad Destinations' }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  arrived.resolve();
  await expect(page.getByRole('heading', { name: 'Nomad Destinations' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  await expect(menu).toBeVisible();
});

test('the passport panel fits the screen, and closes by Escape and clicks outside', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/contact');
  const panel = page.getByRole('banner').getByLabel('Passport country');
  const open = async () => {
    await page.getByText(/^From: /).click();
    await expect(panel).toBeInViewport({ ratio: 1 });
  };
  await open();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await open();
  await page.getByRole('contentinfo').click({ position: { x: 2, y: 2 } });
  await expect(panel).toBeHidden();
});

const tools = [
  ['Together', '/together'],
  ['Compare', '/compare'],
  ['Trip', '/trip'],
  ['Days in Schengen', '/plan/90-180'],
] as const;

test.describe('the menu of tools', () => {
  const menu = (page: Page) => page.getByRole('banner').locator('summary', { hasText: 'Tools' });
  const link = (page: Page, name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

  test('leads to each tool, and marks the current one', { tag: '@journey' }, async ({ page }) => {
    await page.goto('/contact');
    for (const [name, path] of tools) {
      await expect(link(page, name)).toBeHidden();
      await menu(page).click();
      await link(page, name).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(link(page, name)).toBeHidden();
      await expect(menu(page)).toHaveAttribute('data-current', 'true');
      await expect(page.locator(`nav[aria-label=Main] a[href="${path}"]`)).toHaveAttribute(
        'aria-current',
        'page',
      );
    }
  });

  test('works by keyboard alone, and closes on Escape and on leaving', { tag: '@journey' }, async ({
    page,
  }) => {
    await page.goto('/contact');
    await menu(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(link(page, 'Together')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link(page, 'Together')).toBeHidden();
    await expect(menu(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(link(page, 'Together')).toBeHidden();
    await menu(page).focus();
    await page.keyboard.press('Space');
    for (let tabs = 0; tabs < 3; tabs += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/trip$/);
    await expectNoViolationInEitherTheme(page, 'header');
  });
});

for (const width of [390, 768]) {
  test(`the menu at ${width} pixels has the tools and passports`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const [name, path] of [...tools, ['Passports', '/passports'] as const]) {
      await page.goto('/contact');
      await page.getByRole('button', { name: 'Open menu' }).click();
      const mobile = page.getByRole('navigation', { name: 'Mobile' });
      await mobile.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    }
  });
}

test.describe('on a small screen without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a link opens the menu', async ({ page }) => {
    await page.goto('/contact');
    const menu = page.getByRole('navigation', { name: 'Mobile' });
    await expect(menu).toBeHidden();
    await page.getByRole('link', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name: 'Days in Schengen' }).click();
    await expect(page).toHaveURL(/\/plan\/90-180$/);
  });
});

test('"From:" names the visitor’s passport again after an answer for another', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto('/visa-info/JP?from=IN');
  const banner = page.getByRole('banner');
  await expect(banner.getByText('From: India')).toBeVisible();
  await banner.getByRole('link', { name: 'Landfall' }).click();
  await expect(banner.getByText('From: United States')).toBeVisible();
});

test('"From:" names a passport that was typed into the search from then on', async ({ page }) => {
  await page.goto('/');
  const banner = page.getByRole('banner');
  await expect(banner.getByText('From: United States')).toBeVisible();
  const form = page.getByRole('form', { name: 'Search destinations and visas' });
  const choose = async (label: string, country: string) => {
    await form.getByLabel(label).fill(country);
    await page.getByRole('option', { name: country, exact: true }).click();
  };
  await choose('Destination Country', 'Japan');
  await choose('Your passport', 'India');
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/country=JP/);
  await banner.getByRole('link', { name: 'Landfall' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(banner.getByText('From: India')).toBeVisible();
  await page.reload();
  await expect(banner.getByText('From: India')).toBeVisible();
});

for (const width of [320, 390, 768, 1024, 1280, 1440]) {
  test(`the header is one line at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const code of ['US', 'AE', 'VC']) {
      await page.goto(`/visa-info/JP?from=${code}`);
      expect((await page.getByRole('banner').boundingBox())?.height).toBe(64);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}

for (const width of [390, 1280]) {
  test(`the header names passports and documents in full at ${width} pixels`, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const passports of ['DE', 'VC.GB']) {
      await context.addCookies([
        { name: 'passport', value: passports, url: String(baseURL) },
        { name: 'documents', value: 'us-visa', url: String(baseURL) },
      ]);
      for (const { code } of languages) {
        await page.goto(code === 'en' ? '/contact' : `/${code}/contact`);
        const text = page.getByRole('banner').locator('.dropdown > summary > span').last();
        const cut = await text.evaluate((span) => {
          const { left, right, top, bottom } = span.getBoundingClientRect();
          const header = span.closest('header')?.getBoundingClientRect();
          const isInside = left >= 0 && right <= innerWidth && top >= 0;
          const fits = span.scrollWidth <= Math.max(span.clientWidth, right - left + 1);
          return {
            text: span.textContent,
            isWhole: isInside && fits && bottom <= (header?.bottom ?? 0),
            hidden: getComputedStyle(span).textOverflow,
            height: header?.height,
            scrolls: document.documentElement.scrollWidth > innerWidth,
          };
        });
        expect.soft({ code, ...cut }).toEqual({
          code,
          text: cut.text,
          isWhole: true,
          hidden: 'clip',
          height: 64,
          scrolls: false,
        });
      }
    }
  });
}

test('the footer is at most 700 pixels high on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  const footer = page.getByRole('contentinfo');
  expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(700);
  await expectNoViolationInEitherTheme(page, 'footer');
});

test('scrolling before the scripts load is kept', async ({ page }) => {
  let arrive = () => {};
  const scripts = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  // The page's last inline script scrolls to the top.
  await page.waitForLoadState('domcontentloaded');
  await page.evaluate(() => window.scrollTo(0, 600));
  arrive();
  // The header becomes solid after hydration.
  await expect(page.getByRole('banner')).toHaveAttribute('data-solid', 'true');
  expect(await page.evaluate(() => window.scrollY)).toBe(600);
});
