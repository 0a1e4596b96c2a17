import { Script } from 'node:vm';

/** Shorter than the 107 s in which V8's average of such allocations decays to exactly zero. */
const INTERVAL_MS = 30_000;

/**
 * Lets V8 return memory to the system while the process is idle. In Node 24 and 26 V8's memory
 * reducer takes an average of exactly zero allocations on the C++ heap for a high rate, so it
 * doesn't start (https://github.com/nodejs/node/issues/66564). A script is such an allocation.
 */
export function returnMemoryWhenIdle(): void {
  const allocate = () => new Script('');
  allocate();
  setInterval(allocate, INTERVAL_MS).unref();
}
