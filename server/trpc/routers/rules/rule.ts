import {
  doubtfulPairs,
  exceptedAnswers,
  overruledRequirements,
  policyApply,
  policyPreview,
  reportFilter,
  reportsByIds,
  ruleConfirm,
  ruleCreate,
  ruleFilter,
  rulesConfirm,
  settledPairs,
  staleRules,
  supersededRules,
  supersededSettle,
} from '#core/inputs/rules/administratorRule.ts';
import { rowId } from '#core/inputs/text.ts';
import { listLostPages } from '#db/queries/linkChecks.ts';
import { listSources } from '#db/queries/rules/ruleList.ts';
import { createRecord } from '#server/records/store.ts';
import { applyPolicy, previewPolicy } from '#server/rules/policyChanges.ts';
import { listExceptedAnswers } from '#server/rules/queues/exceptedAnswers.ts';
import { listOverruledRequirements } from '#server/rules/queues/overruledRequirements.ts';
import { closeReports } from '#server/rules/queues/reportStatus.ts';
import { confirmStoredRule, confirmStoredRules } from '#server/rules/queues/ruleConfirmation.ts';
import * as queues from '#server/rules/queues/ruleQueues.ts';
import { settleSuperseded } from '#server/rules/queues/settledChange.ts';
import { settlePairs } from '#server/rules/queues/settledPairs.ts';
import { listSupersededRules } from '#server/rules/queues/supersededRules.ts';
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

  settlePairs: contentEditProcedure
    .input(settledPairs)
    .mutation(({ ctx, input }) => settlePairs(ctx.db, input)),

  settleSuperseded: contentEditProcedure
    .input(supersededSettle)
    .mutation(({ ctx, input }) => settleSuperseded(ctx.db, input)),

  superseded: editorProcedure
    .input(supersededRules)
    .query(({ ctx, input }) => listSupersededRules(ctx.db, input)),

  /** Reads only; a mutation because a list of passports may exceed an address. */
  previewPolicy: editorProcedure
    .input(policyPreview)
    .mutation(({ ctx, input }) => previewPolicy(ctx.db, input.fields)),

  applyPolicy: contentEditProcedure
    .input(policyApply)
    .mutation(({ ctx, input }) => applyPolicy(ctx.db, input)),

  stale: editorProcedure
    .input(staleRules)
    .query(({ ctx, input }) => queues.listStaleRules(ctx.db, input)),

  /** Official pages that vanished or moved, by destination. */
  lostPages: editorProcedure.query(({ ctx }) => listLostPages(ctx.db)),

  mostAsked: editorProcedure.query(({ ctx }) => queues.listMostAskedToVerify(ctx.db)),

  doubtful: editorProcedure
    .input(doubtfulPairs)
    .query(({ ctx, input }) => queues.listDoubtfulPairs(ctx.db, input)),

  excepted: editorProcedure
    .input(exceptedAnswers)
    .query(({ ctx, input }) => listExceptedAnswers(ctx.db, input)),

  overruled: editorProcedure
    .input(overruledRequirements)
    .query(({ ctx, input }) => listOverruledRequirements(ctx.db, input)),

  reports: editorProcedure
    .input(reportFilter)
    .query(({ ctx, input }) => queues.listReports(ctx.db, input)),

  closeReports: editorProcedure
    .input(reportsByIds)
    .mutation(({ ctx, input }) => closeReports(ctx.db, input.ids)),
});
