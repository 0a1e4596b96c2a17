import type { Sharp } from 'sharp';
import { plainText } from '#core/plainText.ts';
import { currentLanguage } from '../languages/requestLanguage.ts';
import { sharp } from '../lib/sharp.ts';
import { type BundledFont, drawable, fontOf, ownFont } from './shareFonts.ts';

export type DrawnText = { png: Buffer; width: number; height: number };

/** How a text is drawn: wrapped to `width` pixels, cut off beyond `overhang` more, and below `height`. */
type TextLook = {
  points: number;
  color: string;
  width: number;
  height: number;
  overhang: number;
  breakWords?: boolean;
};

/** Draws text in the first of these sizes, largest first, that fits; otherwise as much as fits in the last. */
export async function drawFitting(
  text: string,
  sizes: readonly number[],
  look: Omit<TextLook, 'points'>,
): Promise<DrawnText & { fits: boolean }> {
  for (const points of sizes) {
    const drawn = await drawText(text, { ...look, points });
    if (drawn.width <= look.width && drawn.height < look.height) return { ...drawn, fits: true };
  }
  return { ...(await drawLines(text, { ...look, points: sizes.at(-1) ?? 0 })), fits: false };
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
  return { ...(await drawLines(text, { ...look, points })), points, fits: false };
}

/** Draws text in several lines, as much of it as has room, with an ellipsis. */
async function drawLines(text: string, look: TextLook): Promise<DrawnText> {
  let letters = [...text].slice(0, LETTERS_MAX);
  let drawn = await drawText(text, { ...look, breakWords: true });
  while (drawn.height >= look.height && letters.length > 1) {
    letters = letters.slice(0, Math.ceil(letters.length / 2));
    drawn = await drawText(`${letters.join('')}…`, { ...look, breakWords: true });
  }
  return drawn;
}

/** More letters than any place has room for: Cairo draws lines of at most 32,767 pixels. */
const LETTERS_MAX = 250;

/** Draws text. A word wider than the width makes the image wider, up to the overhang. */
export async function drawText(text: string, look: TextLook): Promise<DrawnText> {
  const fonts = [ownFont, fontOf(currentLanguage())].filter((font) => font !== undefined);
  for (const { file } of fonts.slice(0, -1)) await loadFont(file);
  const { data, info } = await textImage(text, look, fonts)
    .png()
    .toBuffer({ resolveWithObject: true });
  // What is still too wide or too high is cut off.
  const width = Math.min(info.width, look.width + look.overhang);
  const height = Math.min(info.height, look.height);
  if (width === info.width && height === info.height) return { png: data, width, height };
  const png = await sharp(data).extract({ left: 0, top: 0, width, height }).png().toBuffer();
  return { png, width, height };
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
      text: `<span foreground="${color}">${escapeMarkup(drawable(text.slice(0, LETTERS_MAX).toWellFormed()))}</span>`,
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
