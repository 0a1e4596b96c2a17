import { onTestFinished, vi } from 'vitest';

/**
 * Stops the clock of dates until the end of the test, by default now: no period ends while it runs,
 * and none is shorter by the time that it took. Returns the time. Timers go on.
 */
export function stopClock(now = new Date()): Date {
  vi.useFakeTimers({ toFake: ['Date'], now });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  return now;
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
