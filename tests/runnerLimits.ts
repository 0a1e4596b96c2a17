import { availableParallelism } from 'node:os';

/** Parallel test files: one per core, between what one server needs (2) and its tests can share (4). */
export const testWorkers = Math.min(4, Math.max(2, availableParallelism()));

// Last resorts against tests without an end, in ms: wide enough for a machine at a tenth of the usual
// speed, as no result depends on how fast it is.

/** The time limit of a test, and of what is done before and after it. */
export const TEST_LIMIT_MS = 600_000;

/** The time limit of a wait for something that happens. */
export const WAIT_LIMIT_MS = 120_000;
