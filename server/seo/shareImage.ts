import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';

/**
 * The content of a share image: the site's name, a title and a line below it, beside an image of
 * the place.
 */
export type ShareContent = { name: string; title: string; line: string; image: Buffer };

/** In pixels: the size for link previews, and the parts of the card. */
const WIDTH = 1200;
const HEIGHT = 630;
const PANEL_WIDTH = 460;
const MARGIN = 52;
const TEXT_WIDTH = PANEL_WIDTH - 2 * MARGIN;
const TITLE_HEIGHT = 290;
const MARK_SIZE = 72;
const NAME_LEFT = MARGIN + MARK_SIZE + 16;
/** How far a line may exceed the text width: into the panel's margin. */
const OVERHANG = MARGIN;
const NAME_WIDTH = PANEL_WIDTH - NAME_LEFT - OVERHANG;

const PAPER = '#f7f3ea';
const INK = '#12263a';
const ACCENT = '#b8341d';

/** Font sizes of the title, in points; the first that fits is used. */
const TITLE_SIZES = [92, 76, 62, 54, 46, 38, 30, 24];

/** Font sizes of the site's name beside the logo; the first that fits is used. */
const NAME_SIZES = [26, 22, 18, 15, 12];

/** Shown letters of a word that fits in no size, broken into lines. */
const BROKEN_TITLE_MAX = 80;

/** Nearly twice a stored upload (2400 pixels a side); larger images are decompression bombs. */
const PIXELS_MAX = 10_000_000;

/** Bundled, because a host may have no fonts. */
const fontFile = join(import.meta.dirname, 'landfall-sans-bold.ttf');
const markFile = join(import.meta.dirname, '..', '..', 'src', 'public', 'mark.svg');

/** The characters in the font's character map, without combining marks. */
const drawableText =
  /^[ -~\u00a1-\u00ac\u00ae-\u0113\u0116-\u0127\u012a\u012b\u012e-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u0161\u0164\u0165\u016a-\u017e\u01cd\u01ce\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2\u1ef3\u2013\u2014\u2018-\u201a\u201c-\u201e\u2026\u20ac]+$/;

/** Whether the font has every character of a text. Others would show as boxes. */
export function canBeDrawn(text: string): boolean {
  return drawableText.test(text.normalize('NFC'));
}

/**
 * Draws a share image, PNG, 1200 by 630. The texts must pass `canBeDrawn`; without a name only the
 * logo is drawn. Throws when the image can't be decoded.
 */
export async function drawShareImage({ name, title, line, image }: ShareContent): Promise<Buffer> {
  const mark = await sharp(await readFile(markFile), { density: 144 })
    .resize(MARK_SIZE, MARK_SIZE)
    .png()
    .toBuffer();
  const nameText = name ? await drawName(name) : undefined;
  const titleText = await drawTitle(title);
  const lineText = await drawText(line, { points: 26, color: ACCENT });
  const top = HEIGHT - MARGIN - lineText.height - 26 - titleText.height;

  const layers: OverlayOptions[] = [
    { input: await cover(image), left: PANEL_WIDTH, top: 0 },
    { input: mark, left: MARGIN, top: MARGIN },
    { input: titleText.png, left: MARGIN, top },
    { input: lineText.png, left: MARGIN, top: HEIGHT - MARGIN - lineText.height },
  ];
  if (nameText) {
    const above = Math.round((MARK_SIZE - nameText.height) / 2);
    layers.push({ input: nameText.png, left: NAME_LEFT, top: MARGIN + above });
  }
  return (
    sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: PAPER } })
      .composite(layers)
      // A palette keeps the file below the 300 kB limit of some messengers.
      .png({ palette: true, quality: 90, effort: 7 })
      .toBuffer()
  );
}

function cover(image: Buffer): Promise<Buffer> {
  return sharp(image, { limitInputPixels: PIXELS_MAX })
    .rotate()
    .resize(WIDTH - PANEL_WIDTH, HEIGHT, { fit: 'cover' })
    .flatten({ background: PAPER })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

type DrawnText = { png: Buffer; width: number; height: number };

async function drawName(name: string): Promise<DrawnText> {
  const [largest = 0, ...smaller] = NAME_SIZES;
  let drawn = await drawText(name, { points: largest, color: INK, width: NAME_WIDTH });
  for (const points of smaller) {
    if (drawn.width <= NAME_WIDTH && drawn.height <= MARK_SIZE) break;
    drawn = await drawText(name, { points, color: INK, width: NAME_WIDTH });
  }
  return drawn;
}

async function drawTitle(title: string): Promise<DrawnText> {
  for (const points of TITLE_SIZES) {
    const drawn = await drawText(title, { points, color: INK });
    const whole = drawn.width <= TEXT_WIDTH && drawn.height <= TITLE_HEIGHT;
    if (whole) return drawn;
  }
  const short = title.length > BROKEN_TITLE_MAX ? `${title.slice(0, BROKEN_TITLE_MAX)}…` : title;
  return drawText(short, { points: 24, color: INK, breakWords: true });
}

/**
 * Draws text, wrapped to this width, by default the panel's. A wider word makes the image wider.
 */
async function drawText(
  text: string,
  {
    points,
    color,
    width = TEXT_WIDTH,
    breakWords = false,
  }: { points: number; color: string; width?: number; breakWords?: boolean },
): Promise<DrawnText> {
  const { data, info } = await textImage(text, { points, color, width, breakWords })
    .png()
    .toBuffer({ resolveWithObject: true });
  // Lines that are still too wide are cut off.
  const widest = width + OVERHANG;
  if (info.width <= widest) return { png: data, ...info };
  const png = await sharp(data)
    .extract({ left: 0, top: 0, width: widest, height: info.height })
    .png()
    .toBuffer();
  return { png, width: info.width, height: info.height };
}

function textImage(
  text: string,
  {
    points,
    color,
    width,
    breakWords,
  }: { points: number; color: string; width: number; breakWords: boolean },
): Sharp {
  return sharp({
    text: {
      text: `<span foreground="${color}">${escapeMarkup(text.normalize('NFC'))}</span>`,
      font: `Landfall Sans Bold ${points}`,
      fontfile: fontFile,
      width,
      rgba: true,
      dpi: 72,
      wrap: breakWords ? 'word-char' : 'word',
      spacing: 4,
    },
  });
}

/** Pango parses its texts as markup. */
function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
