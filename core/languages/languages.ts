/** A language of the public site. */
export type Language = {
  /** BCP 47, as in `<html lang>` and addresses. */
  code: string;
  /** Its name in itself. */
  name: string;
  direction: 'ltr' | 'rtl';
};

/**
 * The languages of the public site, English first. `npm run check` makes sure that every message is
 * translated into each.
 */
export const languages = [
  { code: 'en', name: 'English', direction: 'ltr' },
  { code: 'zh', name: '简体中文', direction: 'ltr' },
  { code: 'es', name: 'Español', direction: 'ltr' },
  { code: 'hi', name: 'हिन्दी', direction: 'ltr' },
  { code: 'ar', name: 'العربية', direction: 'rtl' },
  { code: 'fr', name: 'Français', direction: 'ltr' },
  { code: 'pt', name: 'Português', direction: 'ltr' },
  { code: 'ru', name: 'Русский', direction: 'ltr' },
  { code: 'de', name: 'Deutsch', direction: 'ltr' },
  { code: 'ja', name: '日本語', direction: 'ltr' },
  { code: 'ko', name: '한국어', direction: 'ltr' },
  { code: 'id', name: 'Bahasa Indonesia', direction: 'ltr' },
  { code: 'tr', name: 'Türkçe', direction: 'ltr' },
  { code: 'vi', name: 'Tiếng Việt', direction: 'ltr' },
] as const satisfies readonly Language[];

export type LanguageCode = (typeof languages)[number]['code'];

/** The direction of a language's script; of an unknown one, from left to right. */
export function directionOf(language: string): Language['direction'] {
  return languages.find(({ code }) => code === language)?.direction ?? 'ltr';
}

/** The languages other than English, in which names of countries come from CLDR. */
export type TranslatedLanguage = Exclude<LanguageCode, 'en'>;
