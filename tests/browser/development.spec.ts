import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../serverProcess.ts';
import { expect, test } from './fixtures.ts';

test('the development server renders the pages, and they hydrate', async ({ page }) => {
  // Vite transforms every module at the first request.
  test.setTimeout(90_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'landfall-development-'));
  const server = await startServer({ dataDir, env: { NODE_ENV: '' }, flags: ['--dev'] });
  try {
    await page.goto(server.url, { timeout: 60_000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Where can I go/);
    await expect(async () => {
      await page.getByRole('tab', { name: 'Visa', exact: true }).click();
      await expect(page.getByRole('tabpanel').getByRole('group')).toHaveCount(4, { timeout: 500 });
    }).toPass({ timeout: 30_000 });
    await page.goto(`${server.url}/styleguide`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1, name: 'Style guide' })).toBeVisible();
  } finally {
    // Hot reload would lose its server. A page that is already closed is unaffected.
    await page.goto('about:blank').catch(() => {});
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
