import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Apart from vite.config.ts: the tests need none of what builds the pages. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    include: ['tests/{unit,api,hostile,durability}/**/*.test.ts'],
    globalSetup: join(import.meta.dirname, 'preparedDatabases.ts'),
    environment: 'node',
    allowOnly: false,
    // Many tests wait for processes they started: vitest's default, one less than the cores, leaves a core idle.
    maxWorkers: 2,
    // Some tests start real processes, on machines that have other things to do.
    testTimeout: 60_000,
  },
});
