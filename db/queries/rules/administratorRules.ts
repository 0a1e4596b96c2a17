import { compareTexts } from '#core/compareTexts.ts';
import { EDITORS_TITLE } from '#core/rules/ownSources.ts';
import type { VisaType } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import { changeContent } from '../contentVersion.ts';
import { insertRecordRow } from '../records/recordRows.ts';
import {
  ruleColumns,
  ruleTable,
  type StatedRule,
  type StoredRule,
  toRuleRow,
  toStoredRule,
} from './ruleColumns.ts';

/** The source id of administrators' rules. */
export const EDITORS = 'editors';

/** Title and quality of the source of administrators' rules. */
export const editorsSource = {
  title: EDITORS_TITLE,
  publisher: EDITORS_TITLE,
  licence: '',
  address: null,
  kind: 'administrator',
  quality: 'primary',
} as const;

/** Adds the source of administrators' rules if it is missing. */
export async function addEditors(trx: Db): Promise<void> {
  const now = new Date().toISOString();
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

/**
 * Administrators' rules for a destination, a purpose and these passports, earliest validity first.
 */
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
  return rows.map(toStoredRule).sort((a, b) => compareTexts(begin(a), begin(b)));
}

/** The imported rules in use for a destination, a purpose and these passports. */
export async function listImportedRules(
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
    .where('edition_id', 'in', (rules) =>
      rules
        .selectFrom('rule_sources')
        .select('current_edition_id')
        .where('current_edition_id', 'is not', null)
        .$castTo<{ current_edition_id: number }>(),
    )
    .where('destination', '=', destination)
    .where('passport', 'in', passports)
    .where('purpose', '=', purpose)
    .execute();
  return rows.map(toStoredRule);
}

/** Inserts an administrator's rule, confirmed on the day `verifiedOn`. */
export async function insertAdministratorRule(
  db: Db,
  rule: StatedRule & { verifiedOn: string | null },
  now: string,
): Promise<StoredRule> {
  await addEditors(db);
  return insertRecordRow(db, ruleTable, {
    ...toRuleRow(rule),
    source_id: EDITORS,
    edition_id: null,
    verified_on: rule.verifiedOn,
    created_at: now,
    updated_at: now,
  });
}

/** Replaces the fields of an administrator's rule; `undefined` when it has no such version. */
export async function updateAdministratorRule(
  db: Db,
  { id, version }: { id: number; version: number },
  rule: StatedRule & { verifiedOn: string | null },
  now: string,
): Promise<StoredRule | undefined> {
  return changeContent(db, 'rules', async (trx) => {
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

/** The source that a confirming administrator read. */
export type ConfirmedSource = {
  sourceTitle: string;
  sourceAddress: string | null;
  sourceDate: string | null;
};

/** The days on which a rule was confirmed or refused, one at most, and its source if that changes. */
export type RuleReview = {
  verifiedOn: string | null;
  refusedOn: string | null;
  source?: ConfirmedSource | undefined;
};

/** Sets the review of this version of a rule of any source. `undefined` when it has no such version. */
export async function reviewRule(
  db: Db,
  { id, version }: { id: number; version: number },
  { verifiedOn, refusedOn, source }: RuleReview,
  now: string,
): Promise<StoredRule | undefined> {
  return changeContent(db, 'rules', async (trx) => {
    const row = await trx
      .updateTable('entry_rules')
      .set({
        verified_on: verifiedOn,
        refused_on: refusedOn,
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

/** The source whose current edition this is; `undefined` when it isn't current. */
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
