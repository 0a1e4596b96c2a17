import pLimit from 'p-limit';
import type { ImageFile, ImageFiles } from '../../db/engine.ts';
import { DAYS_IN_TRASH } from '../schemas/admin/trash.ts';
import type { UploadedImage } from '../schemas/imageAddress.ts';
import { Overloaded } from '../services/errors.ts';
import { type DecodedImage, decodeImage, encodeOriginal, encodeWidths } from './encodeImage.ts';

/**
 * How long an upload stays while no saved destination shows it, in milliseconds: as long as browsers keep
 * forms that were not saved.
 */
const UNSAVED_LIMIT_MS = 30 * 24 * 60 * 60 * 1000;

/** How long an earlier version of a destination comes back with its images, in milliseconds. */
const RESTORABLE_MS = DAYS_IN_TRASH * 24 * 60 * 60 * 1000;

/**
 * How many uploads may wait for the one that is processed. Each holds its file in memory, up to
 * 15 MB; the panel's forms send one after the other.
 */
const QUEUE_MAX = 5;

const TOO_MANY = 'Other images are still being worked on. Please try again in a minute.';

/** When to try again while overloaded, in seconds. */
const RETRY_AFTER_S = 60;

export type ImageStore = {
  /**
   * Stores an uploaded file, re-encoded, one at a time: a decoded image takes up to 256 MB, and
   * visitors need the machine meanwhile. Throws UnusableFile or Overloaded; then nothing is stored.
   */
  add: (file: Buffer) => Promise<UploadedImage>;
  /**
   * Deletes what no destination shows, nor one that can be restored, and nobody uploaded within 30
   * days: an upload may belong to a form that is not yet saved. Returns how many images and leftovers
   * were deleted.
   */
  sweep: () => Promise<number>;
};

/** Uploaded images, whose files are in `images`. */
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
    const decoded = await decodeImage(file);
    const { hash, ...original } = await encodeOriginal(decoded);
    const image = { hash, width: decoded.info.width, height: decoded.info.height };
    const now = new Date().toISOString();
    const isStored = await images.renew(hash, now);
    if (!isStored) await images.store(image, filesOf(original, decoded), now);
    return image;
  }
}

function ago(ms: number): Date {
  return new Date(Date.now() - ms);
}

/** All files to store: the original, and what a `srcset` names, encoded as they are taken. */
async function* filesOf(original: ImageFile, decoded: DecodedImage): AsyncGenerator<ImageFile> {
  yield original;
  yield* encodeWidths(decoded);
}
