import { type LanguageCode, languages } from '#core/languages/languages.ts';
import { isShippedText, shippedTranslation } from '#core/languages/shippedTexts.ts';
import type { Db } from '#db/db.ts';
import {
  findTranslations,
  listLanguagesOfTexts,
  listLanguagesWith,
} from '#db/queries/records/translations.ts';
import { oncePerContent } from '../cache/oncePerContent.ts';
import { currentLanguage } from '../languages/requestLanguage.ts';

/** English texts of one record or setting; `of` begins their subjects: `faqs/what-is-a-visa`. */
export type EnglishTexts<Name extends string> = { of: string; texts: Record<Name, string> };

/** A text as visitors read it; `isEnglish` if it is in English on a page in another language. */
export type ReadText = { text: string; isEnglish: boolean };

/** A text's name in translations: `faqs/what-is-a-visa/answer`. */
export function subjectOf(of: string, name: string): string {
  return `${of}/${name}`;
}

/**
 * Texts in the present language, in their order: as the team has translated them, else as the
 * product ships them, else in English. A translation of an English text that has changed since isn't
 * used.
 */
export async function translated<Name extends string>(
  db: Db,
  records: readonly EnglishTexts<Name>[],
): Promise<Record<Name, ReadText>[]> {
  const language = currentLanguage();
  const subjects = records.flatMap(({ of, texts }) =>
    Object.keys(texts).map((name) => subjectOf(of, name)),
  );
  const isTranslated =
    language !== 'en' && subjects.length > 0 && (await translatedLanguages(db)).includes(language);
  const rows = isTranslated ? await findTranslations(db, language, subjects) : [];
  const stored = new Map(rows.map((row) => [row.subject, row]));
  return records.map(({ of, texts }) => {
    const entries = Object.entries<string>(texts).map(([name, english]) => {
      const own = stored.get(subjectOf(of, name));
      const text = own?.english === english ? own.text : shippedTranslation(english);
      return [name, { text: text ?? english, isEnglish: text === undefined && english !== '' }];
    });
    return Object.fromEntries(entries) as Record<Name, ReadText>;
  });
}

/** The texts of one record or setting in the present language. */
export async function translatedTexts<Name extends string>(
  db: Db,
  record: EnglishTexts<Name>,
): Promise<Record<Name, ReadText>> {
  const [texts] = await translated(db, [record]);
  return texts as Record<Name, ReadText>;
}

const codes = languages.map(({ code }) => code);

/** The languages that a text can be read in: English, and those with a translation of it as it is now. */
export async function languagesOf(
  db: Db,
  subject: string,
  english: string,
): Promise<LanguageCode[]> {
  if (isShippedText(english)) return codes;
  const translated = await translatedLanguages(db);
  if (translated.length === 0) return ['en'];
  const own = new Set(await listLanguagesWith(db, translated, { subject, english }));
  return codes.filter((code) => code === 'en' || own.has(code));
}

/**
 * The languages into which the team has translated any text of its own: the others need no look at
 * what is stored. A translation is content of no kind alone.
 */
const translatedLanguages = oncePerContent([], (db) => listLanguagesOfTexts(db, codes));
