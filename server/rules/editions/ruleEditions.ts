import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '#core/dates.ts';
import { RULES_OF_PAGE } from '#core/inputs/rules/ruleEdition.ts';
import type { OpenDatabase } from '#db/engine.ts';
import { comparePairs } from '#server/answers/facts/countries.ts';
import {
  countByDestination,
  type Difference,
  differenceOf,
  type RuleChange,
} from './difference.ts';
import { differenceTable } from './differenceTable.ts';
import { installShippedRules } from './shippedRules.ts';
import { readStoredEdition } from './storedEdition.ts';

/** How long a difference is cached, in ms; the largest takes about 10 MB. */
const DIFFERENCE_LIFE_MS = 10 * MINUTE_MS;

type Editions = { from: number; to: number };

export type EditionDifference = {
  counts: Difference['counts'];
  /** The number of changes per destination, largest first. */
  destinations: { destination: string; changes: number }[];
  /** A page of the changes, of one destination or all, and their total number. */
  items: RuleChange[];
  total: number;
};

/**
 * Compares stored editions, with a cache of the last two comparisons, and installs shipped sources.
 */
export function createRuleEditions(db: OpenDatabase) {
  const compared = new LRUCache<string, Difference>({
    max: 1,
    ttl: DIFFERENCE_LIFE_MS,
    ttlAutopurge: true,
  });

  return { difference, table, installShipped };

  /** A page (from 0) of the difference between two editions. Throws NotFound. */
  async function difference({
    destination,
    page,
    ...editions
  }: Editions & { destination?: string | undefined; page: number }): Promise<EditionDifference> {
    const { counts, changes } = await compare(editions);
    const here = destination
      ? changes.filter((change) => change.destination === destination)
      : changes;
    return {
      counts,
      destinations: countByDestination(changes),
      items: here.slice(page * RULES_OF_PAGE, (page + 1) * RULES_OF_PAGE),
      total: here.length,
    };
  }

  /** The whole difference between two editions, as CSV. Throws NotFound. */
  async function table(editions: Editions): Promise<string> {
    return differenceTable((await compare(editions)).changes);
  }

  /** Installs shipped sources that are missing or older here. Throws Conflict while it runs. */
  function installShipped(by: string): Promise<{ sources: number; rules: number }> {
    return installShippedRules(db, { by });
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
