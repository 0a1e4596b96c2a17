import { languageNow } from '#messages/language.ts';
import { oncePerLanguage } from '../languages/oncePerLanguage.ts';

const namesIn = oncePerLanguage((language) => new Intl.DisplayNames(language, { type: 'region' }));

/**
 * The name of a country in the present language, where a page has no list of countries. Servers and
 * browsers differ in a few names (HK, MO, PS, FK), which hold no document that a rule names.
 */
export function regionName(code: string): string {
  return namesIn(languageNow()).of(code) ?? code;
}
