import type { Db } from '../../../db/client.ts';
import { addPairRequests } from '../../../db/queries/rules/pairRequests.ts';
import type { VisaType } from '../../schemas/constants.ts';

/** Pairs counted between two writes; more are not counted, so that no flood makes a long write. */
const PAIRS_MAX = 5_000;

/** Rows of one statement: SQLite takes 32,766 values. */
const ROWS_MAX = 500;

type Pair = { passport: string; destination: string; purpose: VisaType };

export type PairRequestCounter = {
  count: (pair: Pair) => void;
  /** Writes what was counted since the last time. */
  flush: () => Promise<void>;
};

/** Counts in memory how often each pair is asked for; nothing about who asks, or when. */
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
      // In one order in all processes, or two of them could wait for each other's rows.
      const pairs = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, pair]) => pair);
      counts = new Map();
      for (let first = 0; first < pairs.length; first += ROWS_MAX) {
        await addPairRequests(db, pairs.slice(first, first + ROWS_MAX));
      }
    },
  };
}
