import type { HistoryAction } from '#core/inputs/panel/history.ts';
import type { Db } from '#db/db.ts';
import { type RuleReview, reviewRule } from '#db/queries/rules/administratorRules.ts';
import type { StoredRule } from '#db/queries/rules/ruleColumns.ts';
import { versionConflict } from '#server/history/rowVersions.ts';
import { recordSaved } from '#server/records/store.ts';
import { recordingChanges } from '../changedAnswers.ts';
import { rules } from '../ruleKind.ts';

/**
 * Confirms or refuses a rule of any source, or takes that back, and records the changed answers.
 * Returns the history entry. Throws Conflict when the rule has changed.
 */
export function reviewStoredRule(
  trx: Db,
  action: HistoryAction,
  rule: StoredRule,
  review: RuleReview,
): Promise<number> {
  return recordingChanges(trx, [rule], async () => {
    const reviewed = await reviewRule(trx, rule, review, new Date().toISOString());
    if (!reviewed) throw versionConflict('rule');
    return recordSaved(trx, rules, action, { before: rule, after: reviewed });
  });
}
