import { listSources } from '../../../../db/queries/rules/ruleList.ts';
import {
  policyApply,
  policyPreview,
  queuePage,
  reportById,
  reportFilter,
  ruleById,
  ruleConfirm,
  ruleCreate,
  ruleFilter,
  ruleUpdate,
} from '../../../schemas/rules/administratorRule.ts';
import * as rules from '../../../services/rules/administratorRules.ts';
import { applyPolicy, previewPolicy } from '../../../services/rules/policyChanges.ts';
import { confirmStoredRule } from '../../../services/rules/ruleConfirmation.ts';
import { findRules } from '../../../services/rules/ruleList.ts';
import * as queues from '../../../services/rules/ruleQueues.ts';
import { editorProcedure, router } from '../../init.ts';

/** What administrators see of the rules of all sources, and change of their own. */
export const ruleRouter = router({
  list: editorProcedure.input(ruleFilter).query(({ ctx, input }) => findRules(ctx.db, input)),

  sources: editorProcedure.query(({ ctx }) => listSources(ctx.db)),

  byId: editorProcedure.input(ruleById).query(({ ctx, input }) => rules.readRule(ctx.db, input.id)),

  create: editorProcedure
    .input(ruleCreate)
    .mutation(({ ctx, input }) => rules.createRule(ctx.db, input)),

  update: editorProcedure
    .input(ruleUpdate)
    .mutation(({ ctx, input }) => rules.updateRule(ctx.db, input)),

  delete: editorProcedure
    .input(ruleById)
    .mutation(({ ctx, input }) => rules.deleteRule(ctx.db, input.id)),

  confirm: editorProcedure
    .input(ruleConfirm)
    .mutation(({ ctx, input }) => confirmStoredRule(ctx.db, input)),

  /** Changes nothing; a mutation because a list of passports may be longer than an address. */
  previewPolicy: editorProcedure
    .input(policyPreview)
    .mutation(({ ctx, input }) => previewPolicy(ctx.db, input.fields)),

  applyPolicy: editorProcedure
    .input(policyApply)
    .mutation(({ ctx, input }) => applyPolicy(ctx.db, input)),

  stale: editorProcedure
    .input(queuePage)
    .query(({ ctx, input }) => queues.listStaleRules(ctx.db, input.page)),

  mostAsked: editorProcedure.query(({ ctx }) => queues.listMostAskedToVerify(ctx.db)),

  doubtful: editorProcedure
    .input(queuePage)
    .query(({ ctx, input }) => queues.listDoubtfulPairs(ctx.db, input.page)),

  reports: editorProcedure
    .input(reportFilter)
    .query(({ ctx, input }) => queues.listReports(ctx.db, input)),

  closeReport: editorProcedure
    .input(reportById)
    .mutation(({ ctx, input }) => queues.closeReport(ctx.db, input.id)),

  reopenReport: editorProcedure
    .input(reportById)
    .mutation(({ ctx, input }) => queues.reopenReport(ctx.db, input.id)),
});
