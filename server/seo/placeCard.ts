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
  WIDTH,
} from './shareCard.ts';
import { drawFitting } from './shareText.ts';

/**
 * The content of a share image of a place: the site's name, a title and a line below it, beside an
 * image of the place.
 */
type PlaceCard = { name: string; title: string; line: string; image: Buffer };

/** In pixels: the parts of the card. */
const PANEL_WIDTH = 460;
const TEXT_WIDTH = PANEL_WIDTH - 2 * MARGIN;
const TITLE_HEIGHT = 290;
const LINE_HEIGHT = 120;
/** How far a line may exceed the text width: into the panel's margin. */
const OVERHANG = MARGIN;

const [ACCENT] = colours.accent;

/** Font sizes of the title, in points; the first that fits is used. */
const TITLE_SIZES = [92, 76, 62, 54, 46, 38, 30, 24];

/** Font sizes of the line, used in the same way. */
const LINE_SIZES = [26, 22, 18];

/** Nearly twice a stored upload (2400 pixels a side); larger images are decompression bombs. */
const PIXELS_MAX = 10_000_000;

/**
 * Draws a share image of a place, PNG, 1200 by 630. The texts must pass `canBeDrawn`; without a name
 * only the logo is drawn. Throws when the image can't be decoded.
 */
export async function drawPlaceCard({ name, title, line, image }: PlaceCard): Promise<Buffer> {
  const look = { width: TEXT_WIDTH, overhang: OVERHANG };
  const titleText = await drawFitting(title, TITLE_SIZES, {
    ...look,
    color: INK,
    height: TITLE_HEIGHT,
  });
  const lineText = await drawFitting(line, LINE_SIZES, {
    ...look,
    color: ACCENT,
    height: LINE_HEIGHT,
  });
  const top = HEIGHT - MARGIN - lineText.height - 26 - titleText.height;
  return drawCard([
    { input: await cover(image), left: PANEL_WIDTH, top: 0 },
    ...(await brandLayers(name, nameWidthTo(PANEL_WIDTH - OVERHANG))),
    { input: titleText.png, left: MARGIN, top },
    { input: lineText.png, left: MARGIN, top: HEIGHT - MARGIN - lineText.height },
  ]);
}

function cover(image: Buffer): Promise<Buffer> {
  return sharp(image, { limitInputPixels: PIXELS_MAX })
    .rotate()
    .resize(WIDTH - PANEL_WIDTH, HEIGHT, { fit: 'cover' })
    .flatten({ background: PAPER })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
