import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import {
  countOfPlaywright,
  countOfVitest,
  type Failure,
  type FileTime,
  failuresOfPlaywright,
  failuresOfVitest,
  fileTimesOfPlaywright,
  fileTimesOfVitest,
  type TestCount,
  withExitCode,
} from './testCount.ts';

/** The count of a stage's tests, how long their files took, and which failed. */
export type StageResult = { count: TestCount; times: FileTime[]; failures: Failure[] };

/** The tests of a runner: those of all its files, unless some are named. */
export type Chosen = { paths?: string[]; name?: string; engine?: string };

type TestRun = {
  /** The folder of all temporary files of the run. */
  folder: string;
  vitest: (chosen: Chosen) => Promise<StageResult>;
  playwright: (chosen: Chosen) => Promise<StageResult>;
  /** Runs a package's script, which counts as one test. */
  stage: (script: string, args: string[]) => Promise<StageResult>;
  /** Deletes its temporary files. */
  end: () => void;
};

/** Starts a run of tests; `isDefault` leaves out those of tests/defaultRun.ts. */
export function startTestRun({
  root,
  isThorough,
  isDefault,
}: {
  root: string;
  isThorough: boolean;
  isDefault: boolean;
}): TestRun {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-run-'));
  // PostgreSQL may run as another user in a folder below it.
  chmodSync(folder, 0o711);
  // `npm test` sets NODE_ENV to production; test runners set their own.
  const { NODE_ENV: _production, ...inherited } = process.env;
  const env = {
    ...inherited,
    TMPDIR: folder,
    ...(isThorough && { THOROUGH_TESTS: 'true' }),
    ...(isDefault && { DEFAULT_TESTS: 'true' }),
  };

  return {
    folder,
    async vitest({ paths = [], name, engine }) {
      const report = join(folder, 'vitest.json');
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
      const status = await runScript('node_modules/vitest/vitest.mjs', [
        'run',
        '--config',
        'tests/vitest.config.ts',
        ...reporters,
        ...(name ? ['--testNamePattern', escaped(name)] : []),
        ...(engine ? ['--project', engine] : []),
        ...paths,
      ]);
      const read = readReport(report);
      const fromRoot = <Part extends { file: string }>(part: Part) => ({
        ...part,
        file: relative(root, part.file),
      });
      return {
        count: withExitCode(countOfVitest(read), status),
        times: fileTimesOfVitest(read).map(fromRoot),
        failures: failuresOfVitest(read).map(fromRoot),
      };
    },
    async playwright({ paths = [], name }) {
      const report = join(folder, 'playwright.json');
      const status = await runScript(
        'node_modules/@playwright/test/cli.js',
        [
          'test',
          '-c',
          'tests/browser',
          '--reporter=list,json',
          ...(name ? ['--grep', escaped(name)] : []),
          ...paths.map(escaped),
        ],
        { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      );
      const read = readReport(report);
      const fromRoot = <Part extends { file: string }>(part: Part) => ({
        ...part,
        file: join('tests', 'browser', part.file),
      });
      return {
        count: withExitCode(countOfPlaywright(read), status),
        times: fileTimesOfPlaywright(read).map(fromRoot),
        failures: failuresOfPlaywright(read).map(fromRoot),
      };
    },
    async stage(script, args) {
      const status = await runScript(script, args);
      const count = { passed: status === 0 ? 1 : 0, failed: 0, skipped: 0 };
      const error = `exited with code ${status}`;
      return {
        count: withExitCode(count, status),
        times: [],
        failures: status === 0 ? [] : [{ file: script, title: '', error }],
      };
    },
    end: () => rmSync(folder, { recursive: true, force: true }),
  };

  /** Runs a script, by its path from the root, on this Node, without a shell; returns its exit code. */
  function runScript(script: string, args: string[], more: Record<string, string> = {}) {
    const child = spawn(process.execPath, [join(root, script), ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...env, ...more },
    });
    // Whole lines, as two runners print at the same time.
    for (const stream of [child.stdout, child.stderr]) printLines(stream);
    return new Promise<number>((resolve) => child.on('close', (code) => resolve(code ?? 1)));
  }
}

function printLines(stream: Readable) {
  createInterface({ input: stream }).on('line', (line) => console.log(line));
}

/** Runners take titles and Playwright's paths as regular expressions. */
function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

function readReport(report: string): unknown {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
}
