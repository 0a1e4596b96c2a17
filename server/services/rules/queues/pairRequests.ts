import type { Db } from '../../../../db/client.ts';
import { addPairRequests } from '../../../../db/queries/rules/pairRequests.ts';
import type { VisaType } from '../../../schemas/constants.ts';

/** Maximum number of pairs counted between writes, which limits the length of a write. */
const PAIRS_MAX = 5_000;

/** Rows per statement: SQLite allows 32,766 values. */
const ROWS_MAX = 500;

type Pair = { passport: string; destination: string; purpose: VisaType };

export type PairRequestCounter = {
  count: (pair: Pair) => void;
  /** Stores the counts since the last flush. */
  flush: () => Promise<void>;
};

/** Counts requests per pair in memory, without anything about the visitor or the time. */
export function createPairRequestCounter(db: Db): PairRequestCounter {
  let counts = new Map<string, Pair & { requests: number }>();

  return {
    count({ passport, destination, purpose }) {
      const key = `${passport} ${destination} ${purpose}`;
      const counted = counts.get(key);
      if (counted) counted.requests += 1;
      else if (counts.size < PAIRS_MAX) {
        counts.set(key, { passport, destination, purpose, requests: 1 });
      }
    },
    async flush() {
      // Sorted, so that two processes can't deadlock on each other's rows.
      const pairs = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, pair]) => pair);
      counts = new Map();
      for (let first = 0; first < pairs.length; first += ROWS_MAX) {
        await addPairRequests(db, pairs.slice(first, first + ROWS_MAX));
      }
    },
  };
}
