import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../support/servers/serverProcess.ts';
import { expect, test } from './fixtures.ts';

test('the development server renders the pages, and they hydrate', async ({
  page,
  expectedConsoleErrors,
}) => {
  // Vite's answer for what it has bundled again meanwhile.
  expectedConsoleErrors.push(/status of 504/);
  const dataDir = mkdtempSync(join(tmpdir(), 'landfall-development-'));
  const server = await startServer({ dataDir, env: { NODE_ENV: '' }, flags: ['--dev'] });
  try {
    await page.goto(server.url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Where can I go/);
    // Vite may load the page again when it finds another package, which loses the click.
    const groups = page.getByRole('tabpanel').getByRole('group');
    await expect
      .poll(async () => {
        await page.getByRole('tab', { name: 'Visa', exact: true }).click();
        return groups.count().catch(() => 'loaded again');
      })
      .toBe(4);
    await page.goto(`${server.url}/styleguide`);
    await expect(page.getByRole('heading', { level: 1, name: 'Style guide' })).toBeVisible();
  } finally {
    // Hot reload would lose its server. A page that is already closed is unaffected.
    await page.goto('about:blank').catch(() => {});
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
