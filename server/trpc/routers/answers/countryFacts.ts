import { countryByCode } from '#core/inputs/country.ts';
import { countPassportsByAccess, readCountryFacts } from '#server/answers/facts/countryFacts.ts';
import { listRemoteWorkVisas } from '#server/answers/facts/remoteWorkVisas.ts';
import { listPassportEntry } from '#server/answers/passportEntry.ts';
import { contentProcedure, router } from '#server/trpc/init.ts';

export const countryFactsRouter = router({
  /** Entry conditions, official links, visas for remote workers, and country facts. */
  byCode: contentProcedure
    .meta({ dependsOn: ['rules', 'settings'] })
    .input(countryByCode)
    .query(({ ctx, input }) => readCountryFacts(ctx.db, input.code)),

  /** All countries' visas for remote workers, by country. */
  remoteWorkVisas: contentProcedure
    .meta({ dependsOn: ['rules', 'settings'] })
    .query(({ ctx }) => listRemoteWorkVisas(ctx.db)),

  /** The number of passports by access. */
  passportCounts: contentProcedure
    .meta({ dependsOn: ['rules', 'settings'] })
    .input(countryByCode)
    .query(({ ctx, input }) => countPassportsByAccess(ctx.db, input.code)),

  /** The access of each passport. */
  passportEntry: contentProcedure
    .meta({ dependsOn: ['rules', 'settings'] })
    .input(countryByCode)
    .query(({ ctx, input }) => listPassportEntry(ctx.db, input.code)),
});
