import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

export type DrawnText = { png: Buffer; width: number; height: number };

/** How a text is drawn: wrapped to `width` pixels, and cut off beyond `overhang` more. */
export type TextLook = {
  points: number;
  color: string;
  width: number;
  overhang: number;
  breakWords?: boolean;
};

/** Bundled, because a host may have no fonts. */
const fontFile = join(import.meta.dirname, 'landfall-sans-bold.ttf');

/** The characters in the font's character map, without combining marks. */
const drawableText =
  /^[ -~\u00a1-\u00ac\u00ae-\u0113\u0116-\u0127\u012a\u012b\u012e-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u0161\u0164\u0165\u016a-\u017e\u01cd\u01ce\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2\u1ef3\u2013\u2014\u2018-\u201a\u201c-\u201e\u2026\u20ac]+$/;

/** Whether the font has every character of a text. Others would show as boxes. */
export function canBeDrawn(text: string): boolean {
  return drawableText.test(text.normalize('NFC'));
}

/** Draws text in the first of these sizes, largest first, that fits; otherwise in the last. */
export async function drawFitting(
  text: string,
  sizes: readonly number[],
  { height, ...look }: Omit<TextLook, 'points'> & { height: number },
): Promise<DrawnText & { fits: boolean }> {
  let drawn: DrawnText | undefined;
  for (const points of sizes) {
    drawn = await drawText(text, { ...look, points });
    if (drawn.width <= look.width && drawn.height <= height) return { ...drawn, fits: true };
  }
  if (!drawn) throw new Error('No font sizes');
  return { ...drawn, fits: false };
}

/**
 * Draws text in one line, in the first of these sizes that fits; otherwise in the last, in several
 * lines. `points` is the size used.
 */
export async function drawLine(
  text: string,
  sizes: readonly number[],
  look: Omit<TextLook, 'points'>,
): Promise<DrawnText & { points: number; fits: boolean }> {
  for (const points of sizes) {
    // So wide that nothing wraps.
    const drawn = await drawText(text, { ...look, points, width: 10 * look.width });
    if (drawn.width <= look.width) return { ...drawn, points, fits: true };
  }
  const points = sizes.at(-1) ?? 0;
  return { ...(await drawText(text, { ...look, points, breakWords: true })), points, fits: false };
}

/** Draws text. A word wider than the width makes the image wider, up to the overhang. */
export async function drawText(text: string, look: TextLook): Promise<DrawnText> {
  const { data, info } = await textImage(text, look).png().toBuffer({ resolveWithObject: true });
  // Lines that are still too wide are cut off.
  const widest = look.width + look.overhang;
  if (info.width <= widest) return { png: data, ...info };
  const png = await sharp(data)
    .extract({ left: 0, top: 0, width: widest, height: info.height })
    .png()
    .toBuffer();
  return { png, width: widest, height: info.height };
}

function textImage(text: string, { points, color, width, breakWords = false }: TextLook): Sharp {
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
