import { type RuleFields, ruleFieldNames } from '#core/rules/ruleFields.ts';
import type { Db } from '#db/db.ts';
import { firstUnusedId } from '#db/unusedId.ts';
import { countRows } from '../countRows.ts';
import { insertRows } from '../insertRows.ts';
import { columnOf, selected, toRow } from './ruleColumns.ts';

/** The target of stored rules: an edition of a source, and the time (ISO 8601). */
type RulesOf = { sourceId: string; editionId: number; now: string };

/** Rules per statement: about 2 ms. */
const READ_AT_ONCE = 1000;

/** The rules of an edition in batches, in the order in which they were stored. */
export async function* readEditionRules(db: Db, editionId: number): AsyncGenerator<RuleFields[]> {
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom('entry_rules')
      .select(['id', ...selected(ruleFieldNames)])
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
  ...ruleFieldNames.map(columnOf),
] as const;
const insertRules = insertRows('entry_rules', columns);
const insertNumberedRules = insertRows('entry_rules', ['id', ...columns]);

/** Inserts rules into an edition that isn't current. `trx` is a transaction. */
export async function addEditionRules(
  trx: Db,
  { sourceId, editionId, now }: RulesOf,
  rules: RuleFields[],
): Promise<void> {
  const of = { source_id: sourceId, edition_id: editionId, created_at: now, updated_at: now };
  const rows = rules.map((rule) => ({ ...of, ...toRow(rule) }));
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
