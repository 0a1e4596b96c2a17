import type { Result as LighthouseResult } from 'lighthouse';

/** What is read of one Lighthouse run. */
export type Result = Pick<LighthouseResult, 'categories' | 'audits'>;

/** Scores from 0 to 100; CLS without a unit, LCP and TBT in milliseconds. */
export type Figures = {
  performance: number;
  accessibility: number;
  'best practices': number;
  SEO: number;
  CLS: number;
  LCP: number;
  TBT: number;
};

/** The least each score may be. */
const least = { performance: 95, accessibility: 100, 'best practices': 100, SEO: 100 } as const;

/** The most the layout may shift, in hundredths: none at all. */
const CLS_MOST = 0.005;

/** The elements that are named of an audit. */
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

/** The names of the figures that miss their mark. */
export function missed(figures: Figures): string[] {
  const low = Object.entries(least).filter(
    ([name, mark]) => figures[name as keyof typeof least] < mark,
  );
  return [...low.map(([name]) => name), ...(figures.CLS >= CLS_MOST ? ['CLS'] : [])];
}

/** Of an odd number of runs the one in the middle by performance. */
export function medianByPerformance(results: [Result, ...Result[]]): Result {
  const sorted = results.toSorted(
    (a, b) => (a.categories.performance?.score ?? 0) - (b.categories.performance?.score ?? 0),
  );
  return sorted[Math.floor(sorted.length / 2)] ?? results[0];
}

/** A line for each audit that costs points: its id, what it says, and the elements it names. */
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
