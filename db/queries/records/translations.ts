import { atPresentSubject, formerSubjects } from '#core/languages/movedMessages.ts';
import type { Db } from '../../db.ts';
import { mapColumns, number, text } from '../columns.ts';
import { changeContent } from '../contentVersion.ts';
import { translatedColumns } from '../destinations/destinationColumns.ts';
import { toRecord } from './recordTable.ts';

/** Texts that the site's team has translated or corrected. */
export const translationTable = {
  name: 'translations' as const,
  fields: mapColumns({
    language: text('language'),
    subject: text('subject'),
    english: text('english'),
    text: text('text'),
  }),
  head: mapColumns({ id: number('id'), version: number('version') }),
  order: ['language', 'subject'],
  hasTimes: true,
  hasCreationKey: false,
};

const columns = [...translationTable.fields.names, ...translationTable.head.names];

/** The team’s translations of these texts into a language. */
export async function findTranslations(db: Db, language: string, subjects: readonly string[]) {
  const rows = await db
    .selectFrom('translations')
    .select(columns)
    .where('language', '=', language)
    .where('subject', 'in', subjects)
    .execute();
  return rows.map((row) => toRecord(translationTable, row));
}

/** The team’s translations into a language. */
export async function listTranslationsInto(db: Db, language: string) {
  const rows = await db
    .selectFrom('translations')
    .select(columns)
    .where('language', '=', language)
    .execute();
  return rows.map((row) => toRecord(translationTable, row));
}

/**
 * Moves translations of messages with a former name to the present one. Where the team has one under
 * that name, too, or several move there, the others stay, as texts that are no longer used.
 */
export function moveTranslations(db: Db): Promise<number> {
  return changeContent(db, undefined, async (trx) => {
    const former = await trx
      .selectFrom('translations')
      .select(['id', 'language', 'subject', 'english'])
      .where('subject', 'in', formerSubjects)
      .orderBy('id')
      .execute();
    let moved = 0;
    for (const { id, ...text } of former) {
      const { language, subject, english } = atPresentSubject(text);
      if ((await findTranslations(trx, language, [subject])).length > 0) continue;
      await trx
        .updateTable('translations')
        .set({ subject, english })
        .where('id', '=', id)
        .execute();
      moved += 1;
    }
    return moved;
  });
}

/** The messages that the team has corrected in these languages. */
export function listMessageCorrections(db: Db, languages: readonly string[]) {
  return (
    db
      .selectFrom('translations')
      .select(['language', 'subject', 'english', 'text'])
      .where('language', 'in', languages)
      // All that begin with messages/, by the index.
      .where('subject', '>=', 'messages/')
      .where('subject', '<', 'messages0')
      .execute()
  );
}

/** Those of these languages into which the team has translated any text that is no message of the product. */
export async function listLanguagesOfTexts(
  db: Db,
  languages: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('translations')
    .select('language')
    .distinct()
    .where('language', 'in', languages)
    .where((eb) => eb.or([eb('subject', '<', 'messages/'), eb('subject', '>=', 'messages0')]))
    .orderBy('language')
    .execute();
  return rows.map(({ language }) => language);
}

/** Those of these languages that have a translation of this English text of a subject. */
export async function listLanguagesWith(
  db: Db,
  languages: readonly string[],
  { subject, english }: { subject: string; english: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('translations')
    .select('language')
    .where('language', 'in', languages)
    .where('subject', '=', subject)
    .where('english', '=', english)
    .execute();
  return rows.map(({ language }) => language);
}

/** The texts of published and unpublished destinations, by address. */
export async function listDestinationTexts(db: Db) {
  const { names } = destinationTexts;
  const rows = await db.selectFrom('destinations').select(names).orderBy('id').execute();
  return rows.map(destinationTexts.fromRow);
}

const destinationTexts = mapColumns({ id: text('id'), ...translatedColumns });

const DESCRIPTION = /^destinations\/(.+)\/description$/;

/** The addresses of destinations whose description is translated into a language as it is now. */
export async function listDestinationsTranslatedInto(
  db: Db,
  language: string,
): Promise<Set<string>> {
  const translated = await db
    .selectFrom('translations')
    .select(['subject', 'english'])
    .where('language', '=', language)
    .where('subject', '>=', 'destinations/')
    .where('subject', '<', 'destinations0')
    .execute();
  const english = new Map(
    translated.flatMap((row) => {
      const id = DESCRIPTION.exec(row.subject)?.[1];
      return id === undefined ? [] : [[id, row.english] as const];
    }),
  );
  if (english.size === 0) return new Set();
  const rows = await db
    .selectFrom('destinations')
    .select(['id', 'description'])
    .where('id', 'in', [...english.keys()])
    .execute();
  return new Set(
    rows.filter(({ id, description }) => english.get(id) === description).map(({ id }) => id),
  );
}
