import type { Db } from '#db/db.ts';
import { ruleTable } from '#db/queries/rules/ruleColumns.ts';
import { findRecordRow, insertRecordRow } from '#db/records/recordRows.ts';
import { type RecordRow, toRecord } from '#db/records/recordTable.ts';
import { namesOfRule } from '../history/names.ts';
import { fieldsOfRule } from '../history/recordFields.ts';
import { refuseOverlap } from '../rules/administratorRules.ts';
import { recordingChanges } from '../rules/changedAnswers.ts';
import type { Restored } from './restorers.ts';

/** Restores an administrators' rule. Throws Conflict when it overlaps another one. */
export async function restoreRule(trx: Db, { rule }: { rule: RecordRow }): Promise<Restored> {
  const stated = toRecord(ruleTable, rule);
  await refuseOverlap(trx, stated);
  // Older versions may have reused the id.
  const isTaken = (await findRecordRow(trx, ruleTable, stated.id)) !== undefined;
  const row = { ...rule, creation_key: null, ...(isTaken && { id: undefined }) };
  const stored = await recordingChanges(trx, [stated], () => insertRecordRow(trx, ruleTable, row));
  return { ...(await namesOfRule(trx, stored)), after: fieldsOfRule(stored) };
}
