import { expect, test } from 'vitest';
import { type KnownPage, pagesOfFile, sitemapFile, sitemapIndex } from '#server/seo/sitemap.ts';

const origin = 'https://visa.example.com';

function pages(count: number): KnownPage[] {
  return Array.from({ length: count }, (_, index) => ({ path: `/page-${index + 1}` }));
}

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1] ?? '');
}

test('a file has its pages, with their known dates', () => {
  const known = [...pages(2), { path: '/page-3', changedAt: '2026-01-02T03:04:05.000Z' }];
  const xml = sitemapFile(origin, known);
  expect(xml).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  expect(locations(xml)).toEqual([1, 2, 3].map((number) => `${origin}/page-${number}`));
  expect(xml.match(/<lastmod>/g)).toHaveLength(1);
  expect(xml).toContain('<lastmod>2026-01-02T03:04:05.000Z</lastmod>');
});

test('the index has its files, with their known dates', () => {
  const xml = sitemapIndex(origin, [{ path: '/sitemap-1.xml', changedAt: '2026-01-02' }]);
  expect(xml).toContain('<sitemapindex ');
  expect(xml).toContain(
    `<sitemap><loc>${origin}/sitemap-1.xml</loc><lastmod>2026-01-02</lastmod></sitemap>`,
  );
});

test('the files have every page once', () => {
  const known = pages(7);
  const parts = [1, 2, 3].map((number) => pagesOfFile(known, number, 3));
  expect(parts.flat()).toEqual(known);
  expect(parts.map((part) => part.length)).toEqual([3, 3, 1]);
});

test.each([0, 4, Number.POSITIVE_INFINITY])('file %d of three has no pages', (number) => {
  expect(pagesOfFile(pages(7), number, 3)).toEqual([]);
});

test('XML characters are escaped', () => {
  const xml = sitemapFile(origin, [{ path: "/a?b=1&c='2'" }]);
  expect(xml).toContain(`<loc>${origin}/a?b=1&amp;c=`);
  expect(xml).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;)/);
});
