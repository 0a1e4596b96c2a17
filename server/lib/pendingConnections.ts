import { subscribe } from 'node:diagnostics_channel';
import { setImmediate as nextIteration } from 'node:timers/promises';

/**
 * Connections accepted between two pieces of work: accepting more would delay the work too much.
 */
const ACCEPTED_BETWEEN = 100;

let accepted = 0;
let yielding: Promise<void> | undefined;

// Covers all listeners: "localhost" has two (https://nodejs.org/api/diagnostics_channel.html#net).
subscribe('net.server.socket', () => {
  accepted += 1;
});

/**
 * Yields until no connection waits to be accepted and data of accepted ones was read, or until
 * `atMost` were accepted. libuv accepts one connection per iteration, so work between two
 * iterations delays the whole backlog. Connections may have been made since the last iteration
 * began: at most `sinceMs` milliseconds ago.
 */
export async function acceptPendingConnections(
  atMost: number,
  sinceMs = Number.POSITIVE_INFINITY,
): Promise<void> {
  const last = accepted + atMost;
  // The first may resolve in the current iteration, before connections are polled.
  await nextIteration();
  let before: number;
  let began: number;
  do {
    before = accepted;
    began = performance.now();
    await nextIteration();
  } while ((accepted > before || performance.now() - began > sinceMs) && accepted < last);
}

/**
 * Resolves when long or frequent work may begin, after at least some new connections were accepted.
 * Concurrent callers share the wait.
 */
export function yieldToNewConnections(): Promise<void> {
  yielding ??= acceptPendingConnections(ACCEPTED_BETWEEN).finally(() => {
    yielding = undefined;
  });
  return yielding;
}
