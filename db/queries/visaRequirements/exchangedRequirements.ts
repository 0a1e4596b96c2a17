import { sql } from 'kysely';
import type { VisaType } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import { sqlOf } from '#db/engine.ts';
import { changeContent } from '../contentVersion.ts';
import { insertRows } from '../insertRows.ts';
import {
  requirementColumns,
  requirementSelection,
  toColumns,
  toVisaRequirement,
  type VisaRequirement,
  type VisaRequirementFields,
} from './visaRequirements.ts';

/** Requirements per statement: takes some milliseconds. */
const READ_AT_ONCE = 200;

/** The requirements with these ids, in any order. */
export async function listVisaRequirementsByIds(
  db: Db,
  ids: readonly string[],
): Promise<VisaRequirement[]> {
  const rows = await db
    .selectFrom('visa_requirements')
    .select(requirementSelection)
    .where('id', 'in', sql<string>`(select value from ${sqlOf(db).rowsOf(ids)})`)
    .execute();
  return rows.map(toVisaRequirement);
}

/** All requirements, or a destination's, by id, in batches. */
export async function* readVisaRequirements(
  db: Db,
  { destinationId }: { destinationId?: string | undefined },
): AsyncGenerator<VisaRequirement[]> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('visa_requirements')
      .select(requirementSelection)
      .where('id', '>', after)
      .$if(destinationId !== undefined, (query) =>
        query.where('destination_id', '=', destinationId ?? ''),
      )
      .orderBy('id')
      .limit(READ_AT_ONCE)
      .execute();
    if (rows.length > 0) yield rows.map(toVisaRequirement);
    const last = rows.at(-1);
    if (!last || rows.length < READ_AT_ONCE) return;
    after = last.id;
  }
}

/** The unique key of a requirement. */
type RequirementKey = {
  id: string;
  destinationId: string;
  countryCode: string;
  type: VisaType;
};

/** The keys of all requirements of these destinations. */
export async function listRequirementKeys(
  db: Db,
  destinationIds: readonly string[],
): Promise<RequirementKey[]> {
  return db
    .selectFrom('visa_requirements')
    .select(['id', 'destination_id as destinationId', 'country_code as countryCode', 'type'])
    .where(
      'destination_id',
      'in',
      sql<string>`(select value from ${sqlOf(db).rowsOf(destinationIds)})`,
    )
    .execute();
}

const decided = Object.values(requirementColumns).map(({ column }) => column);

const saveRows = insertRows(
  'visa_requirements',
  ['id', 'destination_id', 'version', 'standing', 'created_at', 'updated_at', ...decided],
  {
    // Requirements with a new key are deleted first: updating the key's index costs as much.
    replacing: [
      'version',
      'standing',
      'updated_at',
      ...decided.filter((column) => column !== 'country_code' && column !== 'type'),
    ],
  },
);

/** A requirement to save: a new one, or the next version of the stored one with this id. */
type SavedRequirement = {
  id: string;
  destinationId: string;
  version: number;
  createdAt: string;
  fields: VisaRequirementFields;
};

/**
 * Saves any number of new and changed requirements, in batches, in one transaction. A stored one
 * keeps its passport and type: delete it first to change them. `now` is ISO 8601. Throws when two
 * would have the same destination, passport and type.
 */
export async function saveVisaRequirements(
  db: Db,
  batches: AsyncIterable<readonly SavedRequirement[]>,
  now: string,
): Promise<void> {
  await changeContent(db, 'destinations', async (trx) => {
    let count = 0;
    for await (const requirements of batches) {
      const rows = requirements.map(({ id, destinationId, version, createdAt, fields }) => ({
        id,
        destination_id: destinationId,
        version,
        created_at: createdAt,
        updated_at: now,
        source_address: null,
        source_date: null,
        ...toColumns(fields),
      }));
      await saveRows(trx, rows);
      count += rows.length;
    }
    return count;
  });
}

/**
 * Deletes requirements whose key changes; the transaction `trx` inserts them again under their ids.
 * Returns their number.
 */
export async function deleteRekeyedVisaRequirements(
  trx: Db,
  ids: readonly string[],
): Promise<number> {
  return changeContent(trx, 'destinations', async (db) => {
    const { numDeletedRows } = await db
      .deleteFrom('visa_requirements')
      .where('id', 'in', ids)
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
}
