import { expect, test } from '../fixtures.ts';

test('scripts are fetched after the first frame', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // Styles are delayed until the head's requests were sent.
  const fontAsked = page.waitForRequest(/\.woff2$/);
  await page.route(/\.css$/, async (route) => {
    await fontAsked;
    asked.push('styles answered');
    await route.continue();
  });
  await page.goto('/destinations/tourist');
  const answered = asked.indexOf('styles answered');
  const firstScript = asked.findIndex((path) => path.endsWith('.js'));
  expect(answered).toBeGreaterThan(-1);
  expect(firstScript).toBeGreaterThan(answered);
});

test('a page in a background tab, which is never painted, fetches them too', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeVisible();
});
