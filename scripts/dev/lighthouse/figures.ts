import type { Result as LighthouseResult } from 'lighthouse';

/** The used parts of a Lighthouse result. */
export type Result = Pick<LighthouseResult, 'categories' | 'audits'>;

/** Scores from 0 to 100; CLS is unitless, LCP and TBT are in ms. */
export type Figures = {
  performance: number;
  accessibility: number;
  'best practices': number;
  SEO: number;
  CLS: number;
  LCP: number;
  TBT: number;
};

/** Medians in ms, for pages on which they are measured. */
export type Times = {
  /** Interaction to next paint. */
  INP?: number;
  /** From a first visitor's request on a slow network until the verdict is painted. */
  verdict?: number;
};

/** Minimum scores. */
const least = { performance: 95, accessibility: 100, 'best practices': 100, SEO: 100 } as const;

/** Maximum times, in ms. */
const most = { INP: 200, verdict: 2500 } as const;

/** Maximum CLS: rounds to 0.00. */
const CLS_MOST = 0.005;

/** Maximum number of elements listed per audit. */
const ELEMENTS_NAMED = 5;

export function figuresOf({ categories, audits }: Result): Figures {
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? Number.POSITIVE_INFINITY;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    CLS: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
    LCP: Math.round(value('largest-contentful-paint')),
    TBT: Math.round(value('total-blocking-time')),
  };
}

/** The names of the figures that miss their target. */
export function missed(figures: Figures & Times): string[] {
  const low = Object.entries(least).filter(
    ([name, mark]) => figures[name as keyof typeof least] < mark,
  );
  const late = Object.entries(most).filter(
    ([name, mark]) => (figures[name as keyof typeof most] ?? 0) > mark,
  );
  return [...[...low, ...late].map(([name]) => name), ...(figures.CLS >= CLS_MOST ? ['CLS'] : [])];
}

/** The median run by performance; their number is odd. */
export function medianByPerformance(results: Result[]): Result {
  return middleOf(results, ({ categories }) => categories.performance?.score ?? 0);
}

/** The median; the number of values is odd. */
export function median(values: number[]): number {
  return middleOf(values, (value) => value);
}

function middleOf<Value>(values: Value[], orderOf: (value: Value) => number): Value {
  const sorted = values.toSorted((a, b) => orderOf(a) - orderOf(b));
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured');
  return middle;
}

/** A line per audit that costs points: its id, message and elements. */
export function costlyAudits({ categories, audits }: Result): string[] {
  return Object.values(categories).flatMap(({ id: category, auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score >= 0.9) return [];
      const shown = [audit.title, audit.displayValue].filter(Boolean).join(': ');
      const elements = selectorsIn(audit.details).slice(0, ELEMENTS_NAMED);
      return [
        `${category}/${id}  ${shown}${elements.map((element) => `\n    ${element}`).join('')}`,
      ];
    }),
  );
}

function selectorsIn(details: unknown): string[] {
  if (typeof details !== 'object' || details === null) return [];
  const own =
    'selector' in details && typeof details.selector === 'string' ? [details.selector] : [];
  return [...own, ...Object.values(details).flatMap(selectorsIn)];
}
