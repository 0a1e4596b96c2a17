import { listSources } from '../../../db/queries/rules/ruleList.ts';
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
} from '../../schemas/rules/administratorRule.ts';
import * as rules from '../../services/rules/administratorRules.ts';
import { applyPolicy, previewPolicy } from '../../services/rules/policyChanges.ts';
import { confirmStoredRule } from '../../services/rules/ruleConfirmation.ts';
import { findRules } from '../../services/rules/ruleList.ts';
import * as queues from '../../services/rules/ruleQueues.ts';
import { adminProcedure, router } from '../init.ts';

/** What administrators see of the rules of all sources, and change of their own. */
export const ruleRouter = router({
  list: adminProcedure.input(ruleFilter).query(({ ctx, input }) => findRules(ctx.db, input)),

  sources: adminProcedure.query(({ ctx }) => listSources(ctx.db)),

  byId: adminProcedure.input(ruleById).query(({ ctx, input }) => rules.readRule(ctx.db, input.id)),

  create: adminProcedure
    .input(ruleCreate)
    .mutation(({ ctx, input }) => rules.createRule(ctx.db, input)),

  update: adminProcedure
    .input(ruleUpdate)
    .mutation(({ ctx, input }) => rules.updateRule(ctx.db, input)),

  delete: adminProcedure
    .input(ruleById)
    .mutation(({ ctx, input }) => rules.deleteRule(ctx.db, input.id)),

  confirm: adminProcedure
    .input(ruleConfirm)
    .mutation(({ ctx, input }) => confirmStoredRule(ctx.db, input)),

  /** Changes nothing; a mutation because a list of passports may be longer than an address. */
  previewPolicy: adminProcedure
    .input(policyPreview)
    .mutation(({ ctx, input }) => previewPolicy(ctx.db, input.fields)),

  applyPolicy: adminProcedure
    .input(policyApply)
    .mutation(({ ctx, input }) => applyPolicy(ctx.db, input)),

  stale: adminProcedure
    .input(queuePage)
    .query(({ ctx, input }) => queues.listStaleRules(ctx.db, input.page)),

  mostAsked: adminProcedure.query(({ ctx }) => queues.listMostAskedToVerify(ctx.db)),

  doubtful: adminProcedure
    .input(queuePage)
    .query(({ ctx, input }) => queues.listDoubtfulPairs(ctx.db, input.page)),

  reports: adminProcedure
    .input(reportFilter)
    .query(({ ctx, input }) => queues.listReports(ctx.db, input)),

  closeReport: adminProcedure
    .input(reportById)
    .mutation(({ ctx, input }) => queues.closeReport(ctx.db, input.id)),
});
