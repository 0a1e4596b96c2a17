import pLimit from 'p-limit';
import { DAY_MS } from '#core/dates.ts';
import type { UploadedImage } from '#core/imageAddress.ts';
import { DAYS_IN_TRASH } from '#core/inputs/panel/trash.ts';
import type { ImageFile, ImageFiles } from '#db/engine.ts';
import { Overloaded } from '../errors.ts';

/** How long unused uploads are kept, in ms: as long as browsers keep unsaved forms. */
const UNSAVED_LIMIT_MS = 30 * DAY_MS;

/** How long an earlier version of a destination can be restored with its images, in ms. */
const RESTORABLE_MS = DAYS_IN_TRASH * DAY_MS;

/**
 * Maximum number of waiting uploads, each up to 15 MB in memory; the panel's forms send them one by
 * one.
 */
const QUEUE_MAX = 5;

const TOO_MANY = 'Other images are still being worked on. Please try again in a minute.';

/** `Retry-After` while overloaded, in seconds. */
const RETRY_AFTER_S = 60;

export type ImageStore = {
  /**
   * Re-encodes and stores an uploaded file; one at a time, since decoding takes up to 256 MB and
   * visitors need the machine too. Throws UnusableFile or Overloaded, with nothing stored.
   */
  add: (file: Buffer) => Promise<UploadedImage>;
  /**
   * Deletes images that no destination, present or restorable, uses, and that nobody uploaded
   * within 30 days: a recent upload may belong to an unsaved form. Returns the number of deleted
   * images and orphans.
   */
  sweep: () => Promise<number>;
};

/** Opens the store of uploaded images, whose files are in `images`. */
export function openImageStore(images: ImageFiles): ImageStore {
  const oneAtATime = pLimit(1);
  return {
    add: async (file) => {
      if (oneAtATime.pendingCount >= QUEUE_MAX) throw new Overloaded(TOO_MANY, RETRY_AFTER_S);
      return oneAtATime(() => add(file));
    },
    sweep: () => oneAtATime(() => images.sweep(ago(UNSAVED_LIMIT_MS), ago(RESTORABLE_MS))),
  };

  async function add(file: Buffer): Promise<UploadedImage> {
    const { decodeImage, encodeOriginal, encodeWidths } = await import('./encodeImage.ts');
    const decoded = await decodeImage(file);
    const { hash, ...original } = await encodeOriginal(decoded);
    const image = { hash, width: decoded.info.width, height: decoded.info.height };
    const now = new Date().toISOString();
    const isStored = await images.renew(hash, now);
    if (!isStored) await images.store(image, filesOf(original, encodeWidths(decoded)), now);
    return image;
  }
}

function ago(ms: number): Date {
  return new Date(Date.now() - ms);
}

/** The files to store, encoded on demand: the original and those of the `srcset`. */
async function* filesOf(
  original: ImageFile,
  widths: AsyncGenerator<ImageFile>,
): AsyncGenerator<ImageFile> {
  yield original;
  yield* widths;
}
