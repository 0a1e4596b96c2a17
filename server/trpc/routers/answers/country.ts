import { packCountries } from '#core/countries/packedCountries.ts';
import {
  countryByCode,
  countryByName,
  countrySwitch,
  countryText,
  passportsInCountry,
} from '#core/inputs/country.ts';
import { siteSearch } from '#core/inputs/siteSearch.ts';
import { contentKinds } from '#db/contentState.ts';
import { listCountries } from '#db/queries/countries.ts';
import {
  countryOf,
  findCountryByName,
  listCountriesWithPage,
  readCountryText,
  setCountryEnabled,
} from '#server/answers/facts/countries.ts';
import { countPassportsByAccess } from '#server/answers/facts/countryFacts.ts';
import { listRemoteWorkVisas } from '#server/answers/facts/remoteWorkVisas.ts';
import { listPassportEntry } from '#server/answers/passportEntry.ts';
import { NotFound } from '#server/errors.ts';
import { furtherNames } from '#server/languages/countryNames.ts';
import { searchSite } from '#server/search/search.ts';
import {
  adminProcedure,
  contentProcedure,
  countAttempt,
  editorProcedure,
  fromContentOnly,
  publicProcedure,
  router,
} from '#server/trpc/init.ts';

export const countryRouter = router({
  /** The countries with a page, by name: destinations, and passports where issued. */
  names: contentProcedure
    .meta({ dependsOn: [] })
    .query(async ({ ctx }) => packCountries(await listCountriesWithPage(ctx.db))),

  /** Their everyday and former names in the page's language, by code, for fields and lists. */
  furtherNames: contentProcedure.meta({ dependsOn: [] }).query(() => furtherNames()),

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

export const countryFactsRouter = router({
  /** All countries' visas for remote workers, by country. */
  remoteWorkVisas: contentProcedure
    .meta({ dependsOn: ['rules', 'settings'] })
    .query(({ ctx }) => listRemoteWorkVisas(ctx.db)),

  /** The number of passports by access. */
  passportCounts: contentProcedure
    .meta({ dependsOn: ['rules', 'settings'] })
    .input(passportsInCountry)
    .query(({ ctx, input }) => countPassportsByAccess(ctx.db, input)),

  /** The access of each passport. */
  passportEntry: contentProcedure
    .meta({ dependsOn: ['rules', 'settings'] })
    .input(passportsInCountry)
    .query(({ ctx, input }) => listPassportEntry(ctx.db, input)),
});

export const searchRouter = router({
  /** What a text finds, in groups, the best first. It is cached nowhere if it names documents. */
  all: publicProcedure
    .meta({ dependsOn: contentKinds, rateLimit: 'search' })
    .input(siteSearch)
    .use(countAttempt)
    .use(fromContentOnly)
    .query(async ({ ctx, input }) => {
      const found = await searchSite(ctx.db, input);
      if (found.understood.holds.length > 0) ctx.dependencies.add('request');
      return found;
    }),
});
