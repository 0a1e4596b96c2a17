import { languageNow } from '#messages/language.ts';

/** The attributes of an element whose text is in English in every language. */
export function inEnglish(): { lang?: 'en'; dir?: 'ltr' } {
  return languageNow() === 'en' ? {} : { lang: 'en', dir: 'ltr' };
}
