import { expect, onTestFinished, test, vi } from 'vitest';
import { Availability } from '#db/postgres/availability.ts';

test('a loss is told once, and its return, also if older connections are found lost later', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const availability = new Availability();
  const told: boolean[] = [];
  availability.onProblem(({ isOver }) => told.push(isOver));
  const madeBefore = performance.now();
  vi.advanceTimersByTime(1);
  availability.markLost('ended', madeBefore);
  availability.markLost('ended', madeBefore);
  expect(told).toEqual([false]);
  availability.markAvailable();
  vi.advanceTimersByTime(1);
  const madeAfter = performance.now();
  // A connection of before, whose next statement finds it lost.
  availability.markLost('ended', madeBefore);
  expect(told).toEqual([false, true]);
  availability.markLost('ended', madeAfter);
  expect(told).toEqual([false, true, false]);
});
