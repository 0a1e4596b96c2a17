import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod';

/** The test results of one runner. */
export type TestCount = { passed: number; failed: number; skipped: number };

const none: TestCount = { passed: 0, failed: 0, skipped: 0 };

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

const vitestTimes = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});

const vitestFailures = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

type PlaywrightSuite = {
  specs: {
    title: string;
    ok: boolean;
    tests: { results: { duration: number; errors: { message?: string | undefined }[] }[] }[];
  }[];
  suites?: PlaywrightSuite[] | undefined;
};

const playwrightErrors = z.array(z.object({ message: z.string().optional() }));

const playwrightSuite: z.ZodType<PlaywrightSuite> = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      ok: z.boolean(),
      tests: z.array(
        z.object({
          results: z.array(z.object({ duration: z.number(), errors: playwrightErrors })),
        }),
      ),
    }),
  ),
  suites: z.array(z.lazy(() => playwrightSuite)).optional(),
});

const playwrightFiles = z.object({
  suites: z.array(z.intersection(playwrightSuite, z.object({ file: z.string() }))),
});

const playwrightReport = z.object({
  errors: z.array(z.unknown()),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

/** A failed test, or a file that can't be loaded, with the first line of its error. */
export type Failure = { file: string; title: string; error: string };

/** The total duration of the tests in a file. */
export type FileTime = { file: string; milliseconds: number };

/** Test durations by file, from vitest's JSON report. */
export function fileTimesOfVitest(report: unknown): FileTime[] {
  const parsed = vitestTimes.safeParse(report);
  return (parsed.data?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    file: name,
    milliseconds: endTime - startTime,
  }));
}

/** Test durations by file, from Playwright's JSON report, as if run by one worker. */
export function fileTimesOfPlaywright(report: unknown): FileTime[] {
  const parsed = playwrightFiles.safeParse(report);
  return (parsed.data?.suites ?? []).map((suite) => ({
    file: suite.file,
    milliseconds: millisecondsOf(suite),
  }));
}

function millisecondsOf(suite: PlaywrightSuite): number {
  return specsOf(suite)
    .flatMap(({ tests }) => tests)
    .flatMap(({ results }) => results)
    .reduce((sum, { duration }) => sum + duration, 0);
}

/** The failed tests in vitest's JSON report. */
export function failuresOfVitest(report: unknown): Failure[] {
  const files = vitestFailures.safeParse(report).data?.testResults ?? [];
  return files.flatMap(({ name: file, status, message, assertionResults }) =>
    status === 'failed' && assertionResults.length === 0
      ? [{ file, title: '', error: firstLine(message) }]
      : assertionResults
          .filter((result) => result.status === 'failed')
          .map(({ fullName, failureMessages }) => ({
            file,
            title: fullName,
            error: firstLine(failureMessages?.[0]),
          })),
  );
}

/** The failed tests in Playwright's JSON report. */
export function failuresOfPlaywright(report: unknown): Failure[] {
  const suites = playwrightFiles.safeParse(report).data?.suites ?? [];
  return suites.flatMap((suite) =>
    specsOf(suite)
      .filter(({ ok }) => !ok)
      .map(({ title, tests }) => ({
        file: suite.file,
        title,
        error: firstLine(
          tests.flatMap(({ results }) => results).flatMap(({ errors }) => errors)[0]?.message,
        ),
      })),
  );
}

function specsOf({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function firstLine(message = ''): string {
  return stripVTControlCharacters(message).split('\n')[0] ?? '';
}

/** Two lines for each failed test: where it is, and its error. */
export function failureLines(failures: Failure[]): string[] {
  return failures.flatMap(({ file, title, error }) => [
    [file, title].filter(Boolean).join(' › '),
    `  ${error}`,
  ]);
}

/** A line for each of the slowest files, slowest first, in seconds. */
export function slowestFiles(times: FileTime[], count: number): string[] {
  return times
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, count)
    .map(({ file, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${file}`);
}

/** Counts the results in vitest's JSON report. A file that can't be loaded is one failed test. */
export function countOfVitest(report: unknown): TestCount {
  const parsed = vitestReport.safeParse(report);
  if (!parsed.success) return none;
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
    parsed.data;
  const unloadable = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloadable.length,
    skipped: numPendingTests + numTodoTests,
  };
}

/** Counts the results in Playwright's JSON report. An error outside tests is one failed test. */
export function countOfPlaywright(report: unknown): TestCount {
  const parsed = playwrightReport.safeParse(report);
  if (!parsed.success) return none;
  const { errors, stats } = parsed.data;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/** A failing exit code without a failed test or a report counts as one failure. */
export function withExitCode(count: TestCount, exitCode: number): TestCount {
  const silent = count.failed === 0 && (exitCode !== 0 || count.passed + count.skipped === 0);
  return silent ? { ...count, failed: 1 } : count;
}

/** A run passes if tests passed and none failed: a title that no test has is a mistake. */
export function isPassed(counts: TestCount[]): boolean {
  return counts.some(({ passed }) => passed > 0) && counts.every(({ failed }) => failed === 0);
}

/** "12 passed, 0 failed", with ", 1 skipped" if any were. */
export function closingLine(counts: TestCount[]): string {
  const sum = (key: keyof TestCount) => counts.reduce((total, count) => total + count[key], 0);
  const skipped = sum('skipped');
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`;
}
