import type { Db } from '../../../../db/db.ts';
import {
  type ConfirmedSource,
  confirmRule,
  findSourceOfCurrentEdition,
} from '../../../../db/queries/rules/administratorRules.ts';
import type { StoredRule } from '../../../../db/queries/rules/ruleColumns.ts';
import { utcDay } from '../../entryRules/partialDates.ts';
import { InvalidRequest } from '../../errors.ts';
import { isMatch, versionConflict } from '../../rowVersions.ts';
import { readRule } from '../administratorRules.ts';
import { recordingChanges } from '../changedAnswers.ts';
import { recordRule } from '../recordedRules.ts';

type Confirmation = { id: number; version: number; source?: ConfirmedSource | undefined };

/**
 * Confirms a rule of any source today, optionally with the source that was read; this also approves
 * an official secondary one. Throws NotFound, InvalidRequest for a rule no longer in use, or
 * Conflict when it has changed.
 */
export function confirmStoredRule(db: Db, confirmation: Confirmation): Promise<StoredRule> {
  return db.transaction().execute((trx) => confirm(trx, confirmation));
}

/** Like `confirmStoredRule` for several rules, all or none. */
export function confirmStoredRules(db: Db, rules: readonly Confirmation[]): Promise<void> {
  return db.transaction().execute(async (trx) => {
    for (const rule of rules) await confirm(trx, rule);
  });
}

async function confirm(trx: Db, { id, version, source }: Confirmation): Promise<StoredRule> {
  const rule = await readRule(trx, id);
  const verifiedOn = utcDay();
  // A repeated request whose first response was lost.
  if (rule.version === version + 1 && isMatch(rule, { ...source, verifiedOn })) return rule;
  if (rule.version !== version) throw versionConflict('rule');
  if (rule.editionId && !(await findSourceOfCurrentEdition(trx, rule.editionId))) {
    throw new InvalidRequest('This rule is of an edition that no longer answers');
  }
  return recordingChanges(trx, [rule], async () => {
    const confirmed = await confirmRule(
      trx,
      { id, version },
      { verifiedOn, source },
      new Date().toISOString(),
    );
    if (!confirmed) throw versionConflict('rule');
    await recordRule(trx, 'confirmed', { before: rule, after: confirmed });
    return confirmed;
  });
}
