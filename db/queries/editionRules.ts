import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../client.ts';
import type { Schema } from '../schema.ts';
import { compiledOnce } from '../sqlite/compiledQuery.ts';

/** What an edition's rule says; source, edition and times are those of the whole. */
const saidColumns = [
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
] as const;

export type EditionRule = Pick<Selectable<Schema['entry_rules']>, (typeof saidColumns)[number]>;

/** Where rules are stored: under an edition of a source, at a time (ISO 8601). */
export type RulesOf = { sourceId: string; editionId: number; now: string };

/** Rules read by one statement: about 2 ms. */
const READ_AT_ONCE = 1000;

/** Rules inserted by one statement: 20 columns each, far below SQLite's 32,766 parameters. */
const INSERTED_AT_ONCE = 100;

/** The rules of an edition, some at a time, in the order in which they were stored. */
export async function* readEditionRules(db: Db, editionId: number): AsyncGenerator<EditionRule[]> {
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom('entry_rules')
      .select(['id', ...saidColumns])
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

type Inserted = Insertable<Schema['entry_rules']>;

const insertMany = compiledOnce((db) => {
  const rule = Object.fromEntries(saidColumns.map((name) => [name, null]));
  const row = { source_id: '', edition_id: 0, created_at: '', updated_at: '', ...rule };
  const rows = Array.from({ length: INSERTED_AT_ONCE }, () => row as unknown as Inserted);
  return db.insertInto('entry_rules').values(rows);
});

/** Stores rules under an edition that nobody sees yet. `trx` is a transaction. */
export async function addEditionRules(trx: Db, of: RulesOf, rules: EditionRule[]): Promise<void> {
  const whole = rules.length - (rules.length % INSERTED_AT_ONCE);
  for (let start = 0; start < whole; start += INSERTED_AT_ONCE) {
    const parameters = rules
      .slice(start, start + INSERTED_AT_ONCE)
      .flatMap((rule) => [
        of.sourceId,
        of.editionId,
        of.now,
        of.now,
        ...saidColumns.map((name) => rule[name]),
      ]);
    await insertMany(trx, parameters);
  }
  const rest = rules.slice(whole);
  if (rest.length > 0) {
    const rows = rest.map((rule) => ({
      source_id: of.sourceId,
      edition_id: of.editionId,
      created_at: of.now,
      updated_at: of.now,
      ...rule,
    }));
    await trx.insertInto('entry_rules').values(rows).execute();
  }
}

/** Deletes some rules of an edition, at most `limit`. Returns how many. */
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

/** The number of rules stored under an edition. */
export async function countEditionRules(db: Db, editionId: number): Promise<number> {
  const { count } = await db
    .selectFrom('entry_rules')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('edition_id', '=', editionId)
    .executeTakeFirstOrThrow();
  return count;
}
