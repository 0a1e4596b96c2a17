import { languageNow } from '#messages/language.ts';
import { oncePerLanguage } from './oncePerLanguage.ts';

const numbersIn = oncePerLanguage((language) => new Intl.NumberFormat(`${language}-u-nu-latn`));

/** A number by itself, with separators: "29,122". `Intl` is the same in servers and browsers here. */
export function numberText(value: number): string {
  return numbersIn(languageNow()).format(value);
}
