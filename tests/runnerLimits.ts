import { availableParallelism } from 'node:os';

/** Parallel test files: one per core, between what one server needs (2) and its tests can share (4). */
export const testWorkers = Math.min(4, Math.max(2, availableParallelism()));
