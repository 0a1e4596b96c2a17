import { onTestFinished, vi } from 'vitest';

/**
 * Stops the clock of dates until the end of the test, by default now: no stored period ends while it
 * runs, and none is shorter by the time that it took. Returns the time. Timers go on.
 */
export function stopClock(now = new Date()): Date {
  vi.useFakeTimers({ toFake: ['Date'], now });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  return now;
}

/**
 * Stops `performance.now` until the end of the test, by default at the next whole millisecond, whose sums
 * are exact: no limit in memory ends while it runs, and none is shorter by the time that it took. Timers
 * go on.
 */
export function stopDurations(at = Math.ceil(performance.now())) {
  let now = at;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => clock.mockRestore());
  return {
    /** Lets so many milliseconds pass. */
    pass: (ms: number) => {
      now += ms;
    },
  };
}

/**
 * Makes all durations of this process multiples of `ms` until the end of the test: `performance.now`
 * is that much later at each call. Timers go on.
 */
export function stepDurations(ms: number): void {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    now += ms;
    return now;
  });
  onTestFinished(() => clock.mockRestore());
}

/**
 * Stops the time of this process until the test ends: limits, pauses and intervals of the code under
 * test pass only when the test lets them, however long real work takes. Call it after what closes when
 * the test ends was opened, which then closes in real time.
 */
export function stopTime() {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
    fakeNodeBuiltins: true,
  });
  onTestFinished(() => {
    vi.runOnlyPendingTimers();
    vi.useRealTimers();
  });

  return {
    /** Lets so many milliseconds pass. */
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  };
}

/** Notes when the promise is settled. */
export function watch(work: Promise<unknown>): { isSettled: boolean } {
  const state = { isSettled: false };
  const note = () => {
    state.isSettled = true;
  };
  work.then(note, note);
  return state;
}
