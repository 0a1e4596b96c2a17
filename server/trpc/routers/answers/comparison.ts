import { passportComparison } from '#core/inputs/groups.ts';
import { readComparison } from '#server/answers/tools/readComparison.ts';
import { contentProcedure, router } from '#server/trpc/init.ts';

export const comparisonRouter = router({
  /** Passports side by side: the access in each country and the counts. */
  ofPassports: contentProcedure
    .meta({ dependsOn: ['rules', 'settings'] })
    .input(passportComparison)
    .query(({ ctx, input }) => readComparison(ctx.db, input)),
});
