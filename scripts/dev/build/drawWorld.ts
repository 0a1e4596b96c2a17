import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoArea, geoBounds, geoEqualEarth, geoPath } from 'd3-geo';
import type { MultiPolygon } from 'geojson';
import isoCountries from 'i18n-iso-countries';
import { merge } from 'topojson-client';
import { presimplify, simplify, sphericalTriangleArea } from 'topojson-simplify';
import type { MultiPolygon as MultiPolygonArcs, Polygon, Topology } from 'topojson-specification';
import { outlinePath, type Ring, ringArea } from './outlinePath.ts';

type Land = (Polygon | MultiPolygonArcs) & { properties: { name: string } };
type Atlas = Topology<{ countries: { type: 'GeometryCollection'; geometries: Land[] } }>;

/** The level of detail of the outlines. */
export type Detail = {
  /** The width of the drawing in its own units; coordinates are whole numbers. */
  width: number;
  /** Corners whose removal changes an area by less than this are removed, in steradians. */
  leastCorner: number;
  /** Smaller islands of a country are omitted, in units of area. */
  leastIsland: number;
  /** Countries with less land get a dot, in units of area. */
  leastCountry: number;
  /** Margin around the land, for dots at its edge. */
  margin: number;
};

/** The shipped level: see docs/decisions/0033-world-map.md for the sizes of others. */
export const shippedDetail: Detail = {
  width: 4000,
  leastCorner: 6.5e-6,
  leastIsland: 10,
  leastCountry: 80,
  margin: 40,
};

export type WorldDrawing = {
  /** An SVG with one element per country, whose id is its code, in the group "world". */
  svg: string;
  width: number;
  height: number;
  /** The centre of each country's largest part, by code; dots last, as they are drawn over land. */
  middles: Record<string, [x: number, y: number]>;
  /** Countries drawn as dots, with or without an outline. */
  dots: string[];
};

/** Features without an ISO 3166-1 code. '' is land without a country. */
const withoutCode: Record<string, string> = {
  Kosovo: 'XK',
  Somaliland: 'SO',
  'N. Cyprus': 'CY',
  'Siachen Glacier': '',
};

/** Parts of a feature that are other countries in ISO 3166-1; degrees W, S, E, N. */
const partsOfOthers: { of: string; box: [number, number, number, number]; code: string }[] = [
  { of: 'Russia', box: [32, 44, 37, 47], code: 'UA' },
  { of: 'France', box: [-55, 2, -51, 6], code: 'GF' },
  { of: 'France', box: [-62, 15.7, -61, 17], code: 'GP' },
  { of: 'France', box: [-62, 14, -60.5, 15.5], code: 'MQ' },
  { of: 'France', box: [44, -14, 46, -12], code: 'YT' },
  { of: 'France', box: [55, -22, 56, -20], code: 'RE' },
  { of: 'Norway', box: [-10, 70, -7, 72], code: 'SJ' },
  { of: 'Norway', box: [10, 74, 35, 82], code: 'SJ' },
  { of: 'Netherlands', box: [-70, 11, -62, 19], code: 'BQ' },
  { of: 'New Zealand', box: [-174, -11, -170, -7], code: 'TK' },
  { of: 'Indian Ocean Ter.', box: [105, -11, 106, -10], code: 'CX' },
  { of: 'Indian Ocean Ter.', box: [96, -13, 97, -11], code: 'CC' },
];

/** Countries missing in the atlas because of their size. Degrees east and north. */
const missing: Record<string, [number, number]> = {
  // Funafuti, Gibraltar, Bouvet Island, Wake Island
  TV: [179.2, -8.52],
  GI: [-5.35, 36.14],
  BV: [3.36, -54.43],
  UM: [166.63, 19.29],
};

/** Not drawn: the map ends north of it. */
const leftOut = 'AQ';

export function readAtlas(scale: '50m' | '110m' | '10m'): Atlas {
  const path = createRequire(import.meta.url).resolve(`world-atlas/countries-${scale}.json`);
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** Draws the outlines of all countries as one SVG, in the Equal Earth projection. */
export function drawWorld(atlas: Atlas, detail: Detail): WorldDrawing {
  const weighted = presimplify(atlas, sphericalTriangleArea);
  const exact = landOfCountries(weighted);
  const plain = landOfCountries(simplify(weighted, detail.leastCorner));
  // Cut at the Bering Strait, so that Chukotka is next to the rest of Russia.
  const projection = geoEqualEarth().rotate([-11, 0]).precision(0);
  const extent: MultiPolygon = { type: 'MultiPolygon', coordinates: [...exact.values()].flat() };
  projection.fitWidth(detail.width - 2 * detail.margin, extent);
  const [left, top] = projection.translate();
  projection.translate([left + detail.margin, top + detail.margin]);
  const height = Math.ceil(geoPath(projection).bounds(extent)[1][1] + detail.margin);
  const { width } = detail;
  const elements: string[] = [];
  const outlined: WorldDrawing['middles'] = {};
  const dotted: WorldDrawing['middles'] = {};

  for (const code of [...new Set([...exact.keys(), ...Object.keys(missing)])].sort()) {
    const rings = ringsOf(exact.get(code) ?? []);
    const land = rings.reduce((sum, ring) => sum + ringArea(ring), 0);
    const middle = rings[0] ? middleOf(rings[0]) : (projection(missing[code] ?? [0, 0]) ?? [0, 0]);
    const x = Math.round(middle[0]);
    const y = Math.round(middle[1]);
    const shape = outlinePath(
      ringsOf(plain.get(code) ?? []).filter(
        (ring) => Math.abs(ringArea(ring)) >= detail.leastIsland,
      ),
    );
    const isDot = Math.abs(land) < detail.leastCountry;
    if (code) (isDot ? dotted : outlined)[code] = [x, y];
    elements.push(element(code, shape, isDot ? `M${x} ${y}h0` : ''));
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><g id="world">${elements.join('')}</g></svg>`;
  return { svg, width, height, middles: { ...outlined, ...dotted }, dots: Object.keys(dotted) };

  /** The projected rings of land, largest first. */
  function ringsOf(polygons: MultiPolygon['coordinates']): Ring[] {
    const rings: Ring[] = [];
    let ring: Ring = [];
    const path = geoPath(projection, {
      beginPath() {},
      moveTo(x, y) {
        ring = [[x, y]];
        rings.push(ring);
      },
      lineTo(x, y) {
        ring.push([x, y]);
      },
      arc() {},
      closePath() {},
    });
    for (const coordinates of polygons) {
      const polygon = { type: 'Polygon' as const, coordinates };
      // An island simplified to nothing may be inverted, covering the whole globe.
      if (geoArea(polygon) < 1.5) path(polygon);
    }
    return rings.sort((a, b) => Math.abs(ringArea(b)) - Math.abs(ringArea(a)));
  }
}

function element(code: string, shape: string, dot: string): string {
  const id = code || 'other';
  // A page that shows the whole world in one copy colours each country by a property with its code.
  const colour = `style="fill:var(--${id},inherit);color:var(--${id},inherit)"`;
  const land = `<path${dot ? '' : ` id="${id}" ${colour}`} vector-effect="non-scaling-stroke" d="${shape}"/>`;
  if (!dot) return land;
  // Zero-length lines with round caps: a ring and a dot whose size is independent of zoom.
  const round = (colour: string, diameter: string) =>
    `<path vector-effect="non-scaling-stroke" stroke-linecap="round" stroke="${colour}" stroke-width="${diameter}" d="${dot}"/>`;
  const rings =
    round('var(--map-border)', 'var(--map-ring)') + round('currentColor', 'var(--map-dot)');
  return `<g id="${id}" ${colour}>${shape ? land : ''}${rings}</g>`;
}

function middleOf(ring: Ring): [number, number] {
  // The centroid of a polygon, https://en.wikipedia.org/wiki/Centroid#Of_a_polygon
  let x = 0;
  let y = 0;
  let area = 0;
  for (const [index, [x1, y1]] of ring.entries()) {
    const [x0, y0] = ring.at(index - 1) ?? [0, 0];
    const cross = x0 * y1 - x1 * y0;
    x += (x0 + x1) * cross;
    y += (y0 + y1) * cross;
    area += cross * 3;
  }
  return area === 0 ? (ring[0] ?? [0, 0]) : [x / area, y / area];
}

/** The land of each country, merged according to the borders policy. */
export function landOfCountries(atlas: Atlas): Map<string, MultiPolygon['coordinates']> {
  const polygons = new Map<string, Polygon[]>();
  for (const geometry of atlas.objects.countries.geometries) {
    const { name } = geometry.properties;
    const own = withoutCode[name] ?? isoCountries.numericToAlpha2(String(geometry.id)) ?? '';
    const parts = geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs;
    for (const arcs of parts) {
      const polygon: Polygon = { type: 'Polygon', arcs };
      const code = partOf(name, merge(atlas, [polygon])) ?? own;
      if (code === leftOut) continue;
      polygons.set(code, [...(polygons.get(code) ?? []), polygon]);
    }
  }
  return new Map(
    [...polygons].map(([code, parts]) => [code, merge(atlas, parts).coordinates] as const),
  );
}

function partOf(name: string, land: MultiPolygon): string | undefined {
  const candidates = partsOfOthers.filter(({ of }) => of === name);
  if (candidates.length === 0) return undefined;
  const [[west, south], [east, north]] = geoBounds(land);
  return candidates.find(
    ({ box }) => west >= box[0] && south >= box[1] && east <= box[2] && north <= box[3],
  )?.code;
}
