import { expect, test } from 'vitest';
import {
  costlyAudits,
  figuresOf,
  median,
  medianByPerformance,
  missed,
  type Result,
} from '../../../scripts/dev/lighthouse/figures.ts';

function result({ performance = 1, shift = 0, contrast = 1 } = {}): Result {
  const category = (id: string, score: number, audits: string[] = []) => ({
    id,
    title: id,
    score,
    auditRefs: audits.map((audit) => ({ id: audit, weight: 7 })),
  });
  const audit = (id: string, score: number, numericValue: number, details?: unknown) => ({
    id,
    title: `About ${id}`,
    description: '',
    score,
    scoreDisplayMode: 'numeric',
    numericValue,
    ...(details !== undefined && { details }),
  });
  return {
    categories: {
      performance: category('performance', performance),
      accessibility: category('accessibility', contrast, ['color-contrast']),
      'best-practices': category('best-practices', 1),
      seo: category('seo', 1),
    },
    audits: {
      'cumulative-layout-shift': audit('cumulative-layout-shift', 1, shift),
      'largest-contentful-paint': audit('largest-contentful-paint', 1, 1234.5),
      'total-blocking-time': audit('total-blocking-time', 1, 20),
      'color-contrast': audit('color-contrast', contrast, 0, {
        items: [{ node: { selector: 'main > p.faint' } }],
      }),
    },
  } as unknown as Result;
}

test('a page that meets every mark has no misses', () => {
  const good = result({ performance: 0.95, shift: 0.004 });
  expect(figuresOf(good)).toEqual({
    performance: 95,
    accessibility: 100,
    'best practices': 100,
    SEO: 100,
    CLS: 0.004,
    LCP: 1235,
    TBT: 20,
  });
  expect(missed(figuresOf(good))).toEqual([]);
});

test('missed marks and missing figures are named', () => {
  expect(missed(figuresOf(result({ performance: 0.94 })))).toEqual(['performance']);
  expect(missed(figuresOf(result({ contrast: 0.99 })))).toEqual(['accessibility']);
  expect(missed(figuresOf(result({ shift: 0.005 })))).toEqual(['CLS']);
  expect(missed(figuresOf({ categories: {}, audits: {} }))).toEqual([
    'performance',
    'accessibility',
    'best practices',
    'SEO',
    'CLS',
  ]);
});

test('a slow interaction and a late verdict are misses', () => {
  const good = figuresOf(result());
  expect(missed({ ...good, INP: 200, verdict: 2500 })).toEqual([]);
  expect(missed({ ...good, INP: 208 })).toEqual(['INP']);
  expect(missed({ ...good, verdict: 2501 })).toEqual(['verdict']);
});

test('failed audits are named with their elements', () => {
  expect(costlyAudits(result())).toEqual([]);
  expect(costlyAudits(result({ contrast: 0 }))).toEqual([
    'accessibility/color-contrast  About color-contrast\n    main > p.faint',
  ]);
});

test('the median of the runs counts', () => {
  expect(median([900, 100, 150, 120, 140])).toBe(140);
  const [slow, middle, fast] = [0.5, 0.96, 1].map((performance) => result({ performance }));
  if (!slow || !middle || !fast) throw new Error('Three runs');
  expect(medianByPerformance([slow, fast, middle])).toBe(middle);
});
