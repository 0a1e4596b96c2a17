import { brotliCompressSync } from 'node:zlib';
import { geoContains } from 'd3-geo';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleCountries } from '#db/seed/countries.ts';
import {
  type MapView,
  MOST_ZOOM,
  moved,
  type Point,
  seenAt,
  showing,
  wholeWorld,
  zoomed,
} from '#src/site/map/mapView.ts';
import { neighbourOf } from '#src/site/map/nearestCountry.ts';
import {
  drawWorld,
  landOfCountries,
  readAtlas,
  shippedDetail,
} from '../../../scripts/dev/build/drawWorld.ts';

const atlas = readAtlas('50m');
const drawing = drawWorld(atlas, shippedDetail);
const { svg, middles, dots } = drawing;
const land = [...landOfCountries(atlas)];
const idsIn = (text: string) => [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

describe('the outlines', () => {
  test('contain every country except Antarctica once', () => {
    const codes = sampleCountries.map(({ code }) => code).filter((code) => code !== 'AQ');
    expect(idsIn(svg).sort()).toEqual([...codes, 'other', 'world'].sort());
    expect(Object.keys(middles).sort()).toEqual(codes.sort());
  });

  test('show each country as land, or as a dot if it is small', () => {
    const small = new Set(dots);
    for (const code of Object.keys(middles)) {
      const [element = ''] =
        new RegExp(`<path id="${code}"[^>]*>|<g id="${code}"[^>]*>.*?</g>`).exec(svg) ?? [];
      expect(element, code).toMatch(small.has(code) ? /d="M\d+ \d+h0"/ : /d="m\d+ \d+[-\d ]+z/);
    }
    expect(dots).toEqual(expect.arrayContaining(['TV', 'GI', 'MT', 'SG', 'VA', 'LU', 'MV']));
    expect(Object.keys(middles).slice(-dots.length)).toEqual(dots);
  });

  test('weigh at most 25 kB compressed', () => {
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(25_000);
  });

  test.each([
    ['Simferopol', [34.1, 44.95], 'UA'],
    ['Kyrenia', [33.3, 35.3], 'CY'],
    ['Hargeisa', [44.06, 9.56], 'SO'],
    ['Pristina', [21.17, 42.67], 'XK'],
    ['Laayoune', [-13.0, 27.1], 'MA'],
    ['Tifariti', [-10.5, 26.1], 'EH'],
    ['Taichung', [120.7, 24.1], 'TW'],
    ['Hebron', [35.1, 31.53], 'PS'],
    ['Cayenne', [-52.5, 4.6], 'GF'],
    ['Réunion', [55.5, -21.1], 'RE'],
    ['Spitsbergen', [17, 78.5], 'SJ'],
    ['Bonaire', [-68.28, 12.17], 'BQ'],
    ['Orléans', [1.9, 47.9], 'FR'],
    ['Siachen Glacier', [77.1, 35.4], ''],
  ])('draw %s as the borders policy says', (_place, point, code) => {
    const holding = land.filter(([, coordinates]) =>
      geoContains({ type: 'MultiPolygon', coordinates }, point as [number, number]),
    );
    expect(holding.map(([other]) => other)).toEqual([code]);
  });
});

test('arrow keys lead from any country with answers to every other', () => {
  const shown = sampleCountries.filter(({ enabled }) => enabled).map(({ code }) => code);
  const points = new Map<string, Point>(shown.map((code) => [code, middles[code] ?? [0, 0]]));
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
  const neighbours = new Map(
    shown.map((code) => [code, keys.flatMap((key) => neighbourOf(code, key, points) ?? [])]),
  );
  const reachedFrom = (start: string) => {
    const reached = new Set([start]);
    for (const code of reached) {
      for (const next of neighbours.get(code) ?? []) reached.add(next);
    }
    return reached.size;
  };
  expect(shown.filter((code) => reachedFrom(code) < shown.length)).toEqual([]);
  expect(neighbourOf('FR', 'ArrowLeft', points)).not.toBe('FR');
  expect(neighbourOf('PT', 'ArrowRight', points)).toBe('ES');
  expect(neighbourOf('FR', 'Enter', points)).toBeUndefined();
});

describe('a view of the map', () => {
  const size = { width: 4000, height: 1800 };
  const point = fc.tuple(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 0, max: 1800 }));
  const step = fc.oneof(
    fc.record({ factor: fc.double({ min: 0.1, max: 10, noNaN: true }), at: point }),
    fc.record({ by: fc.tuple(fc.integer(), fc.integer()) }),
    fc.record({ shown: point }),
  );
  type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
  const after = (steps: Step[]) =>
    steps.reduce<MapView>((view, one) => {
      if ('factor' in one) return zoomed(view, one.factor, one.at, size);
      return 'by' in one ? moved(view, ...one.by, size) : showing(view, one.shown, size);
    }, wholeWorld);

  test('never leaves the map’s bounds', () => {
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const view = after(steps);
        expect(view.scale).toBeGreaterThanOrEqual(1);
        expect(view.scale).toBeLessThanOrEqual(MOST_ZOOM);
        const [left, top] = seenAt(view, [0, 0]);
        const [right, bottom] = seenAt(view, [size.width, size.height]);
        expect(Math.max(left, top)).toBeLessThanOrEqual(0.001);
        expect(right).toBeGreaterThanOrEqual(size.width - 0.001);
        expect(bottom).toBeGreaterThanOrEqual(size.height - 0.001);
      }),
    );
  });

  test('keeps the point under the pointer when zoomed, and shows a point when moved', () => {
    fc.assert(
      fc.property(
        fc.array(step),
        point,
        fc.double({ min: 1, max: 4, noNaN: true }),
        (steps, at, factor) => {
          const view = after(steps);
          const under: Point = [(at[0] - view.x) / view.scale, (at[1] - view.y) / view.scale];
          const [x, y] = seenAt(zoomed(view, factor, at, size), under);
          expect(Math.hypot(x - at[0], y - at[1])).toBeLessThan(0.01);
          const [shownX, shownY] = seenAt(showing(view, at, size), at);
          expect(shownX).toBeGreaterThanOrEqual(-0.01);
          expect(shownX).toBeLessThanOrEqual(size.width + 0.01);
          expect(shownY).toBeGreaterThanOrEqual(-0.01);
          expect(shownY).toBeLessThanOrEqual(size.height + 0.01);
        },
      ),
    );
  });
});
