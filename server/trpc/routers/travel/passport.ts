import { countryByCode } from '../../../schemas/countries/country.ts';
import { countOfferedPassports, readPassport } from '../../../services/travel/passportRanking.ts';
import { contentProcedure, router } from '../../init.ts';

export const passportRouter = router({
  /** How many destinations each passport opens, to be ranked. */
  list: contentProcedure.query(({ ctx }) => countOfferedPassports(ctx.db)),

  /** What a passport needs everywhere, its counts, places and sources. */
  byCode: contentProcedure
    .input(countryByCode)
    .query(({ ctx, input }) => readPassport(ctx.db, input.code)),
});
