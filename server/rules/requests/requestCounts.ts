import { compareTexts } from '#core/compareTexts.ts';

/** Counts requests in memory until they are stored: at most `max` different ones. */
export function createRequestCounts<Row extends object>(max: number) {
  let counts = new Map<string, Row & { requests: number }>();

  return {
    /** Counts a request; equal ones have the same key. */
    add(key: string, row: Row, requests = 1) {
      const counted = counts.get(key);
      if (counted) counted.requests += requests;
      else if (counts.size < max) counts.set(key, { ...row, requests });
    },
    /** Returns and forgets the counts, sorted, so that two processes can't deadlock on each other's rows. */
    take(): (Row & { requests: number })[] {
      const taken = [...counts].sort(([a], [b]) => compareTexts(a, b)).map(([, row]) => row);
      counts = new Map();
      return taken;
    },
  };
}
