import { subscribe } from 'node:diagnostics_channel';
import { setImmediate as nextTurn } from 'node:timers/promises';

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
 * Lets the event loop turn until no connection waits to be accepted and what the accepted ones have
 * sent was read, or until `atMost` were accepted. libuv accepts one connection a turn, so whoever
 * works between any two turns keeps the backlog waiting for all of that work.
 */
export async function acceptPendingConnections(atMost: number): Promise<void> {
  const last = accepted + atMost;
  // This one may end in the turn that is under way, before connections are looked for.
  await nextTurn();
  let before: number;
  do {
    before = accepted;
    await nextTurn();
  } while (accepted > before && accepted < last);
}

/**
 * Resolves when it is the turn of work that takes a while, or that many ask for at once: after new
 * connections were accepted, if not all, so at least some. Whoever waits meanwhile waits for the same.
 */
export function yieldToNewConnections(): Promise<void> {
  yielding ??= acceptPendingConnections(ACCEPTED_BETWEEN).finally(() => {
    yielding = undefined;
  });
  return yielding;
}
