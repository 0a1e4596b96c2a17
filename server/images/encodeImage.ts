import { createHash } from 'node:crypto';
import type { OutputInfo } from 'sharp';
import { storedWidths } from '#core/imageAddress.ts';
import type { ImageFile } from '#db/engine.ts';
import { UnusableFile } from '../errors.ts';
import { sharp } from '../lib/sharp.ts';
import { DECODE_MEMORY_MAX, decodeMemory } from './decodeMemory.ts';

/** Images with more pixels are refused by their header, before decoding. */
export const MAX_PIXELS = 50_000_000;

/**
 * The longer side of the stored original, in pixels: twice the widest page, with room for cropping.
 */
const ORIGINAL_MAX_SIDE = 2400;

/** Time limit of one decoding or encoding step, in seconds. */
const TIMEOUT_S = 20;

/** Higher AVIF efforts take many times as long for a few per cent. */
const avif = { quality: 55, effort: 2 };
const webp = { quality: 78, effort: 3 };
const original = { quality: 88, effort: 2 };

const UNKNOWN_FORMAT = 'This file is not a JPEG, PNG, WebP or AVIF image';
const DAMAGED = 'This image is damaged and can’t be read';
const TOO_MANY_PIXELS = `This image has more than ${MAX_PIXELS / 1_000_000} million pixels: make it smaller first`;

const TOO_MUCH_MEMORY =
  'This image takes too much memory to be read: make it smaller, or save it as a JPEG that is not progressive';

/** A decoded image: upright, sRGB, without transparency, animation or metadata. */
export type DecodedImage = { pixels: Buffer; info: OutputInfo };

/**
 * Decodes an uploaded file. Throws UnusableFile unless it is a complete JPEG, PNG, WebP or AVIF
 * image within the pixel and memory limits; its name doesn't matter.
 */
export async function decodeImage(file: Buffer): Promise<DecodedImage> {
  // Uploaded bytes must reach no decoders other than those of the four formats.
  if (!hasImageSignature(file)) throw new UnusableFile(UNKNOWN_FORMAT);
  const options = {
    limitInputPixels: MAX_PIXELS,
    failOn: 'error',
    pages: 1,
    sequentialRead: true,
  } as const;
  const header = await sharp(file, options).metadata().catch(explain);
  const { format, compression, width, height } = header;
  const known = ['jpeg', 'png', 'webp'].includes(format) || compression === 'av1';
  if (!known) throw new UnusableFile(UNKNOWN_FORMAT);
  if (width * height > MAX_PIXELS) throw new UnusableFile(TOO_MANY_PIXELS);
  if (decodeMemory(header) > DECODE_MEMORY_MAX) throw new UnusableFile(TOO_MUCH_MEMORY);
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

/** The stored original, and the SHA-256 of its bytes, which names the image. */
export async function encodeOriginal(image: DecodedImage): Promise<ImageFile & { hash: string }> {
  const content = await fromPixels(image).webp(original).toBuffer();
  const { width, height } = image.info;
  const hash = createHash('sha256').update(content).digest('hex');
  return { name: `${width}x${height}.webp`, content, hash };
}

/** The files of a `srcset`, one by one: each width in each format. */
export async function* encodeWidths(image: DecodedImage): AsyncGenerator<ImageFile> {
  for (const width of storedWidths(image.info.width)) {
    const resized = fromPixels(image).resize({ width });
    yield { name: `${width}.webp`, content: await resized.clone().webp(webp).toBuffer() };
    yield { name: `${width}.avif`, content: await resized.avif(avif).toBuffer() };
  }
}

function fromPixels({ pixels, info: { width, height, channels } }: DecodedImage) {
  return sharp(pixels, { raw: { width, height, channels } }).timeout({ seconds: TIMEOUT_S });
}

/**
 * Checks the formats' magic numbers; AVIF shares its own with other ISO media, which decoding
 * rejects.
 */
function hasImageSignature(file: Buffer): boolean {
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
  throw new UnusableFile(tooMany ? TOO_MANY_PIXELS : DAMAGED, { cause: error });
}
