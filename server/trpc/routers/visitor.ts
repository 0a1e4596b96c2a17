import { passportChoice } from '../../schemas/visitorForms.ts';
import { requireOfferedPassport } from '../../services/countries.ts';
import { publicProcedure, router } from '../init.ts';
import { forgetPassports, keepPassports, statedPassports } from '../passportCookie.ts';

export const visitorRouter = router({
  /** The countries whose passports the visitor is taken to hold, and whether that is a guess. */
  country: publicProcedure.query(({ ctx }) => ctx.visitor()),

  /** Keeps this passport in place of those kept before. */
  choosePassport: publicProcedure
    .input(passportChoice)
    .mutation(async ({ ctx, input }) =>
      keepPassports(ctx, [await requireOfferedPassport(ctx.db, input.passport)]),
    ),

  /** Keeps this passport beside those the visitor has stated. */
  addPassport: publicProcedure.input(passportChoice).mutation(async ({ ctx, input }) => {
    const added = await requireOfferedPassport(ctx.db, input.passport);
    const [first = added, ...others] = await statedPassports(ctx);
    const held = [first, ...others].some(({ code }) => code === added.code);
    return keepPassports(ctx, held ? [first, ...others] : [first, ...others, added]);
  }),

  /** Keeps it no longer. Without the last one the country is guessed again. */
  removePassport: publicProcedure.input(passportChoice).mutation(async ({ ctx, input }) => {
    const stated = await statedPassports(ctx);
    const [first, ...others] = stated.filter(({ code }) => code !== input.passport);
    if (first) keepPassports(ctx, [first, ...others]);
    else forgetPassports(ctx);
  }),
});
