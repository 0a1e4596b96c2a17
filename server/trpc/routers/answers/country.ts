import { countryByCode, countryByName, countrySwitch, countryText } from '#core/inputs/country.ts';
import { listCountries } from '#db/queries/countries.ts';
import {
  countryOf,
  findCountryByName,
  listCountriesWithPage,
  readCountryText,
  setCountryEnabled,
} from '#server/answers/facts/countries.ts';
import { NotFound } from '#server/errors.ts';
import { adminProcedure, contentProcedure, editorProcedure, router } from '#server/trpc/init.ts';

export const countryRouter = router({
  /** The countries with a page, by name: destinations, and passports where issued. */
  list: contentProcedure.meta({ dependsOn: [] }).query(({ ctx }) => listCountriesWithPage(ctx.db)),

  byCode: contentProcedure
    .meta({ dependsOn: [] })
    .input(countryByCode)
    .query(async ({ ctx, input }) => {
      const country = await countryOf(ctx.db, input.code);
      if (!country) throw new NotFound('Country');
      return country;
    }),

  byName: contentProcedure
    .meta({ dependsOn: [] })
    .input(countryByName)
    .query(({ ctx, input }) => findCountryByName(ctx.db, input.name)),

  /** What a text typed into a country field means. */
  byText: contentProcedure
    .meta({ dependsOn: [] })
    .input(countryText)
    .query(({ ctx, input }) => readCountryText(ctx.db, input)),

  /** All countries, by name, including those not offered. */
  listAll: editorProcedure.query(({ ctx }) => listCountries(ctx.db)),

  setEnabled: adminProcedure
    .meta({ movesContent: true })
    .input(countrySwitch)
    .mutation(({ ctx, input }) => setCountryEnabled(ctx.db, input.code, input.enabled)),
});
