import { existsSync, globSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultDurability, JOURNEY } from '../../tests/defaultRun.ts';
import { findPostgres } from '../../tests/support/servers/postgresServer.ts';
import { findOrInstallChromium } from './chromium.ts';
import { findFirefox, findOrInstallFirefox, WITHOUT_FIREFOX } from './firefox.ts';
import { endLeftProcesses } from './leftProcesses.ts';
import { findOrInstallPostgres, WITHOUT_POSTGRES } from './postgres.ts';
import { closingLine, failureLines, isPassed, slowestFiles } from './testCount.ts';
import { type Chosen, type StageResult, startTestRun } from './testRun.ts';

const help = `Tests the built product. Ends with "N passed, N failed", after the slowest files, what was left out and each failed test.

  npm test              the default run, about eight minutes on two cores: format and lint, types, unit
                        and API tests on SQLite, hostile input, some durability tests, and the main
                        journeys in Chromium and Firefox
  npm test -- --all     everything, on SQLite and PostgreSQL: all durability and browser tests; the
                        same with CI=true, which installs PostgreSQL where there is none
  npm test -- FILE ...  the tests of these files or folders alone, on both engines;
                        with --name TEXT those with TEXT in their title,
                        with --engine sqlite or --engine postgres those on one engine
  npm run check         compiles the messages, then the quick part: format and lint, types, unit tests

--thorough tries six times as many generated values, and kills servers more often.

Example: npm test -- tests/api/records/destinations.test.ts --engine sqlite --name "creates"`;

/** Number of slowest files to list. */
const SLOWEST = 10;

/** The folder of the browser tests in Firefox. */
const FIREFOX_TESTS = 'tests/browser/firefox/';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean' },
    quick: { type: 'boolean' },
    thorough: { type: 'boolean' },
    name: { type: 'string' },
    engine: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
});
const root = join(import.meta.dirname, '..', '..');
const isCi = process.env.CI === 'true';
const isAll = values.all || isCi;

if (values.help) console.log(help);
else process.exitCode = await main();

/** Returns the exit code. */
async function main(): Promise<number> {
  const wrong = wrongArguments();
  if (wrong) {
    console.error(wrong);
    return 1;
  }
  const isWhole = positionals.length === 0 && !values.quick;
  const run = startTestRun({
    root,
    isThorough: values.thorough ?? false,
    isDefault: isWhole && !isAll,
  });
  const results = await (positionals.length > 0 ? chosenTests() : values.quick ? quick() : whole());
  results.push(await leftProcesses(run.folder));
  run.end();

  if (isWhole) {
    announce(`The ${SLOWEST} slowest files`);
    console.log(
      slowestFiles(
        results.flatMap(({ times }) => times),
        SLOWEST,
      ).join('\n'),
    );
    const lines = leftOut();
    if (lines.length > 0) console.log(['\n— Left out', ...lines].join('\n'));
  }
  const failed = failureLines(results.flatMap(({ failures }) => failures));
  if (failed.length > 0) console.log(['\n— Failed', ...failed].join('\n'));
  const counts = results.map(({ count }) => count);
  console.log(`\n${closingLine(counts)}`);
  return isPassed(counts) ? 0 : 1;

  async function quick(): Promise<StageResult[]> {
    announce('Messages');
    const messages = await run.stage('scripts/dev/messages.ts', []);
    const checks = [await formatAndLint(), await types()];
    return [messages, ...checks, await run.vitest({ paths: ['tests/unit/'] })];
  }

  async function whole(): Promise<StageResult[]> {
    const postgres = isCi ? [prepared('PostgreSQL', findOrInstallPostgres)] : [];
    const browsers = [
      prepared('Chromium', findOrInstallChromium),
      prepared('Firefox', findOrInstallFirefox),
    ];
    const checks = [await formatAndLint(), await types()];
    announce('Tests');
    // Both wait for processes: together they leave less of the cores idle.
    const tests = await Promise.all([run.vitest({}), run.playwright({})]);
    return [...postgres, ...browsers, ...checks, ...tests];
  }

  async function chosenTests(): Promise<StageResult[]> {
    const paths = positionals.map((path) => relative(root, resolve(root, path)));
    const chosen = { ...(values.name && { name: values.name }) };
    const browser = paths.filter((path) => `${path}/`.startsWith('tests/browser/'));
    const others = paths.filter((path) => !browser.includes(path));
    const results: StageResult[] = [];
    if (others.length > 0)
      results.push(await run.vitest({ ...chosen, paths: others, ...engine() }));
    if (browser.length > 0) {
      results.push(prepared('Chromium', findOrInstallChromium));
      if (browser.some(hasTestsInFirefox)) results.push(prepared('Firefox', findOrInstallFirefox));
      results.push(await run.playwright({ ...chosen, paths: browser }));
    }
    return results;
  }

  function formatAndLint(): Promise<StageResult> {
    announce('Format and lint');
    return run.stage('node_modules/@biomejs/biome/bin/biome', ['check', '.']);
  }

  function types(): Promise<StageResult> {
    announce('Types');
    // The quick part checks again only what a change since its last run can affect.
    const memory = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'];
    return run.stage('node_modules/typescript/bin/tsc', [
      '-p',
      '.',
      ...(values.quick ? memory : []),
    ]);
  }
}

/** A line about arguments that can't be used. */
function wrongArguments(): string | undefined {
  const missing = positionals.find((path) => !existsSync(resolve(root, path)));
  if (missing) return `There is no file or folder ${missing}; see npm test -- --help`;
  const { name, engine: given } = values;
  if (positionals.length === 0 && (name ?? given) !== undefined) {
    return '--name and --engine go with a file or folder; see npm test -- --help';
  }
  if (given !== undefined && given !== 'sqlite' && given !== 'postgres') {
    return `--engine takes sqlite or postgres, not ${given}`;
  }
  return given === 'postgres' && !findPostgres() ? WITHOUT_POSTGRES : undefined;
}

/** True for a chosen file or folder with tests in Firefox. */
function hasTestsInFirefox(path: string): boolean {
  return FIREFOX_TESTS.startsWith(`${path}/`) || `${path}/`.startsWith(FIREFOX_TESTS);
}

function engine(): Pick<Chosen, 'engine'> {
  return values.engine ? { engine: values.engine } : {};
}

/** Finds or installs what tests need. If that fails, it counts as a failed test. */
function prepared(title: string, find: () => string): StageResult {
  announce(title);
  try {
    console.log(find());
    return { count: { passed: 0, failed: 0, skipped: 0 }, times: [], failures: [] };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(message);
    const failures = [{ file: title, title: '', error: message }];
    return { count: { passed: 0, failed: 1, skipped: 0 }, times: [], failures };
  }
}

/** Ends processes that tests left behind. Each counts as a failed test. */
async function leftProcesses(folder: string): Promise<StageResult> {
  const count = await endLeftProcesses(folder);
  const error = `${count.failed} left behind`;
  return {
    count,
    times: [],
    failures: count.failed > 0 ? [{ file: 'processes', title: '', error }] : [],
  };
}

/** Lines about the tests that this run doesn't have, and how to have them. */
function leftOut(): string[] {
  const withoutFirefox = findFirefox() ? [] : [WITHOUT_FIREFOX];
  if (isAll) return findPostgres() ? withoutFirefox : [WITHOUT_POSTGRES, ...withoutFirefox];
  const durability = globSync('tests/durability/**/*.test.ts', { cwd: root });
  return [
    'All tests on PostgreSQL.',
    `${durability.length - defaultDurability.length} of the ${durability.length} files in tests/durability.`,
    `The browser tests without the tag ${JOURNEY}: every screen in every theme, width and language.`,
    'To run them, too: npm test -- --all',
    ...withoutFirefox,
  ];
}

function announce(stage: string) {
  console.log(`\n— ${stage}`);
}
