/** SVG shapes of generated posters, on a canvas of 1200 × 900. */

/** The colours of one poster. */
export type Palette = {
  /** The gradient of the sky, from top to horizon. */
  sky: [string, string, string];
  sun: string;
  /** The colour of the rosette and the clouds. */
  light: string;
  /** Colours of the land, from far to near. */
  land: [string, string, string, string, string];
  water: string;
};

/**
 * A scene with its palettes. `draw` returns land and water, below the sky with the sun at `sunX`.
 */
export type Scene = {
  palettes: [Palette, ...Palette[]];
  draw: (random: SeededRandom, palette: Palette, sunX: number) => string;
};

export const PAPER = '#f7f3ea';

/** The y coordinate of the horizon. */
export const HORIZON = 560;

export const SHEET = { width: 1200, height: 900 };

/** A seeded random number generator: returns the next number from 0 to 1. */
export type SeededRandom = () => number;

/** FNV-1a of the text as the seed of mulberry32. */
export function seededRandom(text: string): SeededRandom {
  let state = 0x811c9dc5;
  for (const character of text) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function between(random: SeededRandom, from: number, to: number): number {
  return Math.round(from + random() * (to - from));
}

export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

export function path(fill: string, d: string, more = ''): string {
  return `<path fill="${fill}" d="${d}"${more}/>`;
}

/** Rolling hills from the left edge to the right, down to the bottom. */
export function hills(
  random: SeededRandom,
  fill: string,
  y: number,
  height: number,
  waves = 3,
): string {
  const step = SHEET.width / waves;
  const level = () => between(random, y - height, y + height);
  const bends = repeat(waves, (index) => {
    const from = Math.round(index * step + step * 0.5);
    return `S${from} ${level()} ${Math.round((index + 1) * step)} ${level()}`;
  });
  return path(fill, `M0 ${level()}${bends}V900H0z`);
}

/** A peak with a lit and a shaded face and, where `snow` is a colour, a white cap. */
export function peak(
  random: SeededRandom,
  [x, y, base, reach]: [x: number, y: number, base: number, reach: number],
  [lit, shaded]: [lit: string, shaded: string],
  snow?: string,
): string {
  const bend = between(random, -20, 40);
  const middle = Math.round((y + base) / 2);
  const face = `M${x} ${y}L${x + bend} ${middle}L${x + bend - 30} ${base}H${x + reach}z`;
  const cap = Math.round((base - y) * 0.28);
  const slope = (reach * cap) / (base - y);
  const left = Math.round(x - slope);
  const right = Math.round(x + slope);
  const zigzag = `L${x + slope * 0.4} ${y + cap - 16}L${x} ${y + cap + 12}L${x - slope * 0.45} ${y + cap - 12}`;
  return [
    path(lit, `M${x - reach} ${base}L${x} ${y}L${x + reach} ${base}z`),
    path(shaded, face),
    snow ? path(snow, `M${x} ${y}L${right} ${y + cap}${zigzag}L${left} ${y + cap}z`) : '',
  ].join('');
}

/** A steep, rounded rock, for bays and forests. */
export function rock(
  [x, y, base, half]: [x: number, y: number, base: number, half: number],
  [lit, shaded]: [lit: string, shaded: string],
): string {
  const shoulder = Math.round(half * 0.72);
  return [
    path(
      lit,
      `M${x - half} ${base}C${x - shoulder} ${base - 60} ${x - shoulder} ${y} ${x} ${y}S${x + shoulder} ${base - 60} ${x + half} ${base}z`,
    ),
    path(
      shaded,
      `M${x} ${y}C${x + shoulder} ${y} ${x + shoulder} ${base - 60} ${x + half} ${base}H${x + Math.round(half * 0.2)}C${x + 10} ${base - 90} ${x + 26} ${y + 60} ${x} ${y}z`,
    ),
  ].join('');
}

/** A table mountain in three bands. */
export function mesa(
  [x, y, base, half]: [x: number, y: number, base: number, half: number],
  [lit, band, shaded]: [lit: string, band: string, shaded: string],
): string {
  const foot = half + 46;
  const talus = Math.round(y + (base - y) * 0.55);
  return [
    path(
      lit,
      `M${x - half} ${y}H${x + half}L${x + half + 8} ${talus}L${x + foot} ${base}H${x - foot}L${x - half - 8} ${talus}z`,
    ),
    path(band, `M${x - half - 3} ${y + 24}H${x + half + 3}v12H${x - half - 4}z`),
    path(
      shaded,
      `M${x + half - 26} ${y}h26l8 ${talus - y}L${x + foot} ${base}h-74L${x + half - 34} ${talus}z`,
    ),
  ].join('');
}

/** A fir of three tiers with its foot at `y`. */
export function fir(x: number, y: number, size: number, fill: string): string {
  const tier = (top: number, half: number) =>
    `M${x} ${y - size * top}l${size * half} ${size * 0.42}h${-size * half * 2}z`;
  return path(
    fill,
    `${tier(1, 0.17)}${tier(0.78, 0.23)}${tier(0.54, 0.29)}M${x - 3} ${y}v-12h6v12z`,
  );
}

/** A palm, slanted by `lean`, with its foot at `y`. */
export function palm(x: number, y: number, size: number, lean: number, fill: string): string {
  const [topX, topY] = [x + lean, y - size];
  const frond = (dx: number, dy: number) =>
    `M${topX} ${topY}q${dx * 0.5} ${dy - 34} ${dx} ${dy}q${-dx * 0.45} -18 ${-dx} ${-dy}z`;
  return path(
    fill,
    `M${x - 7} ${y}Q${x} ${y - size / 2} ${topX - 3} ${topY}h6Q${x + 12} ${y - size / 2} ${x + 8} ${y}z${[
      [86, 34],
      [-86, 34],
      [98, -8],
      [-98, -8],
      [52, 72],
      [-52, 72],
      [60, -44],
      [-60, -44],
    ]
      .map(([dx = 0, dy = 0]) => frond((dx * size) / 260, (dy * size) / 260))
      .join('')}`,
  );
}

/** An umbrella thorn. */
export function acacia(x: number, y: number, size: number, fill: string): string {
  const s = size / 100;
  const at = (dx: number, dy: number) => `${Math.round(x + dx * s)} ${Math.round(y + dy * s)}`;
  return path(
    fill,
    `M${at(-4, 0)}L${at(-2, -38)}L${at(-34, -74)}h${3 * s}L${at(0, -48)}L${at(6, -78)}h${3 * s}L${at(4, -46)}L${at(38, -76)}h${3 * s}L${at(5, -34)}L${at(5, 0)}zM${at(-78, -74)}Q${at(-52, -98)} ${at(-14, -94)}Q${at(10, -112)} ${at(40, -98)}Q${at(74, -96)} ${at(86, -74)}Q${at(4, -66)} ${at(-78, -74)}z`,
  );
}

/** A cactus with two arms and its foot at `y`. */
export function cactus(x: number, y: number, size: number, stroke: string): string {
  const s = size / 100;
  return `<path fill="none" stroke="${stroke}" stroke-width="${13 * s}" stroke-linecap="round" stroke-linejoin="round" d="M${x} ${y}v${-94 * s}M${x} ${y - 36 * s}h${28 * s}v${-32 * s}M${x} ${y - 48 * s}h${-26 * s}v${-24 * s}"/>`;
}

/** An ice floe or iceberg: a lit face, a shaded one, and its edge in the water. */
export function iceberg(
  random: SeededRandom,
  [x, y, half, height]: [x: number, y: number, half: number, height: number],
  [lit, shaded]: [lit: string, shaded: string],
): string {
  const top = x + between(random, -half * 0.3, half * 0.3);
  const side = between(random, height * 0.4, height * 0.75);
  return [
    path(
      lit,
      `M${x - half} ${y}L${x - half + 18} ${y - side}L${top - 30} ${y - height * 0.8}L${top} ${y - height}L${x + half - 20} ${y - side * 0.8}L${x + half} ${y}z`,
    ),
    path(
      shaded,
      `M${top} ${y - height}L${x + half - 20} ${y - side * 0.8}L${x + half} ${y}H${top - 20}L${top + 14} ${y - height * 0.45}z`,
    ),
  ].join('');
}

/** Reflections on water below the sun, shorter and sparser with distance. */
export function glitter(random: SeededRandom, x: number, y: number, fill: string): string {
  return repeat(11, (index) => {
    const half = between(random, 26, 110) - index * 3;
    const shift = between(random, -22, 22);
    return `<rect x="${x - half + shift}" y="${y + 12 + index * 19}" width="${half * 2}" height="5" rx="2.5" fill="${fill}" opacity="${(0.85 - index * 0.06).toFixed(2)}"/>`;
  });
}
