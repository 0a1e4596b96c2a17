import {
  editionById,
  editionDifference,
  previewApply,
  previewById,
  previewChanges,
  sourceRollback,
} from '#core/inputs/rules/ruleEdition.ts';
import { listRuleEditions } from '#db/queries/rules/ruleEditions.ts';
import { makeCurrentAgain, rollBack } from '#server/rules/editions/currentEdition.ts';
import {
  installShippedRules,
  listMissingShippedSources,
} from '#server/rules/editions/shippedRules.ts';
import { adminProcedure, router } from '#server/trpc/init.ts';

/** Imported editions: list, differences, rollback, and applying a previewed file. */
export const ruleEditionRouter = router({
  list: adminProcedure.query(({ ctx }) => listRuleEditions(ctx.db)),

  difference: adminProcedure
    .input(editionDifference)
    .query(({ ctx, input }) => ctx.ruleEditions.difference(input)),

  rollBack: adminProcedure
    .meta({ movesContent: true })
    .input(sourceRollback)
    .mutation(async ({ ctx, input }) => {
      const { from, to } = await rollBack(ctx.db, input.source);
      return { from, to };
    }),

  makeCurrentAgain: adminProcedure
    .meta({ movesContent: true })
    .input(editionById)
    .mutation(async ({ ctx, input }) => {
      const { from, to } = await makeCurrentAgain(ctx.db, input.edition);
      return { from, to };
    }),

  previewedChanges: adminProcedure
    .input(previewChanges)
    .query(({ ctx, input }) => ctx.ruleImports.changes(input)),

  applyPreview: adminProcedure
    .input(previewApply)
    .mutation(({ ctx, input: { id, skipRefused } }) =>
      ctx.ruleImports.apply(id, { skipRefused, by: ctx.signedInUser.email }),
    ),

  progress: adminProcedure
    .input(previewById)
    .query(({ ctx, input }) => ctx.ruleImports.progress(input.id)),

  /** Shipped sources that are not installed. */
  notInstalled: adminProcedure.query(({ ctx }) => listMissingShippedSources(ctx.db)),

  installShipped: adminProcedure
    .meta({ movesContent: true })
    .mutation(({ ctx }) => installShippedRules(ctx.db, { by: ctx.signedInUser.email })),
});
