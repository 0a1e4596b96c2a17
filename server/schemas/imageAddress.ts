/** The addresses of uploaded images, which say all a page needs to know. No zod: pages load it. */

/** The largest file an administrator may upload, in bytes: 15 MB. */
export const UPLOAD_LIMIT_BYTES = 15 * 1024 * 1024;

/** Photos on one destination's page. */
export const MAX_DESTINATION_IMAGES = 30;

export const IMAGE_ALT_MAX = 300;

/** What is said of a file above the limit, before it is sent or after. */
export const TOO_LARGE = 'This image is larger than 15 MB';

/** The widths pages choose from, in pixels; an image is never enlarged. */
const WIDTHS = [480, 960, 1600];

/** An uploaded image: the SHA-256 of its stored original in hex, width and height in pixels. */
export type UploadedImage = { hash: string; width: number; height: number };

/** The address of the stored original, by which the image is known everywhere. */
export function imageAddress({ hash, width, height }: UploadedImage): string {
  return `/images/${hash}/${width}x${height}.webp`;
}

/** The uploaded image an address stands for; `undefined` for any other address. */
export function uploadedImageAt(address: string): UploadedImage | undefined {
  const match = /^\/images\/([0-9a-f]{64})\/([1-9]\d{0,4})x([1-9]\d{0,4})\.webp$/.exec(address);
  if (!match) return undefined;
  const [, hash = '', width, height] = match;
  return { hash, width: Number(width), height: Number(height) };
}

/**
 * Whether a path on this site leads to a share image, however it is spelled: the router decodes an
 * address once (`/%73hare/`) and browsers resolve its dots. Share images are made from images, so
 * one that is made from another may wait for itself.
 */
export function isShareImage(path: string): boolean {
  const { pathname } = new URL(path, 'http://site.invalid');
  try {
    return /^\/+share(?:\/|$)/i.test(decodeURIComponent(pathname));
  } catch {
    // No address at all: it leads nowhere.
    return false;
  }
}

/** The widths that are stored of an image so wide, narrowest first. */
export function storedWidths(width: number): number[] {
  const widest = Math.min(width, WIDTHS.at(-1) ?? width);
  return [...WIDTHS.filter((each) => each < widest), widest];
}

/** The address of one stored width. */
export function imageFileAddress(hash: string, width: number, format: 'avif' | 'webp'): string {
  return `/images/${hash}/${width}.${format}`;
}

/** A `srcset` of all stored widths. */
export function imageSrcSet({ hash, width }: UploadedImage, format: 'avif' | 'webp'): string {
  return storedWidths(width)
    .map((each) => `${imageFileAddress(hash, each, format)} ${each}w`)
    .join(', ');
}
