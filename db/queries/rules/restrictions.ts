import type { Db } from '#db/db.ts';

/** A suspension of entry or visas at a destination; `passports` are codes, separated by spaces. */
export type StoredRestriction = Awaited<ReturnType<typeof listRestrictions>>[number];

/** All restrictions, by destination. */
export async function listRestrictions(db: Db) {
  return db
    .selectFrom('entry_restrictions')
    .select([
      'destination',
      'kind',
      'passports',
      'visas',
      'since',
      'until',
      'exceptions',
      'instrument',
      'source_title as sourceTitle',
      'source_address as sourceAddress',
      'source_date as sourceDate',
    ])
    .orderBy('destination')
    .orderBy('id')
    .execute();
}

/** Passports without a readable official page, and the day of the search; latest first. */
export async function listUnconfirmedRules(
  db: Db,
): Promise<{ destination: string; triedOn: string; passports: string }[]> {
  return db
    .selectFrom('unconfirmed_rules')
    .select(['destination', 'tried_on as triedOn', 'passports'])
    .orderBy('tried_on', 'desc')
    .execute();
}
