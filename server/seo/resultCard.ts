import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import {
  brandLayers,
  drawCard,
  HEIGHT,
  INK,
  MARGIN,
  nameWidthTo,
  PAPER,
  WIDTH,
} from './shareCard.ts';
import { type DrawnText, drawFitting } from './shareText.ts';

/** The colours of a result: those of the verdicts of pages, in light colours. */
export type Tone = keyof typeof tones;

const tones = {
  free: { color: '#17633d', ground: '#e5f3ea' },
  arrival: { color: '#1b4f8f', ground: '#e6eff9' },
  advance: { color: '#9a3412', ground: '#fceee4' },
  refused: { color: '#8f1d2c', ground: '#fbe6e8' },
  doubtful: { color: '#7a5200', ground: '#fdf1cf' },
  unknown: { color: '#475869', ground: '#eceae4' },
};

/** A country's name with its flag; `code` is of ISO 3166-1. */
type FlaggedName = { code: string; text: string };

/** The content of a share image of a result. */
export type ResultCard = {
  /** The site's name; '' draws only the logo. */
  name: string;
  tone: Tone;
  /** The result: "Visa-free". */
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
const CARD = { left: MARGIN, top: 152, width: WIDTH - 2 * MARGIN, height: 274 };
const CARD_PADDING = 40;
const ROSETTE_WIDTH = 230;
const CARD_TEXT_WIDTH = CARD.width - ROSETTE_WIDTH - 2 * CARD_PADDING;
const DETAIL_GAP = 20;
const FLAG = { width: 78, height: 52 };
const FLAG_GAP = 18;
const ARROW = { width: 56, gap: 26 };
const ROUTE_TOP = CARD.top + CARD.height + 36;

/** Font sizes in points; the first that fits is used. */
const HEADLINE_SIZES = [104, 92, 80, 68, 58, 48, 38];
const DETAIL_SIZES = [50, 42, 36, 30, 24];
const ROUTE_SIZES = [46, 40, 34, 28, 24, 20];
const LINE_SIZES = [24, 20, 16];

const LINE_COLOR = '#475869';

/** Draws a share image of a result, PNG, 1200 by 630. The texts must pass `canBeDrawn`. */
export async function drawResultCard(card: ResultCard): Promise<Buffer> {
  const { name, tone, headline, detail, line } = card;
  const { color } = tones[tone];
  const look = { color, width: CARD_TEXT_WIDTH, overhang: 0 };
  const detailText = detail
    ? await drawFitting(detail, DETAIL_SIZES, { ...look, height: 110 })
    : null;
  const below = detailText ? detailText.height + DETAIL_GAP : 0;
  const room = CARD.height - 2 * CARD_PADDING - below;
  const title = await drawFitting(headline, HEADLINE_SIZES, { ...look, height: room });
  const left = CARD.left + CARD_PADDING;
  const top = CARD.top + Math.round((CARD.height - title.height - below) / 2);
  return drawCard([
    ...(await brandLayers(name, nameWidthTo(WIDTH - 2 * MARGIN))),
    { input: Buffer.from(stamp(tone)), left: CARD.left, top: CARD.top },
    { input: title.png, left, top },
    ...(detailText ? [{ input: detailText.png, left, top: top + title.height + DETAIL_GAP }] : []),
    ...(await routeLayers(card)),
    ...(line ? [await footerLayer(line)] : []),
  ]);
}

async function footerLayer(line: string): Promise<OverlayOptions> {
  const look = { color: LINE_COLOR, width: CARD.width, height: 40, overhang: 0 };
  const text = await drawFitting(line, LINE_SIZES, look);
  return { input: text.png, left: MARGIN, top: HEIGHT - 38 - text.height };
}

/** The verdict's stamp: its ground, border and the rosette of banknotes. */
function stamp(tone: Tone): string {
  const { color, ground } = tones[tone];
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

/** "German passport → Japan" with flags, in the largest size in which both names fit. */
async function routeLayers({ passport, destination }: ResultCard): Promise<OverlayOptions[]> {
  const flags = await Promise.all(
    [passport, destination].map((one) => (one ? drawFlag(one.code) : undefined)),
  );
  const widthOfFlags = flags.filter((flag) => flag).length * (FLAG.width + FLAG_GAP);
  const widthOfArrow = destination ? ARROW.width + 2 * ARROW.gap : 0;
  const room = WIDTH - 2 * MARGIN - widthOfFlags - widthOfArrow;
  const texts = await drawTogether([passport.text, destination?.text ?? ''].filter(Boolean), room);
  const layers: OverlayOptions[] = [];
  let left = MARGIN;
  for (const [index, text] of texts.entries()) {
    if (index > 0) {
      left += ARROW.gap;
      layers.push({ input: Buffer.from(arrow), left, top: ROUTE_TOP });
      left += ARROW.width + ARROW.gap;
    }
    const flag = flags[index];
    if (flag) {
      layers.push({ input: flag, left, top: ROUTE_TOP });
      left += FLAG.width + FLAG_GAP;
    }
    const top = ROUTE_TOP + Math.round((FLAG.height - text.height) / 2);
    layers.push({ input: text.png, left, top });
    left += text.width;
  }
  return layers;
}

/** Draws texts side by side, each in one line, in the largest common size that fits the width. */
async function drawTogether(texts: readonly string[], width: number): Promise<DrawnText[]> {
  const look = { color: INK, width, overhang: 0, height: FLAG.height + 24 };
  let drawn: DrawnText[] = [];
  for (const points of ROUTE_SIZES) {
    drawn = await Promise.all(texts.map((text) => drawFitting(text, [points], look)));
    const used = drawn.reduce((sum, text) => sum + text.width, 0);
    if (used <= width && drawn.every(({ height }) => height <= look.height)) return drawn;
  }
  // Names that fit in no size share the width, and break into lines.
  const each = Math.floor(width / texts.length);
  return Promise.all(
    texts.map((text) => drawFitting(text, [20, 16], { ...look, width: each, breakWords: true })),
  );
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
