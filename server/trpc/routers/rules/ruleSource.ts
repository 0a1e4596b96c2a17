import { listSourcesInUse } from '#db/queries/rules/sourcesInUse.ts';
import { coverageOfAll, listSourceGaps } from '#server/answers/facts/coverage.ts';
import { contentProcedure, router } from '#server/trpc/init.ts';

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
