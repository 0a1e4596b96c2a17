import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../client.ts';
import type { Schema, VisaType } from '../../schema.ts';
import { unusedId } from '../../unusedId.ts';
import { changeContent } from '../contentVersion.ts';
import {
  ruleColumns,
  type StatedRule,
  type StoredRule,
  toRuleRow,
  toStoredRule,
} from './ruleColumns.ts';

/** The source of the rules that administrators of this site state. */
export const EDITORS = 'editors';

/** What an answer names where an administrator gave no source of their own. */
const EDITORS_TITLE = "This site's editors";

/** What the source of administrators' rules is called, and how far it is trusted. */
export const editorsSource = {
  title: EDITORS_TITLE,
  publisher: EDITORS_TITLE,
  licence: '',
  address: null,
  kind: 'administrator',
  quality: 'primary',
} as const;

/** Adds the source of administrators' rules, unless it is there. */
async function addEditors(trx: Db, now: string): Promise<void> {
  await trx
    .insertInto('rule_sources')
    .values({
      id: EDITORS,
      ...editorsSource,
      current_edition_id: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** One rule of any source; `undefined` when the id is unknown. */
export async function findRule(db: Db, id: number): Promise<StoredRule | undefined> {
  const row = await db
    .selectFrom('entry_rules')
    .select(ruleColumns)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toStoredRule(row);
}

/** The rule that the form with this key made; `undefined` when it has made none. */
export async function findRuleByCreationKey(
  db: Db,
  creationKey: string,
): Promise<StoredRule | undefined> {
  const row = await db
    .selectFrom('entry_rules')
    .select(ruleColumns)
    .where('creation_key', '=', creationKey)
    .executeTakeFirst();
  return row && toStoredRule(row);
}

/** Administrators' rules of a destination and purpose, for these passports, oldest validity first. */
export async function listAdministratorRules(
  db: Db,
  {
    destination,
    purpose,
    passports,
  }: { destination: string; purpose: VisaType; passports: readonly string[] },
): Promise<StoredRule[]> {
  const rows = await db
    .selectFrom('entry_rules')
    .select(ruleColumns)
    .where('source_id', '=', EDITORS)
    .where('destination', '=', destination)
    .where('passport', 'in', passports)
    .where('purpose', '=', purpose)
    .execute();
  const begin = ({ validFrom }: StoredRule) => validFrom ?? '';
  return rows.map(toStoredRule).sort((a, b) => (begin(a) < begin(b) ? -1 : 1));
}

/** Stores an administrator's rule, confirmed on the day `verifiedOn`. */
export async function insertAdministratorRule(
  db: Db,
  rule: StatedRule & { verifiedOn: string | null; creationKey?: string | undefined },
  now: string,
): Promise<StoredRule> {
  return changeContent(db, async (trx) => {
    await addEditors(trx, now);
    const row = await trx
      .insertInto('entry_rules')
      .values({
        ...toRuleRow(rule),
        id: unusedId(trx, 'entry_rules'),
        source_id: EDITORS,
        edition_id: null,
        verified_on: rule.verifiedOn,
        creation_key: rule.creationKey ?? null,
        created_at: now,
        updated_at: now,
      })
      .returning(ruleColumns)
      .executeTakeFirstOrThrow();
    return toStoredRule(row);
  });
}

/** Replaces what an administrator's rule states; `undefined` when there is no such version of it. */
export async function updateAdministratorRule(
  db: Db,
  { id, version }: { id: number; version: number },
  rule: StatedRule & { verifiedOn: string | null },
  now: string,
): Promise<StoredRule | undefined> {
  return changeContent(db, async (trx) => {
    const row = await trx
      .updateTable('entry_rules')
      .set({
        ...toRuleRow(rule),
        verified_on: rule.verifiedOn,
        version: version + 1,
        updated_at: now,
      })
      .where('id', '=', id)
      .where('version', '=', version)
      .where('source_id', '=', EDITORS)
      .returning(ruleColumns)
      .executeTakeFirst();
    return row && toStoredRule(row);
  });
}

/** Removes an administrator's rule. False when there was none. */
export async function deleteAdministratorRule(db: Db, id: number): Promise<boolean> {
  return changeContent(db, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('entry_rules')
      .where('id', '=', id)
      .where('source_id', '=', EDITORS)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  });
}

/** A rule as it is stored. */
export type RuleRow = Selectable<Schema['entry_rules']>;

/** One rule as it is stored; `undefined` when the id is unknown. */
export async function findRuleRow(db: Db, id: number): Promise<RuleRow | undefined> {
  return db.selectFrom('entry_rules').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Stores a rule as it was, under its id or, without one, the next. */
export async function insertRuleRow(
  db: Db,
  row: Insertable<Schema['entry_rules']>,
): Promise<StoredRule> {
  return changeContent(db, async (trx) => {
    const inserted = trx
      .insertInto('entry_rules')
      .values({ id: unusedId(trx, 'entry_rules'), ...row })
      .returning(ruleColumns);
    return toStoredRule(await inserted.executeTakeFirstOrThrow());
  });
}

/** The source that whoever confirms a rule read. */
export type ConfirmedSource = {
  sourceTitle: string;
  sourceAddress: string | null;
  sourceDate: string | null;
};

/**
 * Says that this version of a rule, of whichever source, was seen to hold on the day `verifiedOn`, and
 * where, if told; it answers again if it was refused. `undefined` when there is no such version of it.
 */
export async function confirmRule(
  db: Db,
  { id, version }: { id: number; version: number },
  { verifiedOn, source }: { verifiedOn: string; source?: ConfirmedSource | undefined },
  now: string,
): Promise<StoredRule | undefined> {
  return changeContent(db, async (trx) => {
    const row = await trx
      .updateTable('entry_rules')
      .set({
        verified_on: verifiedOn,
        refused_on: null,
        ...(source && {
          source_title: source.sourceTitle,
          source_address: source.sourceAddress,
          source_date: source.sourceDate,
        }),
        version: version + 1,
        updated_at: now,
      })
      .where('id', '=', id)
      .where('version', '=', version)
      .returning(ruleColumns)
      .executeTakeFirst();
    return row && toStoredRule(row);
  });
}

/** The source whose current edition this is; `undefined` when another one is, or none. */
export async function findSourceOfCurrentEdition(
  db: Db,
  editionId: number,
): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('rule_sources')
    .select('id')
    .where('current_edition_id', '=', editionId)
    .executeTakeFirst();
}
