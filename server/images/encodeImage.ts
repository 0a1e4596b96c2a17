import { createHash } from 'node:crypto';
import sharp, { type OutputInfo } from 'sharp';
import { storedWidths } from '../schemas/imageAddress.ts';
import { DECODE_MEMORY_MAX, decodeMemory } from './decodeMemory.ts';

// For the whole process: no image comes twice, and a second thread would hold more of one.
sharp.cache(false);
sharp.concurrency(1);

/** Above this a picture is refused by its header, before a pixel is decoded. */
export const MAX_PIXELS = 50_000_000;

/** The longer side of what is kept, in pixels: twice the widest page, with room to crop. */
const ORIGINAL_MAX_SIDE = 2400;

/** What one step of decoding or encoding may take, in seconds. */
const TIMEOUT_S = 20;

/** AVIF's higher efforts take many times as long and save a few per cent. */
const avif = { quality: 55, effort: 2 };
const webp = { quality: 78, effort: 3 };
const original = { quality: 88, effort: 2 };

/** A file that can't become a picture; the message says why, to the person who chose it. */
export class NotAPicture extends Error {}

const UNKNOWN_FORMAT = 'This file is not a JPEG, PNG, WebP or AVIF picture';
const DAMAGED = 'This picture is damaged and can’t be read';
const TOO_MANY_PIXELS = `This picture has more than ${MAX_PIXELS / 1_000_000} million pixels: make it smaller first`;

const TOO_MUCH_MEMORY =
  'This picture takes too much memory to be read: make it smaller, or save it as a JPEG that is not progressive';

/** A decoded picture: upright, in sRGB, without transparency, animation or metadata. */
export type DecodedPicture = { pixels: Buffer; info: OutputInfo };

/** A file to store, by its name within the picture's folder. */
export type PictureFile = { name: string; content: Buffer };

/**
 * Decodes an uploaded file. Throws NotAPicture for anything but a whole JPEG, PNG, WebP or AVIF
 * picture of a bearable size, whatever its name says.
 */
export async function decodePicture(file: Buffer): Promise<DecodedPicture> {
  // Only the four formats' decoders ever see a stranger's bytes.
  if (!beginsLikeAPicture(file)) throw new NotAPicture(UNKNOWN_FORMAT);
  const options = {
    limitInputPixels: MAX_PIXELS,
    failOn: 'error',
    pages: 1,
    sequentialRead: true,
  } as const;
  const header = await sharp(file, options).metadata().catch(explain);
  const { format, compression, width, height } = header;
  const known = ['jpeg', 'png', 'webp'].includes(format) || compression === 'av1';
  if (!known) throw new NotAPicture(UNKNOWN_FORMAT);
  if (width * height > MAX_PIXELS) throw new NotAPicture(TOO_MANY_PIXELS);
  if (decodeMemory(header) > DECODE_MEMORY_MAX) throw new NotAPicture(TOO_MUCH_MEMORY);
  const { data, info } = await sharp(file, options)
    .timeout({ seconds: TIMEOUT_S })
    .autoOrient()
    .resize({
      width: ORIGINAL_MAX_SIDE,
      height: ORIGINAL_MAX_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(explain);
  return { pixels: data, info };
}

/** The original that is kept, and the SHA-256 of its bytes, which is the picture's name. */
export async function encodeOriginal(
  picture: DecodedPicture,
): Promise<PictureFile & { hash: string }> {
  const content = await fromPixels(picture).webp(original).toBuffer();
  const { width, height } = picture.info;
  const hash = createHash('sha256').update(content).digest('hex');
  return { name: `${width}x${height}.webp`, content, hash };
}

/** The files pages choose from, one after the other: each width in each format. */
export async function* encodeWidths(picture: DecodedPicture): AsyncGenerator<PictureFile> {
  for (const width of storedWidths(picture.info.width)) {
    const resized = fromPixels(picture).resize({ width });
    yield { name: `${width}.webp`, content: await resized.clone().webp(webp).toBuffer() };
    yield { name: `${width}.avif`, content: await resized.avif(avif).toBuffer() };
  }
}

function fromPixels({ pixels, info: { width, height, channels } }: DecodedPicture) {
  return sharp(pixels, { raw: { width, height, channels } }).timeout({ seconds: TIMEOUT_S });
}

/** The formats' own first bytes; AVIF is a box of ISO media, told from its kin by decoding. */
function beginsLikeAPicture(file: Buffer): boolean {
  const text = (from: number, to: number) => file.toString('latin1', from, to);
  return (
    text(0, 3) === '\xff\xd8\xff' ||
    text(0, 8) === '\x89PNG\r\n\x1a\n' ||
    (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') ||
    text(4, 8) === 'ftyp'
  );
}

function explain(error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  const tooMany = /pixel limit|exceeds.*limit/i.test(reason);
  throw new NotAPicture(tooMany ? TOO_MANY_PIXELS : DAMAGED, { cause: error });
}
