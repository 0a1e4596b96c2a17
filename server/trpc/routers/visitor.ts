import { PASSPORT_COOKIE } from '../../geo/visitorCountry.ts';
import { comesByHttps, cookieName } from '../../http/originChecks.ts';
import { passportChoice } from '../../schemas/visitorForms.ts';
import { requireOfferedPassport } from '../../services/countries.ts';
import { publicProcedure, router } from '../init.ts';

const ONE_YEAR_S = 365 * 24 * 60 * 60;

export const visitorRouter = router({
  /** The country whose passport the visitor is taken to hold, and how it became known. */
  country: publicProcedure.query(({ ctx }) => ctx.visitor()),

  /** Stores the passport country the visitor chose in a cookie, for a year. */
  choosePassport: publicProcedure.input(passportChoice).mutation(async ({ ctx, input }) => {
    const country = await requireOfferedPassport(ctx.db, input.passport);
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
