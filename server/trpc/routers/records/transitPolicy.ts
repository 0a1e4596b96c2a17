import { copyKept } from '#core/inputs/records/policyParts.ts';
import { transitPolicyCreate, transitPolicyOfCountry } from '#core/inputs/records/transitPolicy.ts';
import { rowId } from '#core/inputs/text.ts';
import { listTransitPolicies } from '#db/queries/records/transitPolicies.ts';
import { createRecord } from '#server/records/store.ts';
import {
  copyOfShippedPolicy,
  keepTransitPolicy,
  listCommonPassportLists,
  listShippedTransitCountries,
  previewTransitPolicy,
  transitPolicies,
} from '#server/records/transitPolicies.ts';
import { contentEditProcedure, editorProcedure, router } from '#server/trpc/init.ts';
import { recordProcedures } from '#server/trpc/recordRouter.ts';

/** What the team states of changing planes in countries, in place of the shipped policies. */
export const transitPolicyRouter = router({
  ...recordProcedures(transitPolicies, rowId),

  list: editorProcedure.query(({ ctx }) => listTransitPolicies(ctx.db)),

  /** The countries of the shipped policies, and the lists of passports that several of them share. */
  shipped: editorProcedure.query(async ({ ctx }) => ({
    countries: await listShippedTransitCountries(ctx.db),
    lists: await listCommonPassportLists(ctx.db),
  })),

  copyOfShipped: editorProcedure
    .input(transitPolicyOfCountry)
    .query(({ ctx, input }) => copyOfShippedPolicy(ctx.db, input.destination)),

  /** Reads only; a mutation because a policy exceeds an address. */
  preview: editorProcedure
    .input(transitPolicyCreate)
    .mutation(({ ctx, input }) => previewTransitPolicy(ctx.db, input)),

  create: contentEditProcedure
    .input(transitPolicyCreate)
    .mutation(({ ctx, input: { fields, ...parent } }) =>
      createRecord(ctx.db, transitPolicies, { fields, parent }),
    ),

  keep: contentEditProcedure
    .input(copyKept)
    .mutation(({ ctx, input }) => keepTransitPolicy(ctx.db, input)),
});
