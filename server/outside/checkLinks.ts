import { setTimeout as wait } from 'node:timers/promises';
import type { LinkKind } from '#core/siteVocabulary.ts';
import type { Db } from '#db/db.ts';
import * as links from '#db/queries/linkChecks.ts';
import { NotFound } from '../errors.ts';
import type { OutsideOptions } from './outsideRequest.ts';
import { probeAddress } from './probeAddress.ts';

/** Maximum number of addresses per run: more than any site has, and few enough for a night. */
const ADDRESSES_MAX = 5_000;

/** Hosts checked in parallel. */
const HOSTS_AT_ONCE = 4;

/** Pause between two requests to one host, in ms. */
const DELAY_MS = 1_000;

type CheckOptions = OutsideOptions & { delayMs?: number };

/**
 * Checks all external images and official links, one at a time per host, and stores the results.
 * Returns the number checked. The signal aborts it.
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
  addresses: { address: string; kind: LinkKind }[],
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
  { address, kind }: { address: string; kind: LinkKind },
  options: OutsideOptions,
): Promise<void> {
  const probed = URL.canParse(address)
    ? await probeAddress(address, options)
    : { problem: 'This is no address', movedTo: null };
  await links.saveLinkCheck(db, { address, kind, ...probed }, new Date().toISOString());
}

/**
 * Checks an address again and returns its state. Throws NotFound for addresses not checked before:
 * the site must not send requests on others' behalf.
 */
export async function checkAgain(
  db: Db,
  address: string,
  options: OutsideOptions,
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
