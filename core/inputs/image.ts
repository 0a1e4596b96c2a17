import * as z from 'zod/mini';
import { IMAGE_ALT_MAX, isShareImage, MAX_DESTINATION_IMAGES } from '../imageAddress.ts';
import { isSitePath } from '../site/sitePath.ts';
import { optionalText, requiredText } from './text.ts';

/** An absolute http(s) address, or a path on this site, or empty. */
export const optionalImageAddress = optionalText(2000).check(
  z.refine(
    (value) => value === '' || isSitePath(value) || isWebAddress(value),
    'Enter an address that starts with https:// or http://, or a path on this site',
  ),
  z.refine(
    (value) => !isSitePath(value) || !isShareImage(value),
    'This is a share image, which is made from another image: enter the address of that one',
  ),
);

function isWebAddress(value: string) {
  return /^https?:\/\/\S+$/i.test(value) && URL.canParse(value);
}

/** Far larger than any usable image. */
const LENGTH_MAX = 100_000;

const pixels = z
  .int('The size is not known')
  .check(z.minimum(1, 'The size is not known'), z.maximum(LENGTH_MAX, 'The size is not known'));

/** A destination's photos, in display order. */
export const destinationImages = z
  .array(
    z.strictObject({
      src: optionalImageAddress.check(z.minLength(1, 'Address is required')),
      alt: requiredText('Say what the photo shows', IMAGE_ALT_MAX),
      width: pixels,
      height: pixels,
    }),
  )
  .check(
    z.maxLength(MAX_DESTINATION_IMAGES, `Use at most ${MAX_DESTINATION_IMAGES} photos`),
    z.refine(
      (images) => new Set(images.map(({ src }) => src)).size === images.length,
      'Each photo can be listed once',
    ),
  );
