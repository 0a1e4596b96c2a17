import { vi } from 'vitest';
import { WAIT_LIMIT_MS } from './runnerLimits.ts';

/** Repeats `expectation` until it holds, and returns its result. Throws its last error when it never does. */
export function eventually<Result>(expectation: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(expectation, { timeout: WAIT_LIMIT_MS, interval: 10 });
}
