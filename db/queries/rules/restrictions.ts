import type { Db } from '../../client.ts';

/** What is suspended at a destination; `passports` are codes, separated by spaces. */
export type StoredRestriction = Awaited<ReturnType<typeof listRestrictions>>[number];

/** Every restriction, by destination. */
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

/** For which passports no readable official page was found, and when; the latest try first. */
export async function listUnconfirmedRules(
  db: Db,
): Promise<{ destination: string; triedOn: string; passports: string }[]> {
  return db
    .selectFrom('unconfirmed_rules')
    .select(['destination', 'tried_on as triedOn', 'passports'])
    .orderBy('tried_on', 'desc')
    .execute();
}
