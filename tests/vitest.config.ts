import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { defaultDurability, isDefaultRun } from './defaultRun.ts';
import { TEST_LIMIT_MS, testWorkers, WAIT_LIMIT_MS } from './runnerLimits.ts';
import { findPostgres } from './support/servers/postgresServer.ts';

/** Tests of SQLite's own parts: its file, locks, query plans and released schemas. */
const onlySqlite = [
  'tests/api/database/{contentKinds,database,queryPlans}.test.ts',
  'tests/durability/{dataAccess,lostDatabase,refusedWrites}.test.ts',
  'tests/durability/{backups,files}/*.test.ts',
  'tests/durability/upgrades/migrations.test.ts',
];

/**
 * Tests without a database, or before it, run once. Start, stop and loss of a process on PostgreSQL
 * are tested in tests/durability/postgres.
 */
const anyEngine = [
  'tests/api/{cache,http,jsonApi,languages,metrics,seo,ssr}/*.test.ts',
  'tests/api/images/image.test.ts',
  'tests/api/rules/ruleFiles.test.ts',
  // What the shipped rules and the pages say is judged once; how stored rules are read, on both.
  'tests/api/answers/{answerAgreement,coverage,coverageOnPages,shippedAnswers,visaAnswers}.test.ts',
  'tests/api/rules/{shippedFacts,shippedPrices}.test.ts',
  'tests/api/answers/tools/*.test.ts',
  // The functions behind the commands are tested on both; that commands find PostgreSQL, in
  // postgresCommands.test.ts.
  'tests/api/commands/{commands,runScript,traces}.test.ts',
  // The benchmark of PostgreSQL is run in tests/durability/postgres.
  'tests/durability/benchmarks.test.ts',
];

/** Tests of PostgreSQL, of both engines together, or of several processes on one database. */
const onlyPostgres = [
  'tests/api/database/{postgresPlans,severalProcesses}.test.ts',
  'tests/durability/postgres/**',
];

const setup = join(import.meta.dirname, 'support', 'site', 'preparedDatabases.ts');

/** Separate from vite.config.ts: tests don't need its build plugins. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    environment: 'node',
    allowOnly: false,
    // Many tests wait for processes, so vitest's default, one less than the cores, would leave a
    // core idle.
    maxWorkers: testWorkers,
    // A worker loads the server's modules once, not per file, in a third of the time. So no module
    // may have a site's state, which would be a bug in the product as well.
    isolate: false,
    // A last resort against tests that never end: no test's result depends on the machine's speed.
    testTimeout: TEST_LIMIT_MS,
    hookTimeout: TEST_LIMIT_MS,
    expect: { poll: { timeout: WAIT_LIMIT_MS } },
    projects: [
      {
        extends: true,
        test: {
          name: 'sqlite',
          include: isDefaultRun
            ? ['tests/{unit,api,pages,hostile}/**/*.test.ts', ...defaultDurability]
            : ['tests/{unit,api,pages,hostile,durability}/**/*.test.ts'],
          exclude: onlyPostgres,
          globalSetup: setup,
          provide: { engine: 'sqlite' },
        },
      },
      ...(isDefaultRun || findPostgres() === null
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
