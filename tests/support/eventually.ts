import { WAIT_LIMIT_MS } from '../runnerLimits.ts';

// Real time, whatever the tests stop: `vi.waitFor` lets a stopped time pass.
const { setTimeout } = globalThis;

/** Repeats `expectation` until it holds, and returns its result. Throws its last error when it never does. */
export async function eventually<Result>(
  expectation: () => Result | Promise<Result>,
): Promise<Result> {
  let isOver = false;
  const limit = setTimeout(() => {
    isOver = true;
  }, WAIT_LIMIT_MS);
  try {
    for (;;) {
      try {
        return await expectation();
      } catch (error) {
        if (isOver) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  } finally {
    clearTimeout(limit);
  }
}
