import { subscribe } from 'node:diagnostics_channel';
import { setImmediate as nextIteration } from 'node:timers/promises';

/**
 * How many connections are accepted between two pieces of work: they delay it as much as they would
 * wait for it.
 */
const ACCEPTED_BETWEEN = 50;

let accepted = 0;
let yielding: Promise<void> | undefined;

// Every listener's: "localhost" has two (https://nodejs.org/api/diagnostics_channel.html#net).
subscribe('net.server.socket', () => {
  accepted += 1;
});

/**
 * Lets the event loop run until no connection waits to be accepted and what the accepted ones have
 * sent was read, or until `atMost` were accepted. libuv accepts one connection an iteration, so work
 * between any two iterations delays the whole backlog.
 */
export async function acceptPendingConnections(atMost: number): Promise<void> {
  const last = accepted + atMost;
  // This one may end in the current iteration, before connections are polled.
  await nextIteration();
  let before: number;
  do {
    before = accepted;
    await nextIteration();
  } while (accepted > before && accepted < last);
}

/**
 * Resolves when work that takes long, or is requested often, may begin: after new
 * connections were accepted, if not all, so at least some. Whoever waits meanwhile waits for the same.
 */
export function yieldToNewConnections(): Promise<void> {
  yielding ??= acceptPendingConnections(ACCEPTED_BETWEEN).finally(() => {
    yielding = undefined;
  });
  return yielding;
}
