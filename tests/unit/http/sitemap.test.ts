import { expect, test } from 'vitest';
import { type KnownPage, sitemap, sitemapPart } from '#server/seo/sitemap.ts';

const origin = 'https://visa.example.com';

function pages(count: number): KnownPage[] {
  return Array.from({ length: count }, (_, index) => ({ path: `/page-${index + 1}` }));
}

function locations(xml: string | undefined): string[] {
  return [...(xml ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1] ?? '');
}

test('one file has the maximum number of pages, with their known dates', () => {
  const known = [...pages(2), { path: '/page-3', changedAt: '2026-01-02T03:04:05.000Z' }];
  const xml = sitemap(origin, known, 3);
  expect(xml).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  expect(locations(xml)).toEqual([1, 2, 3].map((number) => `${origin}/page-${number}`));
  expect(xml.match(/<lastmod>/g)).toHaveLength(1);
  expect(xml).toContain('<lastmod>2026-01-02T03:04:05.000Z</lastmod>');
});

test('one more page creates an index, whose files list every page once', () => {
  const known = pages(7);
  const index = sitemap(origin, known, 3);
  expect(index).toContain('<sitemapindex ');
  expect(locations(index)).toEqual([1, 2, 3].map((number) => `${origin}/sitemap-${number}.xml`));
  const parts = [1, 2, 3].map((number) => sitemapPart(origin, known, number, 3));
  expect(parts.flatMap(locations)).toEqual(known.map(({ path }) => origin + path));
  expect(parts.map((part) => locations(part).length)).toEqual([3, 3, 1]);
});

test.each([0, 4, -1, 1.5, Number.NaN])('file %d of three doesn’t exist', (number) => {
  expect(sitemapPart(origin, pages(7), number, 3)).toBeUndefined();
});

test('XML characters are escaped', () => {
  const xml = sitemap(origin, [{ path: "/a?b=1&c='2'" }]);
  expect(xml).toContain(`<loc>${origin}/a?b=1&amp;c=`);
  expect(xml).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;)/);
});
