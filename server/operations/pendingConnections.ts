import { subscribe } from 'node:diagnostics_channel';
import { setImmediate as nextTurn } from 'node:timers/promises';

let accepted = 0;

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
