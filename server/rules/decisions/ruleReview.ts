import type { HistoryAction } from '#core/records/history.ts';
import type { Db } from '#db/db.ts';
import { type RuleReview, reviewRule } from '#db/queries/rules/administratorRules.ts';
import type { StoredRule } from '#db/queries/rules/ruleColumns.ts';
import { recordingChanges } from '#server/answers/changedAnswers.ts';
import { versionConflict } from '#server/history/rowVersions.ts';
import { recordSaved } from '#server/records/store.ts';
import { rules as ruleKind } from '../ruleKind.ts';

/**
 * Confirms or refuses a rule of any source, or takes that back, and records the changed answers.
 * Returns the history entry. Throws Conflict when the rule has changed.
 */
export async function reviewStoredRule(
  trx: Db,
  action: HistoryAction,
  rule: StoredRule,
  review: RuleReview,
): Promise<number> {
  const [after] = await reviewRules(trx, [rule], review);
  if (!after) throw versionConflict('rule');
  return recordSaved(trx, ruleKind, action, { before: rule, after });
}

/**
 * Reviews rules in the same way, and records the changed answers, but not the decision: the caller
 * does. Returns the reviewed rules. Throws Conflict when one has changed.
 */
export function reviewRules(
  trx: Db,
  rules: readonly StoredRule[],
  review: RuleReview,
): Promise<StoredRule[]> {
  return recordingChanges(trx, rules, async () => {
    const reviewed: StoredRule[] = [];
    for (const rule of rules) {
      const after = await reviewRule(trx, rule, review, new Date().toISOString());
      if (!after) throw versionConflict('rule');
      reviewed.push(after);
    }
    return reviewed;
  });
}
