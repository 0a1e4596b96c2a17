import { utcDay } from '#core/dates.ts';
import type { Db } from '#db/db.ts';
import {
  type ConfirmedSource,
  findSourceOfCurrentEdition,
} from '#db/queries/rules/administratorRules.ts';
import type { StoredRule } from '#db/queries/rules/ruleColumns.ts';
import { InvalidRequest } from '#server/errors.ts';
import type { Undoable } from '#server/history/recordChange.ts';
import { isMatch, versionConflict } from '#server/history/rowVersions.ts';
import { readRecord } from '#server/records/store.ts';
import { checkNamedSource } from '../namedSource.ts';
import { rules } from '../ruleKind.ts';
import { reviewStoredRule } from './ruleReview.ts';

type Confirmation = { id: number; version: number; source?: ConfirmedSource | undefined };

/**
 * Confirms a rule of any source today, optionally with the source that was read; this also approves
 * an official secondary one. Throws NotFound, InvalidRequest for a rule no longer in use, FieldError for
 * a source that says something else, or Conflict when the rule has changed.
 */
export function confirmStoredRule(db: Db, confirmation: Confirmation): Promise<StoredRule> {
  return db.transaction().execute(async (trx) => {
    await confirm(trx, confirmation);
    return readRecord(trx, rules, confirmation.id);
  });
}

/** Like `confirmStoredRule` for several rules, all or none. */
export function confirmStoredRules(db: Db, rules: readonly Confirmation[]): Promise<Undoable> {
  return db.transaction().execute(async (trx) => {
    const changes: number[] = [];
    for (const rule of rules) {
      const change = await confirm(trx, rule);
      if (change !== undefined) changes.push(change);
    }
    return { changes };
  });
}

/** Returns the history entry; `undefined` when the rule is confirmed already. */
async function confirm(
  trx: Db,
  { id, version, source }: Confirmation,
): Promise<number | undefined> {
  const rule = await readRecord(trx, rules, id);
  const verifiedOn = utcDay();
  // A repeated request whose first response was lost.
  if (rule.version === version + 1 && isMatch(rule, { ...source, verifiedOn })) return undefined;
  if (rule.version !== version) throw versionConflict('rule');
  if (rule.editionId && !(await findSourceOfCurrentEdition(trx, rule.editionId))) {
    throw new InvalidRequest('This rule is of an edition that no longer answers');
  }
  if (source) await checkNamedSource(trx, [{ ...rule, ...source }]);
  return reviewStoredRule(trx, 'confirmed', rule, { verifiedOn, refusedOn: null, source });
}
