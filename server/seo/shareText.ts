import type { Sharp } from 'sharp';
import { plainText } from '#core/plainText.ts';
import { currentLanguage } from '../languages/requestLanguage.ts';
import { sharp } from '../lib/sharp.ts';
import { type BundledFont, drawable, fontOf, ownFont } from './shareFonts.ts';

export type DrawnText = { png: Buffer; width: number; height: number };

/** How a text is drawn: wrapped to `width` pixels, and cut off beyond `overhang` more. */
type TextLook = {
  points: number;
  color: string;
  width: number;
  overhang: number;
  breakWords?: boolean;
};

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
  const fonts = [ownFont, fontOf(currentLanguage())].filter((font) => font !== undefined);
  for (const { file } of fonts.slice(0, -1)) await loadFont(file);
  const { data, info } = await textImage(text, look, fonts)
    .png()
    .toBuffer({ resolveWithObject: true });
  // Lines that are still too wide are cut off.
  const widest = look.width + look.overhang;
  if (info.width <= widest) return { png: data, ...info };
  const png = await sharp(data)
    .extract({ left: 0, top: 0, width: widest, height: info.height })
    .png()
    .toBuffer();
  return { png, width: widest, height: info.height };
}

/** Pango knows the fonts of all files that were drawn with before, for the letters that one lacks. */
const loaded = new Map<string, Promise<unknown>>();

function loadFont(file: string): Promise<unknown> {
  const loading = loaded.get(file) ?? sharp({ text: { text: 'A', fontfile: file } }).toBuffer();
  loaded.set(file, loading);
  return loading;
}

function textImage(
  text: string,
  { points, color, width, breakWords = false }: TextLook,
  fonts: readonly BundledFont[],
): Sharp {
  return sharp({
    text: {
      text: `<span foreground="${color}">${escapeMarkup(drawable(text))}</span>`,
      font: `${fonts.map(({ family }) => family).join(',')} Bold ${points}`,
      fontfile: fonts.at(-1)?.file ?? ownFont.file,
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
  return plainText(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
