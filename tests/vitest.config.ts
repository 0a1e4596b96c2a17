import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { findPostgres } from './postgresServer.ts';
import { testWorkers } from './testWorkers.ts';

/** Tests of what only SQLite has: its file, its locks, its plans, its released schemas. */
const onlySqlite = [
  'tests/api/database/{database,queryPlans}.test.ts',
  'tests/durability/{backup,backupStatus,litestream,lostDatabase,migrations,refusedWrites,restore}.test.ts',
];

/**
 * Tests of what comes before the database or has nothing to ask of it: once is enough. How a process
 * starts, stops and is lost on PostgreSQL is in tests/durability/postgres.
 */
const anyEngine = [
  'tests/api/http/*.test.ts',
  'tests/api/content/{image,shareImages}.test.ts',
  'tests/api/jsonApi/*.test.ts',
  'tests/api/rules/ruleFiles.test.ts',
  'tests/api/travel/*.test.ts',
  // What the commands call is tested on both; that they find PostgreSQL, in postgresCommands.test.ts.
  'tests/api/commands/commands.test.ts',
];

/** Tests of PostgreSQL, of both engines together, or of several processes on one database. */
const onlyPostgres = [
  'tests/api/database/{postgresPlans,severalProcesses}.test.ts',
  'tests/durability/postgres/**',
];

const setup = join(import.meta.dirname, 'preparedDatabases.ts');

/** Apart from vite.config.ts: the tests need none of what builds the pages. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    environment: 'node',
    allowOnly: false,
    // Many tests wait for processes they started: vitest's default, one less than the cores, leaves a core idle.
    maxWorkers: testWorkers,
    // A worker loads the server's modules once, not for each of its files: a third of the time. So no
    // module may hold what belongs to one site: that would be wrong in the product as well.
    isolate: false,
    // Some tests start real processes, on machines that have other things to do.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'sqlite',
          include: ['tests/{unit,api,hostile,durability}/**/*.test.ts'],
          exclude: onlyPostgres,
          globalSetup: setup,
          provide: { engine: 'sqlite' },
        },
      },
      ...(findPostgres() === null
        ? []
        : [
            {
              extends: true as const,
              test: {
                name: 'postgres',
                include: [
                  'tests/{api,durability}/**/*.test.ts',
                  'tests/hostile/{bounds,procedures}.test.ts',
                ],
                exclude: [...onlySqlite, ...anyEngine],
                globalSetup: setup,
                provide: { engine: 'postgres' as const },
              },
            },
          ]),
    ],
  },
});
