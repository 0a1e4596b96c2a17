import type { Continent } from '../schemas/constants.ts';
import { sceneOf } from './posterScenes.ts';
import { between, repeat, type SeededRandom, SHEET, seededRandom } from './posterShapes.ts';

/**
 * Draws a poster for a destination without an image: the continent selects the scene, the name its
 * details. Deterministic; an SVG of 1200 × 900, composed around the centre so that it can be
 * cropped to a card, a wide header or a link preview.
 */
export function generatedPoster({
  name,
  continent,
}: {
  name: string;
  continent: Continent;
}): string {
  const { palettes, draw } = sceneOf[continent];
  const random = seededRandom(`${name}, ${continent}`);
  const palette = palettes[between(random, 0, palettes.length - 1)] ?? palettes[0];
  const { sky, sun, light } = palette;
  const sunX = 600 + (random() < 0.5 ? -1 : 1) * between(random, 40, 150);
  const sunY = between(random, 350, 410);
  const stops = sky.map(
    (colour, index) => `<stop offset="${index * 0.32}" stop-color="${colour}"/>`,
  );
  return shorten(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${SHEET.width}" height="${SHEET.height}" viewBox="0 0 1200 900" preserveAspectRatio="xMidYMid slice">`,
      `<defs><linearGradient id="s" x2="0" y2="1">${stops.join('')}</linearGradient>`,
      `<radialGradient id="h"><stop stop-color="${light}" stop-opacity=".75"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient></defs>`,
      `<path fill="url(#s)" d="M0 0h1200v900H0z"/>`,
      `<circle cx="${sunX}" cy="${sunY}" r="330" fill="url(#h)"/>`,
      rosette(random, sunX, sunY, light),
      `<circle cx="${sunX}" cy="${sunY}" r="${between(random, 84, 104)}" fill="${sun}"/>`,
      clouds(random, light),
      draw(random, palette, sunX),
      '</svg>',
    ].join(''),
  );
}

/** A guilloche, as on banknotes and passports: one loop, rotated many times. */
function rosette(random: SeededRandom, x: number, y: number, stroke: string): string {
  const quarter = between(random, 7, 10);
  const step = 90 / quarter;
  const turned = (index: number, degrees: number) =>
    index === 0 ? '' : ` transform="rotate(${(index * degrees).toFixed(1)})"`;
  const ring = (id: string, from: number, to: number) => {
    const [along, across] = [(to - from) / 2, Math.round((from + to) * 0.31)];
    const loop = `M${from} 0a${along} ${across} 0 1 1 ${to - from} 0a${along} ${across} 0 1 1 ${from - to} 0`;
    const some = repeat(quarter, (index) => `<path d="${loop}"${turned(index, step)}/>`);
    return `<g id="${id}">${some}</g>${repeat(3, (index) => `<use href="#${id}"${turned(index + 1, 90)}/>`)}`;
  };
  return `<g transform="translate(${x} ${y})" fill="none" stroke="${stroke}" stroke-width=".8" opacity=".5">${ring('a', 112, 196)}${ring('b', 196, 290)}<circle r="112"/><circle r="196"/><circle r="292"/></g>`;
}

function clouds(random: SeededRandom, fill: string): string {
  return repeat(3, (index) => {
    const x = between(random, 20, 240) + index * 380;
    const y = between(random, 130, 320);
    const width = between(random, 120, 220);
    return `<path fill="${fill}" opacity=".4" d="M${x} ${y}h${width}a4 4 0 0 1 0 8H${x}a4 4 0 0 1 0-8zm60 15h${width}a3 3 0 0 1 0 6H${x + 60}a3 3 0 0 1 0-6z"/>`;
  });
}

/** Rounds to one decimal, finer than any screen shows. */
function shorten(svg: string): string {
  return svg.replaceAll(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10));
}
