import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../../db/client.ts';
import * as links from '../../../db/queries/linkChecks.ts';
import { NotFound } from '../errors.ts';
import { type ProbeOptions, probeAddress } from './probeAddress.ts';

/** Addresses of one round: more than any site has, and few enough to end in a night. */
const ADDRESSES_MAX = 5_000;

/** Hosts that are asked at the same time. */
const HOSTS_AT_ONCE = 4;

/** Between two requests to one host, in milliseconds. */
const DELAY_MS = 1_000;

export type CheckOptions = ProbeOptions & { delayMs?: number };

/**
 * Looks at every outside image and official link that visitors are shown, one at a time on each host,
 * and notes what is broken. Returns how many were looked at. Ends early when the signal says so.
 */
export async function checkLinks(db: Db, options: CheckOptions): Promise<number> {
  const began = new Date().toISOString();
  const addresses = await links.listOutsideAddresses(db, ADDRESSES_MAX);
  const byHost = Map.groupBy(addresses, ({ address }) => hostOf(address));
  const hosts = [...byHost.values()];
  const workers = Array.from({ length: HOSTS_AT_ONCE }, async () => {
    for (let ofHost = hosts.pop(); ofHost; ofHost = hosts.pop()) {
      await checkHost(db, ofHost, options);
    }
  });
  await Promise.all(workers);
  await links.deleteLinkChecksBefore(db, began);
  return addresses.length;
}

async function checkHost(
  db: Db,
  addresses: { address: string; kind: links.LinkKind }[],
  options: CheckOptions,
): Promise<void> {
  const { signal, delayMs = DELAY_MS } = options;
  for (const [index, link] of addresses.entries()) {
    if (index > 0) await wait(delayMs, undefined, { signal });
    await check(db, link, options);
  }
}

async function check(
  db: Db,
  { address, kind }: { address: string; kind: links.LinkKind },
  options: ProbeOptions,
): Promise<void> {
  const problem = URL.canParse(address)
    ? await probeAddress(address, options)
    : 'This is no address';
  await links.saveLinkCheck(db, { address, kind, problem }, new Date().toISOString());
}

/**
 * Looks at one address again that was looked at before, and tells what is known of it now. Throws
 * NotFound for any other: the site asks nobody on behalf of others.
 */
export async function checkAgain(
  db: Db,
  address: string,
  options: ProbeOptions,
): Promise<links.LinkCheck> {
  const known = await links.findLinkCheck(db, address);
  if (!known) throw new NotFound('Link');
  await check(db, known, options);
  const found = await links.findLinkCheck(db, address);
  if (!found) throw new NotFound('Link');
  return found;
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : '';
}
