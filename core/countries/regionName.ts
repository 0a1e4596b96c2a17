import { languageNow } from '#messages/language.ts';

const names = new Map<string, Intl.DisplayNames>();

/**
 * The name of a country in the present language, where a page has no list of countries. Servers and
 * browsers differ in a few names (HK, MO, PS, FK), which hold no document that a rule names.
 */
export function regionName(code: string): string {
  const language = languageNow();
  const known = names.get(language) ?? new Intl.DisplayNames(language, { type: 'region' });
  names.set(language, known);
  return known.of(code) ?? code;
}
