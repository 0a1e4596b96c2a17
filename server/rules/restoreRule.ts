import { ruleFields } from '#core/inputs/rules/administratorRule.ts';
import type { Db } from '#db/db.ts';
import { findRecord, findRecordRow, insertRecordRow } from '#db/queries/records/recordRows.ts';
import { type RecordRow, rowNumberIn, toRecord } from '#db/queries/records/recordTable.ts';
import { type ConfirmedSource, EDITORS } from '#db/queries/rules/administratorRules.ts';
import { ruleTable } from '#db/queries/rules/ruleColumns.ts';
import type { KeptRows } from '../history/moveToTrash.ts';
import { namesOfRule } from '../history/names.ts';
import { fieldsOfRule } from '../history/recordFields.ts';
import {
  formFields,
  type RestoredRecord,
  type RestoreHooks,
  undoOfFields,
} from '../history/restoreHooks.ts';
import { readRule, refuseOverlap, updateRule } from './administratorRules.ts';
import { recordingChanges } from './changedAnswers.ts';
import { reviewStoredRule } from './queues/ruleReview.ts';

type RuleReview = ConfirmedSource & { verifiedOn: string | null; refusedOn: string | null };

export const ruleHooks: RestoreHooks = {
  restorable: (id) => ({
    // Imported rules are confirmed, not edited.
    async read(db) {
      const rule = await findRecord(db, ruleTable, rowNumberIn(id));
      return rule?.sourceId === EDITORS ? rule : undefined;
    },
    update: (db, version, fields) =>
      updateRule(db, { id: Number(id), version, fields: formFields(ruleFields, fields) }),
  }),
  undo: undoOfFields<RuleReview>(
    ['verifiedOn', 'refusedOn', 'sourceTitle', 'sourceAddress', 'sourceDate'],
    async (trx, id, { verifiedOn, refusedOn, ...source }) => {
      const rule = await readRule(trx, Number(id));
      await reviewStoredRule(trx, 'changed', rule, { verifiedOn, refusedOn, source });
    },
  ),
  bringBack: (trx, rows) => restoreRule(trx, (rows as KeptRows['rule']).rule),
};

/** Restores an administrators' rule. Throws Conflict when it overlaps another one. */
async function restoreRule(trx: Db, rule: RecordRow): Promise<RestoredRecord> {
  const stated = toRecord(ruleTable, rule);
  await refuseOverlap(trx, stated);
  // Older versions may have reused the id.
  const isTaken = (await findRecordRow(trx, ruleTable, stated.id)) !== undefined;
  const row = { ...rule, creation_key: null, ...(isTaken && { id: undefined }) };
  const stored = await recordingChanges(trx, [stated], () => insertRecordRow(trx, ruleTable, row));
  return { ...(await namesOfRule(trx, stored)), after: fieldsOfRule(stored) };
}
