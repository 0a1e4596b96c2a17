import { isoDay, todayAt } from '#core/dates.ts';
import { passportAnswers } from '#core/inputs/entryRule.ts';
import { groupRanking, passportComparison } from '#core/inputs/groups.ts';
import { listZonesWithConditions } from '#server/answers/facts/stayZones.ts';
import { countOfferedPassports, readPassport } from '#server/answers/tools/passportRanking.ts';
import { readComparison } from '#server/answers/tools/readComparison.ts';
import { readGroupRanking } from '#server/answers/tools/readGroupRanking.ts';
import { contentProcedure, router } from '#server/trpc/init.ts';

export const comparisonRouter = router({
  /** Passports side by side: the access in each country and the counts. */
  ofPassports: contentProcedure
    .meta({ dependsOn: ['rules', 'settings'] })
    .input(passportComparison)
    .query(({ ctx, input }) => readComparison(ctx.db, input)),
});

export const groupRouter = router({
  /** Countries, ranked by ease of entry for all travellers of a group. */
  ranking: contentProcedure
    .meta({ dependsOn: ['rules', 'settings'] })
    .input(groupRanking)
    .query(({ ctx, input }) => readGroupRanking(ctx.db, input)),
});

export const stayZoneRouter = router({
  /** Zones and countries that count days of stay in a window, and today in UTC. */
  list: contentProcedure.meta({ dependsOn: ['rules', 'settings'] }).query(async ({ ctx }) => ({
    zones: await listZonesWithConditions(ctx.db),
    today: isoDay(todayAt(Date.now())),
  })),
});

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
