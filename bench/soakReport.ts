import { MEMORY_GOAL_BYTES } from './cases.ts';
import { megabytes, met, percent, type Table, whole } from './report.ts';

/** The memory of the product at a time, in bytes. */
export type Sample = { minute: number; memory: number };

/** What was counted in each minute, by name: responses, changes, backups. */
export type Counts = Map<string, number[]>;

/** Growth below this, in bytes per minute, is within the garbage collector's variation. */
const FLAT_BYTES_A_MINUTE = 1e6;

/** Memory and counts, minute by minute. */
export function minutesOf(samples: Sample[], counts: Counts): Table {
  const kinds = [...counts.keys()];
  const lastMinute = Math.floor(samples.at(-1)?.minute ?? 0);
  const rows = Array.from({ length: lastMinute + 1 }, (_, minute) => {
    const memory = samples.filter((one) => Math.floor(one.minute) === minute);
    const most = Math.max(...memory.map((one) => one.memory));
    const mean = memory.reduce((sum, one) => sum + one.memory, 0) / memory.length;
    return [
      String(minute + 1),
      megabytes(mean),
      megabytes(most),
      ...kinds.map((kind) => whole(counts.get(kind)?.[minute] ?? 0)),
    ];
  });
  const title = 'Memory (RSS) and answers, minute by minute';
  return { title, headings: ['minute', 'mean', 'most', ...kinds], rows };
}

/**
 * Peak memory and its growth; the share of a core that was used, and the share of pages that came
 * from the response cache.
 */
export function summaryOf(
  samples: Sample[],
  { processor, hitRate }: { processor: number; hitRate: number },
): Table {
  const most = Math.max(...samples.map((one) => one.memory));
  const growth = slope(samples.slice(samples.length / 2));
  return {
    title: 'In all',
    headings: ['what', 'measured', 'goal'],
    rows: [
      ['memory (RSS) at most', megabytes(most), met(most <= MEMORY_GOAL_BYTES, '≤ 320 MB')],
      [
        'growth in the second half',
        `${(growth / 1e6).toFixed(2)} MB a minute`,
        met(growth <= FLAT_BYTES_A_MINUTE, 'flat (≤ 1)'),
      ],
      ['processor', `${percent(processor)} of a core`, ''],
      ["visitors' pages from the cache", percent(hitRate), ''],
    ],
  };
}

/** Bytes per minute, by least squares. */
function slope(samples: Sample[]): number {
  const mean = (of: (one: Sample) => number) =>
    samples.reduce((sum, one) => sum + of(one), 0) / samples.length;
  const middle = mean((one) => one.minute);
  const memory = mean((one) => one.memory);
  const along = mean((one) => (one.minute - middle) * (one.memory - memory));
  return along / mean((one) => (one.minute - middle) ** 2);
}
