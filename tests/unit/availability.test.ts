import { expect, test } from 'vitest';
import { Availability } from '../../db/postgres/availability.ts';

test('a loss is told once, and its return, also if older connections are found lost later', () => {
  const availability = new Availability();
  const told: boolean[] = [];
  availability.onProblem(({ isOver }) => told.push(isOver));
  const madeBefore = performance.now();
  availability.markLost('ended', madeBefore);
  availability.markLost('ended', madeBefore);
  expect(told).toEqual([false]);
  availability.markAvailable();
  const madeAfter = performance.now();
  // A connection of before, whose next statement finds it lost.
  availability.markLost('ended', madeBefore);
  expect(told).toEqual([false, true]);
  availability.markLost('ended', madeAfter);
  expect(told).toEqual([false, true, false]);
});
