import { passportAnswers } from '#core/inputs/entryRule.ts';
import { countOfferedPassports, readPassport } from '#server/answers/tools/passportRanking.ts';
import { contentProcedure, router } from '#server/trpc/init.ts';

export const passportRouter = router({
  /** The number of destinations open to each passport, for rankings. */
  list: contentProcedure
    .meta({ dependsOn: ['rules', 'settings'] })
    .query(({ ctx }) => countOfferedPassports(ctx.db)),

  /** A passport's answers everywhere, with counts, zones and sources. */
  byCode: contentProcedure
    .meta({ dependsOn: ['rules', 'settings'] })
    .input(passportAnswers)
    .query(({ ctx, input }) => readPassport(ctx.db, input)),
});
