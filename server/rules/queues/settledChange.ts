import * as z from 'zod/mini';
import { utcDay } from '#core/dates.ts';
import type { SupersededSettle } from '#core/inputs/rules/administratorRule.ts';
import type { Db } from '#db/db.ts';
import type { HistoryEntry } from '#db/queries/history/historyEntries.ts';
import { findSourceOfCurrentEdition } from '#db/queries/rules/administratorRules.ts';
import type { StoredRule } from '#db/queries/rules/ruleColumns.ts';
import { findRuleSource } from '#db/queries/rules/ruleEditions.ts';
import { InvalidRequest } from '#server/errors.ts';
import { countryName } from '#server/history/names.ts';
import { recordChange, type Undoable } from '#server/history/recordChange.ts';
import { versionConflict } from '#server/history/rowVersions.ts';
import { notUndone, type UndoHooks } from '#server/history/undoHooks.ts';
import { readRecord } from '#server/records/store.ts';
import { rules as ruleKind } from '../ruleKind.ts';
import { reviewRules } from './ruleReview.ts';

/** The rules of a decision in its history entry, by id and version, for its undo. */
const decided = z.object({ ruleVersions: z.array(z.tuple([z.number(), z.number()])) });

/** What takes a decision back: nobody has reviewed the rules. */
const unreviewed = { verifiedOn: null, refusedOn: null };

/**
 * Accepts or refuses the imported rules of one change, all or none, as one line of the history.
 * Refused ones are not used until confirmed. Throws NotFound, InvalidRequest for rules that are no
 * single change of a source, or Conflict when one was changed or reviewed.
 */
export function settleSuperseded(
  db: Db,
  { side, rules: named }: SupersededSettle,
): Promise<Undoable> {
  return db.transaction().execute(async (trx) => {
    const rules: StoredRule[] = [];
    for (const { id, version } of named)
      rules.push({ ...(await readRecord(trx, ruleKind, id)), version });
    const [first] = rules;
    if (!first || first.editionId === null) {
      throw new InvalidRequest('This rule is this site’s own: edit or delete it instead');
    }
    const { sourceId, destination } = first;
    if (rules.some((rule) => rule.sourceId !== sourceId || rule.destination !== destination)) {
      throw new InvalidRequest('These rules are of several sources or destinations');
    }
    const isReviewed = rules.some(({ verifiedOn, refusedOn }) => verifiedOn ?? refusedOn);
    const source = await findSourceOfCurrentEdition(trx, first.editionId);
    // A newer edition says something that nobody has seen here.
    if (isReviewed || !source) throw versionConflict('rule');
    const review =
      side === 'after'
        ? { verifiedOn: utcDay(), refusedOn: null }
        : { verifiedOn: null, refusedOn: utcDay() };
    const reviewed = await reviewRules(trx, rules, review);
    const change = await record(trx, side === 'after' ? 'confirmed' : 'refused', reviewed);
    return { changes: [change] };
  });
}

/** One line for all rules of a decision. */
async function record(
  trx: Db,
  action: 'confirmed' | 'refused' | 'changed',
  rules: readonly StoredRule[],
): Promise<number> {
  const { sourceId = '', destination = '' } = rules[0] ?? {};
  const source = await findRuleSource(trx, sourceId);
  const country = await countryName(trx, destination);
  const passports: string[] = [];
  for (const { passport } of rules) passports.push(await countryName(trx, passport));
  const count = passports.length === 1 ? '1 passport' : `${passports.length} passports`;
  return recordChange(trx, {
    entity: 'rule_source',
    id: sourceId,
    title: `${source?.title ?? sourceId}, ${country}: ${count}`,
    action,
    before: {},
    after: {
      destination: country,
      passports: passports.sort((a, b) => a.localeCompare(b, 'en')),
      ruleVersions: rules.map(({ id, version }) => [id, version]),
    },
  });
}

/** Takes back decisions about the rules of a source; its imports are not undone here. */
export const ruleSourceHooks: UndoHooks = {
  async isTouchedSince(trx, entry) {
    for (const [id, version] of rulesOf(entry)) {
      const rule = await readRecord(trx, ruleKind, id).catch(() => undefined);
      if (rule?.version !== version) return true;
    }
    return false;
  },
  async undo(trx, entry) {
    const rules: StoredRule[] = [];
    for (const [id] of rulesOf(entry)) rules.push(await readRecord(trx, ruleKind, id));
    await record(trx, 'changed', await reviewRules(trx, rules, unreviewed));
  },
};

/** Throws InvalidRequest for an entry that is no decision about rules. */
function rulesOf({ after, action }: HistoryEntry): [id: number, version: number][] {
  const { data } = z.safeParse(decided, after);
  if (!data || action === 'changed') throw notUndone();
  return data.ruleVersions;
}
