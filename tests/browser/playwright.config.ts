import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../scripts/dev/chromium.ts';
import { isDefaultRun, JOURNEY } from '../defaultRun.ts';
import { TEST_LIMIT_MS, testWorkers, WAIT_LIMIT_MS } from '../runnerLimits.ts';

const executablePath = findChromium();

/** Needs the built product, which `npm test` builds. */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(import.meta.dirname, '..', '..', 'test-results'),
  workers: testWorkers,
  ...(isDefaultRun && { grep: new RegExp(JOURNEY) }),
  // A test that passes only at the second try has found a bug.
  retries: 0,
  forbidOnly: true,
  timeout: TEST_LIMIT_MS,
  expect: { timeout: WAIT_LIMIT_MS / 2 },
  reporter: 'list',
  use: {
    // Cleared between tests; its scripts stay compiled, which halves the time to load a page.
    reuseContext: true,
    // Requests of a service worker pass by the tests' routes; offline.spec.ts has it.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Without a graphics card each animation frame is rendered by the CPU.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
  },
});
