import {
  policyApply,
  policyPreview,
  reportsByIds,
  ruleConfirm,
  ruleCreate,
  ruleFilter,
  rulesConfirm,
} from '#core/inputs/rules/administratorRule.ts';
import { decisionFilter, decisionsSettle } from '#core/inputs/rules/decision.ts';
import { rowId } from '#core/inputs/text.ts';
import { listSources } from '#db/queries/rules/ruleList.ts';
import { createRecord } from '#server/records/store.ts';
import { listDecisions } from '#server/rules/decisions/decisionList.ts';
import { closeReports } from '#server/rules/decisions/reportStatus.ts';
import { confirmStoredRule, confirmStoredRules } from '#server/rules/decisions/ruleConfirmation.ts';
import { settleDecisions } from '#server/rules/decisions/settleDecisions.ts';
import { applyPolicy, previewPolicy } from '#server/rules/policyChanges.ts';
import { rules } from '#server/rules/ruleKind.ts';
import { findRules } from '#server/rules/ruleList.ts';
import { contentEditProcedure, editorProcedure, router } from '#server/trpc/init.ts';
import { recordProcedures } from '#server/trpc/recordRouter.ts';

/** Rules of all sources, and editing of administrators' rules. */
export const ruleRouter = router({
  ...recordProcedures(rules, rowId),

  list: editorProcedure.input(ruleFilter).query(({ ctx, input }) => findRules(ctx.db, input)),

  sources: editorProcedure.query(({ ctx }) => listSources(ctx.db)),

  create: contentEditProcedure
    .input(ruleCreate)
    .mutation(({ ctx, input }) => createRecord(ctx.db, rules, input)),

  confirm: contentEditProcedure
    .input(ruleConfirm)
    .mutation(({ ctx, input }) => confirmStoredRule(ctx.db, input)),

  confirmMany: contentEditProcedure
    .input(rulesConfirm)
    .mutation(({ ctx, input }) => confirmStoredRules(ctx.db, input.rules)),

  /** Reads only; a mutation because a list of passports may exceed an address. */
  previewPolicy: editorProcedure
    .input(policyPreview)
    .mutation(({ ctx, input }) => previewPolicy(ctx.db, input.fields)),

  applyPolicy: contentEditProcedure
    .input(policyApply)
    .mutation(({ ctx, input }) => applyPolicy(ctx.db, input)),

  closeReports: editorProcedure
    .input(reportsByIds)
    .mutation(({ ctx, input }) => closeReports(ctx.db, input.ids)),
});

/** What a person of the team has to decide, in one list. */
export const decisionRouter = router({
  list: editorProcedure
    .input(decisionFilter)
    .query(({ ctx, input }) => listDecisions(ctx.db, ctx.updateReview, input)),

  settle: contentEditProcedure
    .input(decisionsSettle)
    .mutation(({ ctx, input }) => settleDecisions(ctx.db, input)),
});
