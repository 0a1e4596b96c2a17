import { setImmediate } from 'node:timers/promises';

/**
 * Lets timers run, by which a server tells that it keeps up. Requests that are injected one after
 * the other leave them no room, and would be turned away as too many.
 */
export async function nextTurn(): Promise<void> {
  // Timers run between the first and the second.
  await setImmediate();
  await setImmediate();
}
