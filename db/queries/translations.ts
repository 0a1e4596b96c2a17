import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { toRecord } from '../records/recordTable.ts';
import { translationTable } from '../records/translations.ts';

const columns = [...translationTable.fields.names, ...translationTable.head.names];

/** What the team has translated of these texts into a language. */
export async function findTranslations(db: Db, language: string, subjects: readonly string[]) {
  const rows = await db
    .selectFrom('translations')
    .select(columns)
    .where('language', '=', language)
    .where('subject', 'in', subjects)
    .execute();
  return rows.map((row) => toRecord(translationTable, row));
}

/** What the team has translated into a language, by subject. */
export async function listTranslationsInto(db: Db, language: string) {
  const rows = await db
    .selectFrom('translations')
    .select(columns)
    .where('language', '=', language)
    .execute();
  return rows.map((row) => toRecord(translationTable, row));
}

/** The messages that the team has corrected, in all languages. */
export function listMessageCorrections(db: Db) {
  return db
    .selectFrom('translations')
    .select(['language', 'subject', 'english', 'text'])
    .where('subject', 'like', 'messages/%')
    .execute();
}

/** The languages with a translation of this English text of a subject. */
export async function listLanguagesWith(
  db: Db,
  subject: string,
  english: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('translations')
    .select('language')
    .where('subject', '=', subject)
    .where('english', '=', english)
    .execute();
  return rows.map(({ language }) => language);
}

/** The texts of published and unpublished destinations, by address. */
export function listDestinationTexts(db: Db) {
  return db
    .selectFrom('destinations')
    .select(['id', 'short_description as shortDescription', 'description'])
    .orderBy('id')
    .execute();
}

/** The addresses of destinations whose description is translated into a language as it is now. */
export async function listDestinationsTranslatedInto(
  db: Db,
  language: string,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('translations')
    .innerJoin('destinations', (join) =>
      join.on((eb) =>
        eb.and([
          eb('subject', '=', sql<string>`'destinations/' || destinations.id || '/description'`),
          eb('english', '=', eb.ref('destinations.description')),
        ]),
      ),
    )
    .select('destinations.id')
    .where('language', '=', language)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
