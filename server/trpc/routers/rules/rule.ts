import {
  doubtfulPairs,
  exceptedAnswers,
  overruledRequirements,
  policyApply,
  policyPreview,
  reportFilter,
  reportsByIds,
  ruleById,
  ruleConfirm,
  ruleCreate,
  ruleFilter,
  rulesByIds,
  rulesConfirm,
  rulesRefuse,
  ruleUpdate,
  staleRules,
  supersededRules,
} from '#core/inputs/rules/administratorRule.ts';
import { listLostPages } from '#db/queries/linkChecks.ts';
import { listSources } from '#db/queries/rules/ruleList.ts';
import * as rules from '#server/rules/administratorRules.ts';
import { applyPolicy, previewPolicy } from '#server/rules/policyChanges.ts';
import { listExceptedAnswers } from '#server/rules/queues/exceptedAnswers.ts';
import { listOverruledRequirements } from '#server/rules/queues/overruledRequirements.ts';
import { closeReports } from '#server/rules/queues/reportStatus.ts';
import { confirmStoredRule, confirmStoredRules } from '#server/rules/queues/ruleConfirmation.ts';
import * as queues from '#server/rules/queues/ruleQueues.ts';
import { listSupersededRules, refuseStoredRules } from '#server/rules/queues/supersededRules.ts';
import { findRules } from '#server/rules/ruleList.ts';
import { contentEditProcedure, editorProcedure, router } from '#server/trpc/init.ts';

/** Rules of all sources, and editing of administrators' rules. */
export const ruleRouter = router({
  list: editorProcedure.input(ruleFilter).query(({ ctx, input }) => findRules(ctx.db, input)),

  sources: editorProcedure.query(({ ctx }) => listSources(ctx.db)),

  byId: editorProcedure.input(ruleById).query(({ ctx, input }) => rules.readRule(ctx.db, input.id)),

  create: contentEditProcedure
    .input(ruleCreate)
    .mutation(({ ctx, input }) => rules.createRule(ctx.db, input)),

  update: contentEditProcedure
    .input(ruleUpdate)
    .mutation(({ ctx, input }) => rules.updateRule(ctx.db, input)),

  delete: contentEditProcedure
    .input(ruleById)
    .mutation(({ ctx, input }) => rules.deleteRule(ctx.db, input.id)),

  deleteMany: contentEditProcedure
    .input(rulesByIds)
    .mutation(({ ctx, input }) => rules.deleteRules(ctx.db, input.ids)),

  confirm: contentEditProcedure
    .input(ruleConfirm)
    .mutation(({ ctx, input }) => confirmStoredRule(ctx.db, input)),

  confirmMany: contentEditProcedure
    .input(rulesConfirm)
    .mutation(({ ctx, input }) => confirmStoredRules(ctx.db, input.rules)),

  refuseMany: contentEditProcedure
    .input(rulesRefuse)
    .mutation(({ ctx, input }) => refuseStoredRules(ctx.db, input.rules)),

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
