import { expect, test } from '../fixtures.ts';

test('no page causes browser warnings', async ({ page, signIn }) => {
  const said: string[] = [];
  page.on('console', (message) => {
    // The tests' browser blocks service workers, and says so itself.
    if (/Service Worker registration blocked/.test(message.text())) return;
    said.push(`${message.type()}: ${message.text()}`);
  });
  await signIn();
  for (const path of [
    '/',
    '/destination/paris-france',
    '/destination/paris-france?type=working',
    '/destinations/tourist?country=FR',
    '/nomads?income=1',
    '/search?country=BR',
    '/search?q=overstay',
    '/visa-info/FR',
    '/admin/destinations',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  expect(said).toEqual([]);
});
