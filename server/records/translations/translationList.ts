import type { TranslationList } from '#core/inputs/panel/translations.ts';
import { readableForms } from '#core/languages/formsOfMessage.ts';
import type { LanguageCode } from '#core/languages/languages.ts';
import { presentSubject } from '#core/languages/movedMessages.ts';
import { shippedTranslation } from '#core/languages/shippedTexts.ts';
import type { TranslationState } from '#core/records/lists.ts';
import type { Db } from '#db/db.ts';
import { listTranslationsInto } from '#db/queries/records/translations.ts';
import { NotFound } from '#server/errors.ts';
import { englishMessages, shippedTranslations } from '#server/languages/messageTexts.ts';
import { runInLanguage } from '#server/languages/requestLanguage.ts';
import { listMessages, listTranslatableTexts, type TranslatableText } from './translatableTexts.ts';

/** A text and its translation, as the panel shows it. */
type TranslationRow = TranslatableText & {
  state: TranslationState;
  /** The text that visitors read; empty where that is the English one. */
  shown: string;
  /** The English text that the translation was made from; null without one. */
  madeFrom: string | null;
  /** The team’s translation with the English that it was made from, even if that has changed since. */
  stored: { id: number; version: number; english: string; text: string } | null;
};

/** A row of the list, with its texts as visitors read them. */
type ListedTranslation = TranslationRow & { readable: { english: string; translation: string } };

/**
 * A page (from 0) of the texts in a language that pass the filters, their number, and that of each
 * state in the area.
 */
export async function listTranslations(
  db: Db,
  { language, state, area, search, page, pageSize }: TranslationList,
): Promise<{
  items: ListedTranslation[];
  total: number;
  states: Record<TranslationState, number>;
  areas: string[];
}> {
  const all = await rowsIn(db, language);
  const inArea = area ? all.filter((row) => row.area === area) : all;
  const states: Record<TranslationState, number> = {
    missing: 0,
    stale: 0,
    machine: 0,
    reviewed: 0,
    unused: 0,
  };
  for (const row of inArea) states[row.state] += 1;
  const words = search?.toLocaleLowerCase();
  const found = inArea.filter(
    (row) =>
      (!state || row.state === state) &&
      (!words ||
        [row.subject, row.english, row.shown, row.stored?.text ?? ''].some((text) =>
          text.toLocaleLowerCase().includes(words),
        )),
  );
  return {
    items: found.slice(page * pageSize, (page + 1) * pageSize).map((row) => listed(row, language)),
    total: found.length,
    states,
    areas: [...new Set(all.map((row) => row.area))],
  };
}

/** In English the translation is the team's wording alone. */
function listed(row: TranslationRow, language: LanguageCode): ListedTranslation {
  const { subject, english, shown, stored } = row;
  const text = language === 'en' ? stored?.text : shown || stored?.text;
  const translation = text ? readable(subject, language, text) : '';
  return { ...row, readable: { english: readable(subject, 'en', english), translation } };
}

/** The forms of a message, such as its plurals, in place of its ICU syntax; other texts as they are. */
function readable(subject: string, language: LanguageCode, text: string): string {
  return subject.startsWith('messages/') ? readableForms(language, text).join(' · ') : text;
}

/** One text with its translation, and the next text that nobody has reviewed. Throws NotFound. */
export async function findTranslation(
  db: Db,
  { language, subject }: { language: LanguageCode; subject: string },
): Promise<TranslationRow & { language: LanguageCode; next: string | null }> {
  const rows = await rowsIn(db, language);
  const placeOf = (name: string) => rows.findIndex((one) => one.subject === name);
  const own = placeOf(subject);
  const at = own < 0 ? placeOf(presentSubject(subject)) : own;
  const row = rows[at];
  if (!row) throw new NotFound('Text');
  const later = [...rows.slice(at + 1), ...rows.slice(0, at)];
  const next = later.find(({ state }) => state !== 'reviewed' && state !== 'unused');
  return { ...row, language, next: next?.subject ?? null };
}

async function rowsIn(db: Db, language: LanguageCode): Promise<TranslationRow[]> {
  const stored = new Map(
    (await listTranslationsInto(db, language)).map((one) => [one.subject, one]),
  );
  // English texts of the team are edited where they are written.
  const texts = language === 'en' ? listMessages() : await listTranslatableTexts(db);
  const rows = runInLanguage(language, () =>
    texts.map((text) => rowOf(text, language, stored.get(text.subject))),
  );
  const known = new Set(texts.map(({ subject }) => subject));
  const unused = [...stored.values()].filter(({ subject }) => !known.has(subject));
  return [
    ...rows,
    ...unused.map(({ subject, ...row }) => ({
      subject,
      area: 'unused',
      english: row.english,
      note: '',
      maxLength: null,
      state: 'unused' as const,
      shown: '',
      madeFrom: row.english,
      stored: row,
    })),
  ];
}

function rowOf(
  text: TranslatableText,
  language: LanguageCode,
  stored: TranslationRow['stored'] | undefined = null,
): TranslationRow {
  const shipped = shippedTextOf(text, language);
  // A message that the team words otherwise in English has a translation of the product's words.
  const shippedFrom = englishMessages().get(text.subject)?.text ?? text.english;
  const isRead = stored !== null && [text.english, shippedFrom].includes(stored.english);
  const shown = (isRead ? stored.text : shipped) ?? '';
  const madeFrom = stored?.english ?? (shipped === undefined ? null : shippedFrom);
  const state = stateOf({ text, madeFrom, isStored: stored !== null });
  return { ...text, state, shown, madeFrom, stored };
}

function shippedTextOf(
  { subject, english }: TranslatableText,
  language: LanguageCode,
): string | undefined {
  if (language === 'en') return english;
  return englishMessages().has(subject)
    ? shippedTranslations(language).get(subject)
    : shippedTranslation(english);
}

function stateOf({
  text: { english },
  madeFrom,
  isStored,
}: {
  text: TranslatableText;
  madeFrom: string | null;
  isStored: boolean;
}): TranslationState {
  if (madeFrom === null) return 'missing';
  if (madeFrom !== english) return 'stale';
  return isStored ? 'reviewed' : 'machine';
}
