import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { OverlayOptions } from 'sharp';
import type { Tone } from '#core/answers/tone.ts';
import { colours } from '#core/site/colours.ts';
import { sharp } from '../lib/sharp.ts';
import {
  brandLayers,
  drawCard,
  HEIGHT,
  INK,
  MARGIN,
  nameWidthTo,
  PAPER,
  pointingOn,
  WIDTH,
} from './shareCard.ts';
import { drawLine } from './shareText.ts';

/** A country's name with its flag; `code` is of ISO 3166-1. */
type FlaggedName = { code: string; text: string };

/** The content of a share image of a result. */
export type ResultCard = {
  /** The site's name; '' draws only the logo. */
  name: string;
  tone: Tone;
  /** The result: "Visa free". */
  headline: string;
  /** The line below it: "90 days in any 180"; '' for none. */
  detail: string;
  passport: FlaggedName;
  /** Drawn after an arrow. */
  destination?: FlaggedName | undefined;
  /** At the bottom, such as the source; '' for none. */
  line: string;
};

/** In pixels. */
const CARD = { left: MARGIN, top: 146, width: WIDTH - 2 * MARGIN, height: 256 };
const CARD_PADDING = 40;
const ROSETTE_WIDTH = 270;
const CARD_TEXT_WIDTH = CARD.width - ROSETTE_WIDTH - 2 * CARD_PADDING;
const DETAIL_GAP = 28;
const DETAIL_HEIGHT = 80;
const FLAG = { width: 78, height: 52 };
const FLAG_GAP = 18;
const ARROW = { width: 56, gap: 26 };
const ROUTE_TOP = CARD.top + CARD.height + 30;
/** The second row of names that don't fit side by side. */
const ROW_STEP = FLAG.height + 16;

/** Font sizes in points; the first that fits in one line is used, or the last, in several. */
const HEADLINE_SIZES = [104, 92, 80, 68, 58, 48];
const DETAIL_SIZES = [50, 42, 36, 30, 24];
const SIDE_BY_SIDE_SIZES = [46, 42, 38];
const ROW_SIZES = [46, 40, 34, 28, 24, 20];
const LINE_SIZES = [26, 22, 18];

/** The height of capitals of the font, as a part of its size. */
const CAPITALS = 0.7;

/** Draws a share image of a result, PNG, 1200 by 630. The texts must pass `canBeDrawn`. */
export async function drawResultCard(card: ResultCard): Promise<Buffer> {
  const { name, tone, headline, detail, line } = card;
  const [color] = colours[tone];
  const look = { color, width: CARD_TEXT_WIDTH, overhang: 0 };
  const detailText = detail
    ? await drawLine(detail, DETAIL_SIZES, { ...look, height: DETAIL_HEIGHT })
    : null;
  const below = detailText ? detailText.height + DETAIL_GAP : 0;
  const title = await drawLine(headline, HEADLINE_SIZES, { ...look, height: CARD.height - below });
  const left = CARD.left + CARD_PADDING;
  const top = CARD.top + Math.round((CARD.height - title.height - below) / 2);
  return drawCard([
    ...(await brandLayers(name, nameWidthTo(WIDTH - 2 * MARGIN))),
    { input: await pointingOn(stamp(tone)), left: CARD.left, top: CARD.top },
    { input: title.png, left, top },
    ...(detailText ? [{ input: detailText.png, left, top: top + title.height + DETAIL_GAP }] : []),
    ...(await routeLayers(card)),
    ...(line ? [await footerLayer(line)] : []),
  ]);
}

async function footerLayer(line: string): Promise<OverlayOptions> {
  const look = { color: colours['ink-soft'][0], width: CARD.width, height: 60, overhang: 0 };
  const text = await drawLine(line, LINE_SIZES, look);
  return { input: text.png, left: MARGIN, top: HEIGHT - 28 - text.height };
}

/** The verdict's stamp: its ground, border and the rosette of banknotes. */
function stamp(tone: Tone): string {
  const [color] = colours[tone];
  const [ground] = colours[`${tone}-ground`];
  const { width, height } = CARD;
  const petals = Array.from(
    { length: 16 },
    (_, index) => `<ellipse rx="96" ry="58" transform="rotate(${(index * 180) / 16})"/>`,
  ).join('');
  const scale = 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><clipPath id="card"><rect x="2" y="2" width="${width - 4}" height="${height - 4}" rx="26"/></clipPath></defs>
<rect x="2" y="2" width="${width - 4}" height="${height - 4}" rx="26" fill="${ground}"/>
<g clip-path="url(#card)"><g fill="none" stroke="${color}" stroke-width="0.8" opacity="0.3" transform="translate(${width - 90} ${height / 2}) scale(${scale}) rotate(-9)">
${petals}<circle r="99" stroke-width="1.5"/><circle r="44" stroke-width="1.5"/></g></g>
<rect x="2" y="2" width="${width - 4}" height="${height - 4}" rx="26" fill="none" stroke="${color}" stroke-opacity="0.45" stroke-width="3"/>
</svg>`;
}

/** "German passport → Japan" with flags, in one row if both fit in legible size, or in two. */
async function routeLayers({ passport, destination }: ResultCard): Promise<OverlayOptions[]> {
  const places = [passport, ...(destination ? [destination] : [])];
  const flags = await Promise.all(places.map(({ code }) => drawFlag(code)));
  const arrows = (places.length - 1) * (ARROW.width + 2 * ARROW.gap);
  const flagWidth = (flag: Buffer | undefined) => (flag ? FLAG.width + FLAG_GAP : 0);
  const room = flags.reduce((left, flag) => left - flagWidth(flag), CARD.width - arrows);
  const sideBySide = await drawSideBySide(
    places.map(({ text }) => text),
    room,
  );
  const rowWidth = CARD.width - FLAG.width - FLAG_GAP - ARROW.width - ARROW.gap;
  const texts =
    sideBySide ??
    (await Promise.all(
      places.map(({ text }) =>
        drawLine(text, ROW_SIZES, {
          color: INK,
          width: rowWidth,
          height: 2 * ROW_STEP,
          overhang: 0,
        }),
      ),
    ));
  const layers: OverlayOptions[] = [];
  let left = MARGIN;
  let top = ROUTE_TOP + (sideBySide ? ROW_STEP / 4 : 0);
  for (const [index, text] of texts.entries()) {
    if (index > 0) {
      if (sideBySide) left += ARROW.gap;
      else [left, top] = [MARGIN, top + ROW_STEP];
      layers.push({ input: await pointingOn(arrow), left, top });
      left += ARROW.width + ARROW.gap;
    }
    const flag = flags[index];
    if (flag) layers.push({ input: flag, left, top });
    left += flagWidth(flag);
    // By their capitals: descenders of one name don't lift it above the other.
    const above = Math.max(0, Math.round((FLAG.height - CAPITALS * text.points) / 2));
    layers.push({ input: text.png, left, top: top + above });
    left += text.width;
  }
  return layers;
}

/** Draws texts in the largest common size in which they fit side by side; undefined if none. */
async function drawSideBySide(texts: readonly string[], width: number) {
  for (const points of SIDE_BY_SIDE_SIZES) {
    const look = { color: INK, width, height: 2 * ROW_STEP, overhang: 0 };
    const drawn = await Promise.all(texts.map((text) => drawLine(text, [points], look)));
    const used = drawn.reduce((sum, text) => sum + text.width, 0);
    if (used <= width && drawn.every(({ fits }) => fits)) return drawn;
  }
  return undefined;
}

const arrow = `<svg xmlns="http://www.w3.org/2000/svg" width="${ARROW.width}" height="${FLAG.height}" fill="none" stroke="${INK}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"><path d="M4 26H51M33 9l18 17-18 17"/></svg>`;

const flagFolder = join(
  dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')),
  '3x2',
);

/** A flag with a thin border; undefined for a country without a flag file. */
async function drawFlag(code: string): Promise<Buffer | undefined> {
  const svg = await readFile(join(flagFolder, `${code}.svg`)).catch(() => undefined);
  if (!svg) return undefined;
  const { width, height } = FLAG;
  const border = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" fill="none" stroke="${INK}" stroke-opacity="0.35"/></svg>`;
  return sharp(svg, { density: 96 })
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: PAPER })
    .composite([{ input: Buffer.from(border) }])
    .png()
    .toBuffer();
}
