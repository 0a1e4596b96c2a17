import type { Metric } from 'prom-client';

/** How often something happened and how long it took, counted by ranges of time. */
export type Histogram = {
  /** Counts one that took so many seconds. */
  add: (seconds: number) => void;
  /** The samples that Prometheus knows a histogram by, under these labels. */
  samples: (metricName: string, labels: Record<string, string>) => Sample[];
};

type Sample = { metricName: string; labels: Record<string, string | number>; value: number };

/**
 * Counts durations by the upper bounds of their ranges, in seconds, ascending. prom-client's own
 * histogram looks its labels up at every value, which takes ten times as long (docs/decisions/0014): this one
 * runs for every response and statement.
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

/** A histogram for prom-client's registry, which asks for its samples at every look. */
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
  // The type asks for one of prom-client's own classes, the registry for no more than this.
  return histogram as unknown as Metric;
}
