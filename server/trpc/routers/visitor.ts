import { TRPCError } from '@trpc/server';
import { findCountry } from '../../../db/queries/countries.ts';
import { PASSPORT_COOKIE } from '../../geo/visitorCountry.ts';
import { comesByHttps, cookieName } from '../../http/originChecks.ts';
import { passportChoice } from '../../schemas/visitorForms.ts';
import { publicProcedure, router } from '../init.ts';

const ONE_YEAR_S = 365 * 24 * 60 * 60;

export const visitorRouter = router({
  /** The country whose passport the visitor is taken to hold, and how it became known. */
  country: publicProcedure.query(({ ctx }) => ctx.visitor()),

  /** Keeps the passport country the visitor stated, for a year, in a cookie. */
  choosePassport: publicProcedure.input(passportChoice).mutation(async ({ ctx, input }) => {
    const country = await findCountry(ctx.db, input.passport);
    if (!country?.enabled) {
      throw new TRPCError({ code: 'BAD_REQUEST', message: 'Choose a country from the list' });
    }
    const { publicUrl } = ctx.config;
    ctx.reply.setCookie(cookieName(PASSPORT_COOKIE, publicUrl), country.code, {
      path: '/',
      maxAge: ONE_YEAR_S,
      sameSite: 'lax',
      httpOnly: true,
      secure: comesByHttps(publicUrl),
    });
    return { country, source: 'choice' as const };
  }),
});
