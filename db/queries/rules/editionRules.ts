import type { Selectable } from 'kysely';
import type { Db } from '#db/db.ts';
import type { Schema } from '#db/schema.ts';
import { firstUnusedId } from '#db/unusedId.ts';
import { countRows } from '../countRows.ts';
import { insertRows } from '../insertRows.ts';

/** The columns of a rule's statement, without source, edition and times. */
const statementColumns = [
  'passport',
  'destination',
  'purpose',
  'access',
  'stay_number',
  'stay_unit',
  'condition',
  'condition_text',
  'otherwise',
  'note',
  'source_address',
  'source_date',
  'valid_from',
  'valid_to',
  'verified_on',
  'refused_on',
] as const;

export type EditionRule = Pick<
  Selectable<Schema['entry_rules']>,
  (typeof statementColumns)[number]
>;

/** The target of stored rules: an edition of a source, and the time (ISO 8601). */
type RulesOf = { sourceId: string; editionId: number; now: string };

/** Rules per statement: about 2 ms. */
const READ_AT_ONCE = 1000;

/** The rules of an edition in batches, in the order in which they were stored. */
export async function* readEditionRules(db: Db, editionId: number): AsyncGenerator<EditionRule[]> {
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom('entry_rules')
      .select(['id', ...statementColumns])
      .where('edition_id', '=', editionId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(READ_AT_ONCE)
      .execute();
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < READ_AT_ONCE) return;
    after = last.id;
  }
}

const columns = [
  'source_id',
  'edition_id',
  'created_at',
  'updated_at',
  ...statementColumns,
] as const;
const insertRules = insertRows('entry_rules', columns);
const insertNumberedRules = insertRows('entry_rules', ['id', ...columns]);

/** Inserts rules into an edition that isn't current. `trx` is a transaction. */
export async function addEditionRules(
  trx: Db,
  { sourceId, editionId, now }: RulesOf,
  rules: EditionRule[],
): Promise<void> {
  const of = { source_id: sourceId, edition_id: editionId, created_at: now, updated_at: now };
  const rows = rules.map((rule) => ({ ...of, ...rule }));
  const first = await firstUnusedId(trx, 'entry_rules');
  if (first === undefined) await insertRules(trx, rows);
  else
    await insertNumberedRules(
      trx,
      rows.map((row, index) => ({ ...row, id: first + index })),
    );
}

/** Deletes at most `limit` rules of an edition. Returns their number. */
export async function deleteEditionRules(
  db: Db,
  editionId: number,
  limit: number,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('entry_rules')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('entry_rules')
        .select('id')
        .where('edition_id', '=', editionId)
        .orderBy('id')
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export function countEditionRules(db: Db, editionId: number): Promise<number> {
  return countRows(db.selectFrom('entry_rules').where('edition_id', '=', editionId));
}
