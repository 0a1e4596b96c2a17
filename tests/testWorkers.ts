import { availableParallelism } from 'node:os';

/** So many test files at a time: one a core, between what one server needs and what its tests can share. */
export const testWorkers = Math.min(4, Math.max(2, availableParallelism()));
