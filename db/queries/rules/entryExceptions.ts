import type { Db } from '../../db.ts';

/** An exception from entry rules; `passports` are codes, separated by spaces, '' for all. */
export type StoredException = Awaited<ReturnType<typeof listEntryExceptions>>[number];

/** All exceptions, by destination; those of official sources first. */
export async function listEntryExceptions(db: Db) {
  return db
    .selectFrom('entry_exceptions')
    .innerJoin('rule_sources', 'rule_sources.id', 'entry_exceptions.source_id')
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
    .orderBy('rule_sources.kind', 'desc')
    .orderBy('entry_exceptions.id')
    .execute();
}
