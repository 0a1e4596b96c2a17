import { describe, expect, test } from 'vitest';
import {
  closingLine,
  countOfPlaywright,
  countOfVitest,
  failureLines,
  failuresOfPlaywright,
  failuresOfVitest,
  fileTimesOfPlaywright,
  fileTimesOfVitest,
  isPassed,
  slowestFiles,
  withExitCode,
} from '../../../scripts/dev/testCount.ts';

const vitestReport = {
  numPassedTests: 7,
  numFailedTests: 2,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [{ status: 'failed', assertionResults: [{}] }],
};

const playwrightReport = {
  errors: [],
  stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3 },
};

describe('vitest’s report', () => {
  test('is counted', () => {
    expect(countOfVitest(vitestReport)).toEqual({ passed: 7, failed: 2, skipped: 2 });
  });

  test('a file that can’t be loaded adds one failure', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    expect(countOfVitest({ ...vitestReport, testResults }).failed).toBe(3);
  });
});

describe('Playwright’s report', () => {
  test('is counted, with flaky tests as failures', () => {
    expect(countOfPlaywright(playwrightReport)).toEqual({ passed: 5, failed: 2, skipped: 3 });
  });

  test('an error outside any test adds one failure', () => {
    expect(countOfPlaywright({ ...playwrightReport, errors: [{}] }).failed).toBe(3);
  });
});

describe('failed tests are named', () => {
  test('in vitest’s report, with files that can’t be loaded', () => {
    const passed = { fullName: 'it adds', status: 'passed', failureMessages: [] };
    const failed = { fullName: 'it divides', status: 'failed', failureMessages: ['No\nat line 3'] };
    const failures = failuresOfVitest({
      testResults: [
        { name: 'sums.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
        { name: 'broken.ts', status: 'failed', message: 'No such module', assertionResults: [] },
      ],
    });
    expect(failureLines(failures)).toEqual([
      'sums.ts › it divides',
      '  No',
      'broken.ts',
      '  No such module',
    ]);
  });

  test('in Playwright’s report, in groups of any depth and without colours', () => {
    const spec = (title: string, messages: string[]) => ({
      title,
      ok: messages.length === 0,
      tests: [{ results: [{ duration: 1, errors: messages.map((message) => ({ message })) }] }],
    });
    const red = '\u001b[31mNot visible\u001b[39m\nCall log';
    const group = { specs: [spec('on a phone', [red])], suites: [] };
    const failures = failuresOfPlaywright({
      suites: [{ file: 'page.spec.ts', specs: [spec('opens', [])], suites: [group] }],
    });
    expect(failureLines(failures)).toEqual(['page.spec.ts › on a phone', '  Not visible']);
  });
});

describe('a runner counts as failed', () => {
  test('when it leaves no report, whatever its exit code', () => {
    expect(withExitCode(countOfVitest(undefined), 1).failed).toBe(1);
    expect(withExitCode(countOfPlaywright('half a rep'), 0).failed).toBe(1);
  });

  test('when it exits with an error though all its tests passed', () => {
    const passed = { passed: 3, failed: 0, skipped: 0 };
    expect(withExitCode(passed, 1)).toEqual({ ...passed, failed: 1 });
  });

  test('by its own count when it has one', () => {
    const failed = { passed: 3, failed: 2, skipped: 0 };
    expect(withExitCode(failed, 1)).toEqual(failed);
    const passed = { passed: 3, failed: 0, skipped: 0 };
    expect(withExitCode(passed, 0)).toEqual(passed);
  });
});

test('the last line sums all runners and names skipped tests only if there are any', () => {
  const one = { passed: 3, failed: 0, skipped: 0 };
  expect(closingLine([one, { passed: 4, failed: 1, skipped: 0 }])).toBe('7 passed, 1 failed');
  expect(closingLine([one, { passed: 0, failed: 0, skipped: 2 }])).toBe(
    '3 passed, 0 failed, 2 skipped',
  );
});

test('a run passes with a passed test and without a failed one', () => {
  const passed = { passed: 3, failed: 0, skipped: 1 };
  expect(isPassed([passed])).toBe(true);
  expect(isPassed([passed, { passed: 1, failed: 1, skipped: 0 }])).toBe(false);
  expect(isPassed([{ passed: 0, failed: 0, skipped: 9 }])).toBe(false);
});

describe('the duration of files', () => {
  test('is read from both reports, nested suites included', () => {
    const spec = (duration: number) => ({
      title: 'opens',
      ok: true,
      tests: [{ results: [{ duration, errors: [] }] }],
    });
    const suites = [
      { file: 'a.spec.ts', specs: [spec(5)], suites: [{ specs: [spec(7)], suites: [] }] },
    ];
    expect(fileTimesOfPlaywright({ suites })).toEqual([{ file: 'a.spec.ts', milliseconds: 12 }]);
    const testResults = [{ name: '/a.test.ts', startTime: 10, endTime: 30.5 }];
    expect(fileTimesOfVitest({ testResults })).toEqual([
      { file: '/a.test.ts', milliseconds: 20.5 },
    ]);
    expect([...fileTimesOfPlaywright(undefined), ...fileTimesOfVitest('half')]).toEqual([]);
  });

  test('is printed for the slowest, in seconds', () => {
    const times = [1, 12_345, 3000].map((milliseconds, n) => ({ file: `${n}.ts`, milliseconds }));
    expect(slowestFiles(times, 2)).toEqual(['   12.3 s  1.ts', '    3.0 s  2.ts']);
  });
});
