import { updateApply, updateChanges, updateRefuse } from '#core/inputs/rules/sourceUpdate.ts';
import { followedSourceById } from '#core/inputs/settings/followedSources.ts';
import { listSourcesInUse } from '#db/queries/rules/sourcesInUse.ts';
import { coverageOfAll, listSourceGaps } from '#server/answers/facts/coverage.ts';
import { checkSourceNow, listFollowedSources } from '#server/rules/sources/followedSources.ts';
import { adminProcedure, contentProcedure, editorProcedure, router } from '#server/trpc/init.ts';

export const ruleSourceRouter = router({
  coverage: contentProcedure
    .meta({ dependsOn: ['rules', 'settings'] })
    .query(({ ctx }) => coverageOfAll(ctx.db)),
  listGaps: contentProcedure
    .meta({ dependsOn: ['rules', 'settings'] })
    .query(({ ctx }) => listSourceGaps(ctx.db)),
  listInUse: contentProcedure
    .meta({ dependsOn: ['rules', 'settings'] })
    .query(({ ctx }) => listSourcesInUse(ctx.db)),
});

/** Followed sources: their last checks, and the review of fetched files. */
export const followedSourceRouter = router({
  list: adminProcedure.query(({ ctx }) => listFollowedSources(ctx.db)),

  check: adminProcedure
    .meta({ movesContent: true })
    .input(followedSourceById)
    .mutation(({ ctx, input }) => checkSourceNow(ctx.db, ctx.config, input.id)),

  updates: editorProcedure.query(({ ctx }) => ctx.updateReview.list()),

  changes: editorProcedure
    .input(updateChanges)
    .query(({ ctx, input }) => ctx.updateReview.changes(input)),

  applyUpdate: editorProcedure
    .meta({ movesContent: true })
    .input(updateApply)
    .mutation(({ ctx, input }) => ctx.updateReview.apply(input, ctx.signedInUser.email)),

  refuseUpdate: editorProcedure
    .input(updateRefuse)
    .mutation(({ ctx, input }) => ctx.updateReview.refuse(input)),
});
