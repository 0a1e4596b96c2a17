import { isCurrencyCode, isTimeZone } from '#core/countries/isoCodes.ts';
import { type UploadedImage, uploadedImageAt } from '#core/imageAddress.ts';
import {
  type DestinationInput,
  missingToPublish,
  NO_CURRENCY,
  NO_TIME_ZONE,
} from '#core/inputs/destination.ts';
import type { Db } from '#db/db.ts';
import { findCountry, listCountries } from '#db/queries/countries.ts';
import type { Destination } from '#db/queries/destinations/destinationRow.ts';
import { findImage, listImageSizes } from '#db/queries/images.ts';
import { FieldError } from '#server/errors.ts';

type Size = { width: number; height: number };

/** Look-ups of records that a destination's fields refer to; `undefined` if missing. */
export type NamedRecords = {
  country: (code: string) => Promise<{ name: string } | undefined>;
  /** An uploaded image's size, by its hash. */
  image: (hash: string) => Promise<Size | undefined>;
};

/** Look-ups for one destination. */
export function namedIn(db: Db): NamedRecords {
  return {
    country: (code) => findCountry(db, code),
    image: (hash) => findImage(db, hash),
  };
}

/** Look-ups for many destinations: reads all countries and image sizes once. */
export async function allNamedIn(db: Db): Promise<NamedRecords> {
  const countries = new Map((await listCountries(db)).map((country) => [country.code, country]));
  const images = new Map((await listImageSizes(db)).map((image) => [image.hash, image]));
  return {
    country: async (code) => countries.get(code),
    image: async (hash) => images.get(hash),
  };
}

/**
 * The fields of a new destination, or of one that is `stored`, with derived ones. Throws FieldError for
 * references to missing records, unlisted texts, a time that can't be scheduled, or what only a draft may lack.
 */
export async function checkedFields(
  named: NamedRecords,
  input: DestinationInput,
  stored?: Publishing & Listed,
) {
  if (stored) requireListedTexts(input, stored);
  const publishing = publishingOf(input, stored);
  const [missing] = publishing.status === 'draft' ? [] : missingToPublish(input);
  if (missing) throw new FieldError(missing.field, missing.message);
  const country = input.countryCode ? await named.country(input.countryCode) : { name: '' };
  if (!country) throw new FieldError('countryCode', 'Country is required');
  await requireStoredImage(named, 'imageUrl', input.imageUrl);
  const images = [];
  for (const [index, image] of input.images.entries()) {
    const uploaded = await requireStoredImage(named, `images.${index}.src`, image.src);
    // An uploaded image's address contains its size; for others the form states it.
    const { width, height } = uploaded ?? image;
    images.push({ ...image, hash: uploaded?.hash ?? null, width, height });
  }
  return { ...input, country: country.name, images, ...publishing };
}

type Listed = Pick<Destination, 'currency' | 'timeZone'>;

/** Throws FieldError for unlisted texts, unless the stored row has them from before validation. */
export function requireListedTexts({ currency, timeZone }: DestinationInput, stored: Listed): void {
  if (currency && currency !== stored.currency && !isCurrencyCode(currency)) {
    throw new FieldError('currency', NO_CURRENCY);
  }
  if (timeZone && timeZone !== stored.timeZone && !isTimeZone(timeZone)) {
    throw new FieldError('timeZone', NO_TIME_ZONE);
  }
}

/** A destination's publication status and scheduled time. */
type Publishing = Pick<Destination, 'status' | 'publishAt'>;

/**
 * The new publication status: omitted fields keep the `stored` values, and a new destination is
 * published. Throws FieldError for a schedule without a time, or with a new time in the past.
 */
export function publishingOf(
  { status: wanted, publishAt: time }: Pick<DestinationInput, 'status' | 'publishAt'>,
  stored?: Publishing,
): Publishing {
  const status = wanted ?? stored?.status ?? 'published';
  if (status !== 'scheduled') return { status, publishAt: null };
  const chosen = time === undefined ? stored?.publishAt : time;
  if (!chosen) throw new FieldError('publishAt', 'Choose when it is to be published');
  const publishAt = new Date(chosen).toISOString();
  // A stored time may just have passed: the job publishes it, and its form can still be saved.
  if (publishAt !== stored?.publishAt && publishAt <= new Date().toISOString()) {
    throw new FieldError('publishAt', 'Choose a time that is still to come');
  }
  return { status, publishAt };
}

/** Whether an address is a stored upload's, or not an upload's at all. */
export async function isStoredImage({ image }: NamedRecords, address: string): Promise<boolean> {
  const uploaded = uploadedImageAt(address);
  if (!uploaded) return true;
  const stored = await image(uploaded.hash);
  return stored?.width === uploaded.width && stored.height === uploaded.height;
}

async function requireStoredImage(
  named: NamedRecords,
  field: string,
  address: string,
): Promise<UploadedImage | undefined> {
  if (!(await isStoredImage(named, address))) {
    throw new FieldError(field, 'This image is not stored here: upload it again');
  }
  return uploadedImageAt(address);
}
