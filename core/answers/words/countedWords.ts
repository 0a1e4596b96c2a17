import accessMessages from '#messages/en/access.gen.ts';
import { translator } from '#messages/translate.ts';

/** The words for what counts include. */

const t = translator(accessMessages);

/** Which places are counted: see isOfferedPassport. */
export function countedPlaces(): string {
  return t('countedPlaces');
}

/** How uncertain answers are counted. */
export function countedAsShown(): string {
  return t('countedAsShown');
}
