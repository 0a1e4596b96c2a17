import { expect, test } from './fixtures.ts';

const links = [
  ['Tourist Destinations', '/destinations/tourist'],
  ['Transit Destinations', '/destinations/transit'],
  ['Nomad Destinations', '/destinations/nomad'],
  ['Visa Information', '/visa-info'],
] as const;

test('the header is see-through at the top of the home page and white once scrolled', async ({
  page,
}) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  const transparent = 'rgba(0, 0, 0, 0)';
  await expect(header).toHaveCSS('background-color', transparent);
  await page.evaluate(() => window.scrollTo(0, 20));
  await expect(header).toHaveCSS('background-color', transparent);
  await page.evaluate(() => window.scrollTo(0, 21));
  await expect(header).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(header).not.toHaveCSS('box-shadow', 'none');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(header).toHaveCSS('background-color', transparent);
});

test('the header is white on every other page, and its links work', async ({ page }) => {
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

  test('the menu opens, navigates, and closes when the route changes', async ({ page }) => {
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
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, 600));
  arrive();
  // The header becomes solid after hydration.
  await expect(page.getByRole('banner')).toHaveAttribute('data-solid', 'true');
  expect(await page.evaluate(() => window.scrollY)).toBe(600);
});
