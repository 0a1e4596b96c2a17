import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../scripts/dev/chromium.ts';
import { testWorkers } from '../testWorkers.ts';

const executablePath = findChromium();

/** Needs the built product (`npm test` builds it): npx playwright test -c tests/browser */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(import.meta.dirname, '..', '..', 'test-results'),
  workers: testWorkers,
  // A test that passes only at the second try has found a bug.
  retries: 0,
  forbidOnly: true,
  // Enough for a busy machine; passing tests are no slower for it.
  timeout: 60_000,
  expect: { timeout: 15_000 },
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
