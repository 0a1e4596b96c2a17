import type { HistoryAction } from '#core/inputs/panel/history.ts';
import type { Db } from '#db/db.ts';
import { findRecordRow } from '#db/queries/records/recordRows.ts';
import { deleteAdministratorRule } from '#db/queries/rules/administratorRules.ts';
import { ruleTable, type StoredRule } from '#db/queries/rules/ruleColumns.ts';
import { NotFound } from '../errors.ts';
import { moveToTrash } from '../history/moveToTrash.ts';
import { namesOfRule } from '../history/names.ts';
import { recordChange } from '../history/recordChange.ts';
import { fieldsOfRule } from '../history/recordFields.ts';

/** Records a rule's change in the history, in `trx`. Returns the entry's id. */
export async function recordRule(
  trx: Db,
  action: HistoryAction,
  { before, after }: { before?: StoredRule; after: StoredRule },
): Promise<number> {
  return recordChange(trx, {
    ...(await namesOfRule(trx, after)),
    action,
    before: before && fieldsOfRule(before),
    after: fieldsOfRule(after),
  });
}

/** Moves an administrators' rule to the trash, in `trx`. Returns the trash id. */
export async function trashRule(trx: Db, stored: StoredRule): Promise<string> {
  const rule = await findRecordRow(trx, ruleTable, stored.id);
  if (!rule) throw new NotFound('Rule');
  await deleteAdministratorRule(trx, stored.id);
  const names = await namesOfRule(trx, stored);
  return moveToTrash(trx, { ...names, rows: { rule }, before: fieldsOfRule(stored) });
}
