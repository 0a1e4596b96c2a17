import type { Insertable } from 'kysely';
import type { Access, ChangeCause, StayUnit, VisaType } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import type { Schema } from '#db/schema.ts';
import { countRows } from '../countRows.ts';
import { insertRows } from '../insertRows.ts';

/** A resolved answer that an import or an edit changed, as stored. */
export type AnswerChange = Omit<Insertable<Schema['answer_changes']>, 'id'>;

const insertChanges = insertRows('answer_changes', [
  'changed_at',
  'cause',
  'edition_id',
  'source_title',
  'passport',
  'destination',
  'purpose',
  'access_before',
  'stay_number_before',
  'stay_unit_before',
  'access_after',
  'stay_number_after',
  'stay_unit_after',
  'programmes_only',
]);

/** Adds changed answers, in the transaction of the change. */
export async function addAnswerChanges(trx: Db, changes: readonly AnswerChange[]): Promise<void> {
  await insertChanges(trx, changes);
}

/** The answer before or after a change; null where no source had a rule. */
export type ChangedAnswer = {
  access: Access | null;
  stay: { number: number; unit: StayUnit } | null;
};

/** A change with the names of its countries. */
export type RecordedChange = {
  id: number;
  /** ISO 8601 in UTC. */
  changedAt: string;
  cause: ChangeCause;
  edition: number | null;
  /** The title at that time. */
  sourceTitle: string;
  /** The edition's source; null for edits and for editions that were removed since. */
  source: { publisher: string; licence: string; address: string | null } | null;
  passport: string;
  passportName: string;
  destination: string;
  destinationName: string;
  /** Whether the destination has a page. */
  destinationEnabled: boolean;
  purpose: VisaType;
  before: ChangedAnswer;
  after: ChangedAnswer;
  /** True where the answer is equal, and what lets one leave the airport between two flights changed. */
  programmesOnly: boolean;
};

/** A filter of changes; without fields, all pass. */
export type ChangeFilter = {
  passport?: string | undefined;
  destination?: string | undefined;
  /** Changes at or after a day or a time, ISO 8601 in UTC. */
  since?: string | undefined;
  /** Changes before the change with this id. */
  before?: number | undefined;
};

/** At most `limit` changes, newest first. */
export async function listAnswerChangesNewestFirst(
  db: Db,
  { passport, destination, since, before }: ChangeFilter,
  limit: number,
): Promise<RecordedChange[]> {
  let query = selectChanges(db).orderBy('answer_changes.id', 'desc').limit(limit);
  if (passport !== undefined) query = query.where('answer_changes.passport', '=', passport);
  if (destination !== undefined) {
    query = query.where('answer_changes.destination', '=', destination);
  }
  if (before !== undefined) query = query.where('answer_changes.id', '<', before);
  if (since !== undefined) {
    query = query
      .where('answer_changes.changed_at', '>=', since)
      // Stops the index scan at the first of them; the condition on the time alone wouldn't.
      .where('answer_changes.id', '>=', (eb) =>
        eb
          .selectFrom('answer_changes as later')
          .select((of) => of.fn.min('later.id').as('id'))
          .where('later.changed_at', '>=', since),
      );
  }
  return (await query.execute()).map(toChange);
}

/** The time of the last change before `time` (ISO 8601); `undefined` when there is none. */
export async function findChangeTimeBefore(db: Db, time: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('answer_changes')
    .select('changed_at')
    .where('changed_at', '<', time)
    .orderBy('changed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.changed_at;
}

/** At most `limit` answers that one import or edit changed, in the order they were stored. */
export async function listAnswerChangesAt(
  db: Db,
  time: string,
  limit: number,
): Promise<RecordedChange[]> {
  const rows = await selectChanges(db)
    .where('answer_changes.changed_at', '=', time)
    .orderBy('answer_changes.id')
    .limit(limit)
    .execute();
  return rows.map(toChange);
}

/** The number of answers that changed at one time. */
export function countAnswerChangesAt(db: Db, time: string): Promise<number> {
  return countRows(db.selectFrom('answer_changes').where('changed_at', '=', time));
}

function selectChanges(db: Db) {
  return db
    .selectFrom('answer_changes')
    .innerJoin('countries as from_country', 'from_country.code', 'answer_changes.passport')
    .innerJoin('countries as to_country', 'to_country.code', 'answer_changes.destination')
    .leftJoin('rule_editions', 'rule_editions.id', 'answer_changes.edition_id')
    .leftJoin('rule_sources', 'rule_sources.id', 'rule_editions.source_id')
    .select([
      'answer_changes.id',
      'answer_changes.changed_at',
      'answer_changes.cause',
      'answer_changes.edition_id',
      'answer_changes.source_title',
      'answer_changes.passport',
      'answer_changes.destination',
      'answer_changes.purpose',
      'answer_changes.access_before',
      'answer_changes.stay_number_before',
      'answer_changes.stay_unit_before',
      'answer_changes.access_after',
      'answer_changes.stay_number_after',
      'answer_changes.stay_unit_after',
      'answer_changes.programmes_only',
      'from_country.name as passport_name',
      'to_country.name as destination_name',
      'to_country.enabled as destination_enabled',
      'rule_sources.publisher',
      'rule_sources.licence',
      'rule_sources.address',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectChanges>['executeTakeFirstOrThrow']>>;

function toChange(row: Row): RecordedChange {
  const { publisher, licence, address } = row;
  return {
    id: row.id,
    changedAt: row.changed_at,
    cause: row.cause,
    edition: row.edition_id,
    sourceTitle: row.source_title,
    source: publisher === null || licence === null ? null : { publisher, licence, address },
    passport: row.passport,
    passportName: row.passport_name,
    destination: row.destination,
    destinationName: row.destination_name,
    destinationEnabled: row.destination_enabled === 1,
    purpose: row.purpose,
    before: {
      access: row.access_before,
      stay: toStay(row.stay_number_before, row.stay_unit_before),
    },
    after: { access: row.access_after, stay: toStay(row.stay_number_after, row.stay_unit_after) },
    programmesOnly: row.programmes_only === 1,
  };
}

/** A length of stay; null if not stated. */
export function toStay(number: number | null, unit: StayUnit | null): ChangedAnswer['stay'] {
  return number === null || unit === null ? null : { number, unit };
}
