import type { Db } from '#db/db.ts';

/** An exception from entry rules; `passports` are codes, separated by spaces, '' for all. */
export type StoredException = Awaited<ReturnType<typeof listEntryExceptions>>[number];

/** All exceptions, by destination. */
export async function listEntryExceptions(db: Db) {
  return db
    .selectFrom('entry_exceptions')
    .select([
      'destination',
      'purpose',
      'passports',
      'access',
      'stay_days as stayDays',
      'terms',
      'valid_from as validFrom',
      'valid_to as validTo',
      'source_id as sourceId',
      'source_title as sourceTitle',
      'source_address as sourceAddress',
      'source_date as sourceDate',
      'page_scope as pageScope',
    ])
    .orderBy('destination')
    .orderBy('id')
    .execute();
}
