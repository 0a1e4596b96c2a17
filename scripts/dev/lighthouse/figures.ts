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

/** Minimum scores. */
const least = { performance: 95, accessibility: 100, 'best practices': 100, SEO: 100 } as const;

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
export function missed(figures: Figures): string[] {
  const low = Object.entries(least).filter(
    ([name, mark]) => figures[name as keyof typeof least] < mark,
  );
  return [...low.map(([name]) => name), ...(figures.CLS >= CLS_MOST ? ['CLS'] : [])];
}

/** The median run by performance; their number is odd. */
export function medianByPerformance(results: [Result, ...Result[]]): Result {
  const sorted = results.toSorted(
    (a, b) => (a.categories.performance?.score ?? 0) - (b.categories.performance?.score ?? 0),
  );
  return sorted[Math.floor(sorted.length / 2)] ?? results[0];
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
