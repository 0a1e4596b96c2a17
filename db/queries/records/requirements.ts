import { sql } from 'kysely';
import type { Db } from '../../client.ts';
import { sqlOf } from '../../engine.ts';
import type { VisaType } from '../../schema.ts';
import { changeContent } from '../contentVersion.ts';
import { insertRows } from '../insertRows.ts';
import {
  requirementColumns,
  requirementSelection,
  toColumns,
  toVisaRequirement,
  type VisaRequirement,
  type VisaRequirementFields,
} from '../visaRequirements.ts';

/** Requirements read by one statement: some milliseconds. */
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

/** All requirements, or those of a destination, some at a time, by id. */
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

/** By what no two requirements may be the same. */
export type RequirementKey = {
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
  ['id', 'destination_id', 'version', 'created_at', 'updated_at', ...decided],
  {
    // Whoever gets another key is taken out before: to write a key again would cost its index as much.
    replacing: [
      ...['version' as const, 'updated_at' as const],
      ...decided.filter((column) => column !== 'country_code' && column !== 'type'),
    ],
  },
);

/** A requirement as it is to be: a new one, or the stored one of this id with its next version. */
export type SavedRequirement = {
  id: string;
  destinationId: string;
  version: number;
  createdAt: string;
  fields: VisaRequirementFields;
};

/**
 * Stores any number of requirements, new ones and new versions, batch by batch in one transaction. A
 * stored one keeps its passport and type: to get others it is taken out before. `now` is ISO 8601.
 * Throws when two would be of one destination, passport and type.
 */
export async function saveVisaRequirements(
  db: Db,
  batches: AsyncIterable<readonly SavedRequirement[]>,
  now: string,
): Promise<void> {
  await changeContent(db, async (trx) => {
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
 * Takes requirements out whose key another gets in the transaction `trx`, which stores them again
 * under their ids. Returns how many were there.
 */
export async function deleteRekeyedVisaRequirements(
  trx: Db,
  ids: readonly string[],
): Promise<number> {
  return changeContent(trx, async (db) => {
    const { numDeletedRows } = await db
      .deleteFrom('visa_requirements')
      .where('id', 'in', ids)
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
}
