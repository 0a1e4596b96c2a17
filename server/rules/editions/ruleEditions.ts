import { LRUCache } from 'lru-cache';
import type * as z from 'zod/mini';
import { MINUTE_MS } from '#core/dates.ts';
import type { editionDifference } from '#core/inputs/rules/ruleEdition.ts';
import {
  countByDestination,
  type Difference,
  differenceOf,
  pageOfChanges,
} from '#core/rules/editionDifference.ts';
import type { OpenDatabase } from '#db/engine.ts';
import { comparePairs } from '#server/answers/facts/countries.ts';
import { differenceTable } from './differenceTable.ts';
import { readStoredEdition } from './storedEdition.ts';

/** How long a difference is cached, in ms; the largest takes about 10 MB. */
const DIFFERENCE_LIFE_MS = 10 * MINUTE_MS;

type Editions = { from: number; to: number };

/** Compares stored editions, with a cache of the last comparison. */
export function createRuleEditions(db: OpenDatabase) {
  const compared = new LRUCache<string, Difference>({
    max: 1,
    ttl: DIFFERENCE_LIFE_MS,
    ttlAutopurge: true,
  });

  return { difference, table };

  /** A page (from 0) of the difference between two editions. Throws NotFound. */
  async function difference({ from, to, ...shown }: z.infer<typeof editionDifference>) {
    const { counts, changes } = await compare({ from, to });
    return {
      counts,
      destinations: countByDestination(changes),
      ...pageOfChanges(changes, shown),
    };
  }

  /** The whole difference between two editions, as CSV. Throws NotFound. */
  async function table(editions: Editions): Promise<string> {
    return differenceTable((await compare(editions)).changes);
  }

  async function compare({ from, to }: Editions): Promise<Difference> {
    const key = `${from}-${to}`;
    const known = compared.get(key);
    if (known) return known;
    const before = await readStoredEdition(db, from);
    const after = await readStoredEdition(db, to);
    const found = differenceOf(before.rules, after.rules);
    found.changes.sort(await comparePairs(db));
    compared.set(key, found);
    return found;
  }
}
