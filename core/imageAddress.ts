/** Addresses of uploaded images, which contain their size. */

/** Maximum size of an upload, in bytes: 15 MB. */
export const UPLOAD_LIMIT_BYTES = 15 * 1024 * 1024;

/** Maximum number of photos per destination. */
export const MAX_DESTINATION_IMAGES = 30;

export const IMAGE_ALT_MAX = 300;

/** The message for a larger file, before or after the upload. */
export const TOO_LARGE = 'This image is larger than 15 MB';

/** Widths of a `srcset`, in pixels; images are never enlarged. */
const WIDTHS = [480, 960, 1600];

/** An uploaded image: the SHA-256 of its stored original in hex, width and height in pixels. */
export type UploadedImage = { hash: string; width: number; height: number };

/** The address of the stored original, which identifies the image. */
export function imageAddress({ hash, width, height }: UploadedImage): string {
  return `/images/${hash}/${width}x${height}.webp`;
}

/** The uploaded image with this address; `undefined` for any other address. */
export function uploadedImageAt(address: string): UploadedImage | undefined {
  const match = /^\/images\/([0-9a-f]{64})\/([1-9]\d{0,4})x([1-9]\d{0,4})\.webp$/.exec(address);
  if (!match) return undefined;
  const [, hash = '', width, height] = match;
  return { hash, width: Number(width), height: Number(height) };
}

/**
 * Whether a path on this site is a share image's, in any spelling: the router decodes an address
 * once (`/%73hare/`) and browsers resolve dots. Share images are made from images, so one made from
 * another could wait for itself.
 */
export function isShareImage(path: string): boolean {
  const { pathname } = new URL(path, 'http://site.invalid');
  try {
    return /^\/+share(?:\/|$)/i.test(decodeURIComponent(pathname));
  } catch {
    // An unparsable address leads nowhere.
    return false;
  }
}

/** The stored widths of an image of this width, narrowest first. */
export function storedWidths(width: number): number[] {
  const widest = Math.min(width, WIDTHS.at(-1) ?? width);
  return [...WIDTHS.filter((each) => each < widest), widest];
}

/** The address of one stored width. */
export function imageFileAddress(hash: string, width: number, format: 'avif' | 'webp'): string {
  return `/images/${hash}/${width}.${format}`;
}

/** The `srcset` of all stored widths. */
export function imageSrcSet({ hash, width }: UploadedImage, format: 'avif' | 'webp'): string {
  return storedWidths(width)
    .map((each) => `${imageFileAddress(hash, each, format)} ${each}w`)
    .join(', ');
}
