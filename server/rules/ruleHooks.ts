import { findRecord } from '#db/queries/records/recordRows.ts';
import { rowNumberIn } from '#db/queries/records/recordTable.ts';
import { type ConfirmedSource, EDITORS } from '#db/queries/rules/administratorRules.ts';
import { ruleTable } from '#db/queries/rules/ruleColumns.ts';
import { type UndoHooks, undoOfFields } from '../history/undoHooks.ts';
import { hooksOfKind } from '../records/hooksOfKind.ts';
import { deleteRecord, readRecord } from '../records/store.ts';
import { reviewStoredRule } from './decisions/ruleReview.ts';
import { rules } from './ruleKind.ts';

type RuleReview = ConfirmedSource & { verifiedOn: string | null; refusedOn: string | null };

const hooks = hooksOfKind(rules);

const undoReview = undoOfFields<RuleReview>(
  ['verifiedOn', 'refusedOn', 'sourceTitle', 'sourceAddress', 'sourceDate'],
  async (trx, id, { verifiedOn, refusedOn, ...source }) => {
    const rule = await readRecord(trx, rules, Number(id));
    await reviewStoredRule(trx, 'changed', rule, { verifiedOn, refusedOn, source });
  },
);

export const ruleHooks: UndoHooks = {
  ...hooks,
  revertible: (id) => ({
    ...hooks.revertible(id),
    // Imported rules are confirmed, not edited.
    async read(db) {
      const rule = await findRecord(db, ruleTable, rowNumberIn(id));
      return rule?.sourceId === EDITORS ? rule : undefined;
    },
  }),
  // A rule that took a side of a disagreement is deleted again.
  undo: (trx, entry) =>
    entry.action === 'created'
      ? deleteRecord(trx, rules, Number(entry.entityId))
      : undoReview(trx, entry),
};
