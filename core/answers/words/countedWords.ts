import accessMessages from '#messages/access/en.gen.ts';
import { translator } from '#messages/translate.ts';

/** The words for what counts include. */

/** Which places are counted: see isOfferedPassport. */
export function countedPlaces(): string {
  return translator(accessMessages)('countedPlaces');
}

/** How uncertain answers are counted. */
export function countedAsShown(): string {
  return translator(accessMessages)('countedAsShown');
}
