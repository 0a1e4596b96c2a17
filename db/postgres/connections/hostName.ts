import { lookup } from 'node:dns/promises';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { clientConfig } from './clientConfig.ts';

/** Timeout of the lookup: the names of containers that start together exist a moment later. */
const NAME_WAIT_MS = 4000;

/** Time between two lookups, in ms. */
const RETRY_INTERVAL_MS = 250;

/**
 * Waits up to four seconds until the host name in `url` has an address. Throws the last error of
 * the lookup, with its code (ENOTFOUND, or EAI_AGAIN if no DNS server answered).
 */
export async function waitForHostName(url: string): Promise<void> {
  const { host } = new pg.Client(clientConfig(url));
  const isSocket = host.startsWith('/');
  if (isSocket) return;
  let problem: Error = Object.assign(new Error(`No DNS server answered for ${host}`), {
    code: 'EAI_AGAIN',
  });
  // The system's resolver may take longer than this for one lookup.
  const timeIsUp = wait(NAME_WAIT_MS, 'late', { ref: false });
  for (;;) {
    const found = lookup(host).then(
      () => 'found',
      (error: Error) => {
        problem = error;
      },
    );
    const outcome = await Promise.race([found, timeIsUp]);
    if (outcome === 'found') return;
    if (outcome === 'late') throw problem;
    await wait(RETRY_INTERVAL_MS);
  }
}
