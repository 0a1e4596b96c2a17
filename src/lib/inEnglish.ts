import { languageNow } from '#messages/language.ts';

/** The attributes of an element whose text is in English in every language, as words of the site's team. */
export function inEnglish(): { lang?: 'en'; dir?: 'ltr' } {
  return languageNow() === 'en' ? {} : { lang: 'en', dir: 'ltr' };
}

/** The attributes of an element with the words of a rule: those of the site's team aren't translated. */
export function inEnglishOfTeam(source: { kind: string } | null): ReturnType<typeof inEnglish> {
  return source?.kind === 'administrator' ? inEnglish() : {};
}
