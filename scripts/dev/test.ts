import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { findPostgres } from '../../tests/postgresServer.ts';
import { findOrInstallChromium } from './chromium.ts';
import { findOrInstallPostgres, WITHOUT_POSTGRES } from './postgres.ts';
import {
  closingLine,
  countOfPlaywright,
  countOfVitest,
  type FileTime,
  fileTimesOfPlaywright,
  fileTimesOfVitest,
  slowestFiles,
  type TestCount,
  withExitCode,
} from './testCount.ts';

const help = `Checks everything: format and lint, types, unit, API, hostile-input and browser tests.
The API and its data are tested on SQLite and, where one is installed, on a PostgreSQL server that is
started for the tests alone. With CI=true, PostgreSQL is installed where there is none.

  npm test           all of it, on the built product
  npm run check      the quick part: format and lint, types, unit tests
  npm run test:browser   the browser tests alone, on the built product
  npm run test:hostile   the tests with hostile input alone, on the built product

--thorough (after --) tries six times as many generated values, and kills servers more often.

Example: CHROMIUM_PATH=/opt/chromium/chrome npm test`;

const root = join(import.meta.dirname, '..', '..');
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    browser: { type: 'boolean' },
    hostile: { type: 'boolean' },
    thorough: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  },
});
if (values.help) {
  console.log(help);
  process.exit(0);
}

/** Number of slowest files to list. */
const SLOWEST = 10;

const times: FileTime[] = [];
const reports = mkdtempSync(join(tmpdir(), 'landfall-tests-'));
const counts = wanted();
rmSync(reports, { recursive: true, force: true });
if (!values.quick) {
  announce(`The ${SLOWEST} slowest files`);
  console.log(slowestFiles(times, SLOWEST).join('\n'));
}
if (!values.quick && !values.browser && !findPostgres()) console.log(WITHOUT_POSTGRES);
console.log(closingLine(counts));
process.exitCode = counts.some(({ failed }) => failed > 0) ? 1 : 0;

function wanted(): TestCount[] {
  if (values.browser) return [browserTests()];
  return values.hostile ? [vitest('hostile')] : everything();
}

function formatAndLint(): TestCount {
  announce('Format and lint');
  return oneTest(run('@biomejs/biome/bin/biome', ['check', '.']));
}

function types(): TestCount {
  announce('Types');
  // The quick part checks again only what a change since its last run can affect.
  const memory = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'];
  return oneTest(run('typescript/bin/tsc', ['-p', '.', ...(values.quick ? memory : [])]));
}

function everything(): TestCount[] {
  if (values.quick) return [formatAndLint(), types(), vitest('unit')];
  const prepared = process.env.CI === 'true' ? [postgres()] : [];
  const tests = [vitest('unit', 'api', 'hostile', 'durability'), browserTests()];
  return [...prepared, formatAndLint(), types(), ...tests];
}

/** Vitest's configuration finds what this finds or installs. */
function postgres(): TestCount {
  announce('PostgreSQL');
  try {
    console.log(findOrInstallPostgres());
    return oneTest(0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return oneTest(1);
  }
}

function vitest(...folders: string[]): TestCount {
  announce(`Tests: ${folders.join(', ')}`);
  const report = join(reports, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const directories = folders.map((folder) => `tests/${folder}/`);
  const config = ['--config', 'tests/vitest.config.ts'];
  const status = run('vitest/vitest.mjs', ['run', ...config, ...reporters, ...directories]);
  const read = readReport(report);
  for (const { file, milliseconds } of fileTimesOfVitest(read)) {
    times.push({ file: relative(root, file), milliseconds });
  }
  return withExitCode(countOfVitest(read), status);
}

function browserTests(): TestCount {
  announce('Tests: browser');
  let chromium: string;
  try {
    chromium = findOrInstallChromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return oneTest(1);
  }
  const report = join(reports, 'playwright.json');
  const status = run(
    '@playwright/test/cli.js',
    ['test', '-c', 'tests/browser', '--reporter=list,json'],
    { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  const read = readReport(report);
  for (const { file, milliseconds } of fileTimesOfPlaywright(read)) {
    times.push({ file: join('tests', 'browser', file), milliseconds });
  }
  return withExitCode(countOfPlaywright(read), status);
}

function announce(stage: string) {
  console.log(`\n— ${stage}`);
}

/** Runs a package's script on this Node, without a shell. */
function run(script: string, args: string[], env: Record<string, string> = {}): number {
  // `npm test` sets NODE_ENV to production; test runners set their own.
  const { NODE_ENV: _production, ...inherited } = process.env;
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules', script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...inherited, ...(values.thorough && { THOROUGH_TESTS: 'true' }), ...env },
  });
  return status ?? 1;
}

function oneTest(status: number): TestCount {
  return withExitCode({ passed: status === 0 ? 1 : 0, failed: 0, skipped: 0 }, status);
}

function readReport(report: string): unknown {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
}
