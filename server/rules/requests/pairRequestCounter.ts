import type { VisaType } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import { addPairRequests } from '#db/queries/answers/pairRequests.ts';
import { createRequestCounts } from './requestCounts.ts';

/** Maximum number of pairs counted between writes, which limits the length of a write. */
const PAIRS_MAX = 5_000;

/** Rows per statement: SQLite allows 32,766 values. */
const ROWS_MAX = 500;

type Pair = { passport: string; destination: string; purpose: VisaType };

type PairRequestCounter = {
  count: (pair: Pair) => void;
  /** Stores the counts since the last flush. */
  flush: () => Promise<void>;
};

/** Counts requests per pair in memory, without anything about the visitor or the time. */
export function createPairRequestCounter(db: Db): PairRequestCounter {
  const counts = createRequestCounts<Pair>(PAIRS_MAX);

  return {
    count({ passport, destination, purpose }) {
      counts.add(`${passport} ${destination} ${purpose}`, { passport, destination, purpose });
    },
    async flush() {
      const pairs = counts.take();
      for (let first = 0; first < pairs.length; first += ROWS_MAX) {
        await addPairRequests(db, pairs.slice(first, first + ROWS_MAX));
      }
    },
  };
}
