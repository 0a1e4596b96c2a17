import type { Db } from '../../../db/client.ts';
import {
  findRule,
  insertRuleRow,
  type RuleRow,
} from '../../../db/queries/rules/administratorRules.ts';
import { toStoredRule } from '../../../db/queries/rules/ruleColumns.ts';
import { namesOfRule } from '../history/names.ts';
import { fieldsOfRule } from '../history/recordFields.ts';
import { refuseOverlap } from '../rules/administratorRules.ts';
import { recordingChanges } from '../rules/changedAnswers.ts';
import type { Restored } from './restorers.ts';

/** Restores an administrators' rule. Throws Conflict when it overlaps another one. */
export async function restoreRule(trx: Db, { rule }: { rule: RuleRow }): Promise<Restored> {
  const stated = toStoredRule(rule);
  await refuseOverlap(trx, stated);
  // Older versions may have reused the id.
  const { id: formerId, ...row } = { ...rule, creation_key: null };
  const isTaken = (await findRule(trx, formerId)) !== undefined;
  const stored = await recordingChanges(trx, [stated], () =>
    insertRuleRow(trx, isTaken ? row : { ...row, id: formerId }),
  );
  return { ...(await namesOfRule(trx, stored)), after: fieldsOfRule(stored) };
}
