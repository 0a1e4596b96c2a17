import { TRPCError } from '@trpc/server';
import * as countries from '../../../db/queries/countries.ts';
import { DEFAULT_PASSPORT } from '../../schemas/constants.ts';
import { countryByCode, countrySwitch } from '../../schemas/country.ts';
import { adminProcedure, contentProcedure, notFound, router } from '../init.ts';

export const countryRouter = router({
  /** The countries visitors are offered, by name. */
  list: contentProcedure.query(({ ctx }) => countries.listEnabledCountries(ctx.db)),

  byCode: contentProcedure.input(countryByCode).query(async ({ ctx, input }) => {
    const country = await countries.findCountry(ctx.db, input.code);
    if (!country) throw notFound('Country');
    return country;
  }),

  /** Every country, offered or not, by name. */
  listAll: adminProcedure.query(({ ctx }) => countries.listCountries(ctx.db)),

  setEnabled: adminProcedure.input(countrySwitch).mutation(async ({ ctx, input }) => {
    if (input.code === DEFAULT_PASSPORT && !input.enabled) {
      throw new TRPCError({
        code: 'BAD_REQUEST',
        message: 'The United States stands in for visitors whose country is unknown and stays on',
      });
    }
    const country = await countries.setCountryEnabled(ctx.db, input.code, input.enabled);
    if (!country) throw notFound('Country');
    return country;
  }),
});
