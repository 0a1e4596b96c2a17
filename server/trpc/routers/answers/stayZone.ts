import { isoDay, todayAt } from '#core/dates.ts';
import { listZonesWithConditions } from '#server/answers/facts/stayZones.ts';
import { contentProcedure, router } from '#server/trpc/init.ts';

export const stayZoneRouter = router({
  /** Zones and countries that count days of stay in a window, and today in UTC. */
  list: contentProcedure.meta({ dependsOn: ['rules', 'settings'] }).query(async ({ ctx }) => ({
    zones: await listZonesWithConditions(ctx.db),
    today: isoDay(todayAt(Date.now())),
  })),
});
