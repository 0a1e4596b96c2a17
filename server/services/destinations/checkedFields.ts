import type { Db } from '../../../db/client.ts';
import { findCountry, listCountries } from '../../../db/queries/countries.ts';
import type { Destination } from '../../../db/queries/destinations/destinationRow.ts';
import { findImage, listImageSizes } from '../../../db/queries/images.ts';
import { isCurrencyCode, isTimeZone } from '../../schemas/countries/isoCodes.ts';
import { type DestinationInput, NO_CURRENCY, NO_TIME_ZONE } from '../../schemas/destination.ts';
import { type UploadedImage, uploadedImageAt } from '../../schemas/imageAddress.ts';
import { FieldError } from '../errors.ts';

type Size = { width: number; height: number };

/** Where the names in a destination's fields are looked up; `undefined` is what isn't there. */
export type NamedRecords = {
  country: (code: string) => Promise<{ name: string } | undefined>;
  /** An uploaded image, by its hash. */
  image: (hash: string) => Promise<Size | undefined>;
};

/** Looks up what one destination names. */
export function namedIn(db: Db): NamedRecords {
  return {
    country: (code) => findCountry(db, code),
    image: (hash) => findImage(db, hash),
  };
}

/** The same for many destinations: reads all countries and the sizes of all images, once. */
export async function allNamedIn(db: Db): Promise<NamedRecords> {
  const countries = new Map((await listCountries(db)).map((country) => [country.code, country]));
  const images = new Map((await listImageSizes(db)).map((image) => [image.hash, image]));
  return {
    country: async (code) => countries.get(code),
    image: async (hash) => images.get(hash),
  };
}

/** A destination's fields with what is derived from them. Throws FieldError when one names what isn't stored. */
export async function checkedFields(named: NamedRecords, input: DestinationInput) {
  const country = await named.country(input.countryCode);
  if (!country) throw new FieldError('countryCode', 'Country is required');
  await requireStoredImage(named, 'imageUrl', input.imageUrl);
  const images = [];
  for (const [index, image] of input.images.entries()) {
    const uploaded = await requireStoredImage(named, `images.${index}.src`, image.src);
    // The address states the size of an uploaded image; of any other only the form does.
    const { width, height } = uploaded ?? image;
    images.push({ ...image, hash: uploaded?.hash ?? null, width, height });
  }
  return { ...input, country: country.name, images };
}

/** Only what a row from before the lists were checked holds already may be on none of them. Throws FieldError. */
export function requireListedTexts(
  { currency, timeZone }: DestinationInput,
  stored: Pick<Destination, 'currency' | 'timeZone'>,
): void {
  if (currency && currency !== stored.currency && !isCurrencyCode(currency)) {
    throw new FieldError('currency', NO_CURRENCY);
  }
  if (timeZone && timeZone !== stored.timeZone && !isTimeZone(timeZone)) {
    throw new FieldError('timeZone', NO_TIME_ZONE);
  }
}

/** Whether an address is that of an uploaded image, or of none that is ours. */
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
