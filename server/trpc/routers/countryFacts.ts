import { countryByCode } from '../../schemas/countries/country.ts';
import { countPassportsByAccess, readCountryFacts } from '../../services/countryFacts.ts';
import { listPassportEntry } from '../../services/entryRules/passportEntry.ts';
import { contentProcedure, router } from '../init.ts';

export const countryFactsRouter = router({
  /** Conditions of entry, where to apply, schemes for nomads, and the country in brief. */
  byCode: contentProcedure
    .input(countryByCode)
    .query(({ ctx, input }) => readCountryFacts(ctx.db, input.code)),

  /** How many passports need what there. */
  passportCounts: contentProcedure
    .input(countryByCode)
    .query(({ ctx, input }) => countPassportsByAccess(ctx.db, input.code)),

  /** What each passport needs there. */
  passportEntry: contentProcedure
    .input(countryByCode)
    .query(({ ctx, input }) => listPassportEntry(ctx.db, input.code)),
});
