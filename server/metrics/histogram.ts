import type { Metric } from 'prom-client';

/** Counts durations by buckets. */
export type Histogram = {
  /** Adds a duration, in seconds. */
  add: (seconds: number) => void;
  /** The samples of a Prometheus histogram with these labels. */
  samples: (metricName: string, labels: Record<string, string>) => Sample[];
};

type Sample = { metricName: string; labels: Record<string, string | number>; value: number };

/**
 * A histogram with these upper bounds, in seconds, ascending. prom-client's own looks up labels at
 * every value, which takes ten times as long (docs/decisions/0014); this one runs for every
 * response and statement.
 */
export function createHistogram(upperBounds: readonly number[]): Histogram {
  const inRange: number[] = upperBounds.map(() => 0);
  let count = 0;
  let sum = 0;

  return {
    add(seconds) {
      count += 1;
      sum += seconds;
      for (let range = 0; range < upperBounds.length; range += 1) {
        if (seconds > (upperBounds[range] as number)) continue;
        inRange[range] = (inRange[range] as number) + 1;
        return;
      }
    },
    samples(metricName, labels) {
      let below = 0;
      const buckets = upperBounds.map((bound, range) => {
        below += inRange[range] as number;
        return {
          metricName: `${metricName}_bucket`,
          labels: { ...labels, le: bound },
          value: below,
        };
      });
      return [
        ...buckets,
        { metricName: `${metricName}_bucket`, labels: { ...labels, le: '+Inf' }, value: count },
        { metricName: `${metricName}_sum`, labels, value: sum },
        { metricName: `${metricName}_count`, labels, value: count },
      ];
    },
  };
}

/** A histogram for prom-client's registry, which collects its samples on demand. */
export function histogramOf(
  name: string,
  help: string,
  samples: (name: string) => Sample[],
): Metric {
  const histogram = {
    name,
    help,
    type: 'histogram',
    get: async () => ({ name, help, type: 'histogram', values: samples(name) }),
  };
  // The type requires a prom-client class; the registry uses only these members.
  return histogram as unknown as Metric;
}
