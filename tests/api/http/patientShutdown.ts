// Loaded into the server's process before its own code, this makes the time limits of its shutdown
// half an hour: they are for hung requests, and a busy machine must not reach them.

import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import { MINUTE_MS } from '#core/dates.ts';

/** Limits of 9 and 10 seconds; its other timers are shorter. */
const FROM_MS = 9_000;
const PATIENCE_MS = 30 * MINUTE_MS;

const lengthened = (ms: number | undefined) => (ms && ms >= FROM_MS ? PATIENCE_MS : ms);

const { setTimeout: wait } = timers;
timers.setTimeout = (ms, ...options) => wait(lengthened(ms), ...options);
syncBuiltinESMExports();

const { setTimeout: call } = globalThis;
globalThis.setTimeout = Object.assign(
  (work: () => void, ms?: number) => call(work, lengthened(ms)),
  call,
);
