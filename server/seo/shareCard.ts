import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OverlayOptions } from 'sharp';
import { directionOf } from '#core/languages/languages.ts';
import { colours } from '#core/site/colours.ts';
import { currentLanguage } from '../languages/requestLanguage.ts';
import { sharp } from '../lib/sharp.ts';
import { drawFitting } from './shareText.ts';

/** In pixels: the size for link previews, and the margin of their texts. */
export const WIDTH = 1200;
export const HEIGHT = 630;
export const MARGIN = 52;

export const [PAPER] = colours.paper;
export const [INK] = colours.ink;

const MARK_SIZE = 72;
const NAME_LEFT = MARGIN + MARK_SIZE + 16;

/** Font sizes of the site's name beside the logo; the first that fits is used. */
const NAME_SIZES = [26, 22, 18, 15, 12];

const markFile = join(import.meta.dirname, '..', '..', 'src', 'public', 'mark.svg');

/** The logo and the site's name at the top left; without a name only the logo. */
export async function brandLayers(name: string, nameWidth: number): Promise<OverlayOptions[]> {
  const mark = await sharp(await readFile(markFile), { density: 144 })
    .resize(MARK_SIZE, MARK_SIZE)
    .png()
    .toBuffer();
  const layers: OverlayOptions[] = [{ input: mark, left: MARGIN, top: MARGIN }];
  if (!name) return layers;
  const look = { color: INK, width: nameWidth, height: MARK_SIZE, overhang: MARGIN };
  const text = await drawFitting(name, NAME_SIZES, look);
  const above = Math.round((MARK_SIZE - text.height) / 2);
  return [...layers, { input: text.png, left: NAME_LEFT, top: MARGIN + above }];
}

/** The width for the site's name, up to `right`. */
export function nameWidthTo(right: number): number {
  return right - NAME_LEFT;
}

/** An SVG that points to the right, or to the left where that is where reading goes. */
export async function pointingOn(svg: string): Promise<Buffer> {
  const drawn = Buffer.from(svg);
  return isFromRightToLeft() ? sharp(drawn).flop().png().toBuffer() : drawn;
}

/** A share image, PNG: these layers on paper, laid out from where reading begins. */
export async function drawCard(layers: OverlayOptions[]): Promise<Buffer> {
  return (
    sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: PAPER } })
      .composite(isFromRightToLeft() ? await Promise.all(layers.map(mirrored)) : layers)
      // A palette keeps the file below the 300 kB limit of some messengers.
      .png({ palette: true, quality: 90, effort: 7 })
      .toBuffer()
  );
}

function isFromRightToLeft(): boolean {
  return directionOf(currentLanguage()) === 'rtl';
}

async function mirrored(layer: OverlayOptions): Promise<OverlayOptions> {
  const { width = 0 } = await sharp(layer.input as Buffer).metadata();
  return { ...layer, left: WIDTH - (layer.left ?? 0) - width };
}
