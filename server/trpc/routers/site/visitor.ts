import { documentsChoice, passportChoice } from '#core/inputs/visitorForms.ts';
import { requireOfferedPassport } from '#server/answers/facts/countries.ts';
import { publicProcedure, router } from '#server/trpc/init.ts';
import {
  forgetPassports,
  forgetVisitor,
  keepDocuments,
  keepPassports,
  statedPassports,
} from '#server/trpc/passportCookie.ts';

export const visitorRouter = router({
  /** The countries of the visitor's passports, and whether they are guessed. */
  country: publicProcedure.meta({ dependsOn: 'passports' }).query(({ ctx }) => ctx.visitor()),

  /** Replaces the stated passports with this one. */
  choosePassport: publicProcedure
    .input(passportChoice)
    .mutation(async ({ ctx, input }) =>
      keepPassports(ctx, [await requireOfferedPassport(ctx.db, input.passport)]),
    ),

  /** Adds this passport to the stated ones. */
  addPassport: publicProcedure.input(passportChoice).mutation(async ({ ctx, input }) => {
    const added = await requireOfferedPassport(ctx.db, input.passport);
    const [first = added, ...others] = await statedPassports(ctx);
    const held = [first, ...others].some(({ code }) => code === added.code);
    return keepPassports(ctx, held ? [first, ...others] : [first, ...others, added]);
  }),

  /** Replaces the visas, residence permits and country of residence. */
  chooseDocuments: publicProcedure
    .input(documentsChoice)
    .mutation(({ ctx, input }) => keepDocuments(ctx, input.holds)),

  /** Deletes the cookies of passports and documents. */
  forget: publicProcedure.mutation(({ ctx }) => forgetVisitor(ctx)),

  /** Removes a passport. Without any, the country is guessed again. */
  removePassport: publicProcedure.input(passportChoice).mutation(async ({ ctx, input }) => {
    const stated = await statedPassports(ctx);
    const [first, ...others] = stated.filter(({ code }) => code !== input.passport);
    if (first) await keepPassports(ctx, [first, ...others]);
    else forgetPassports(ctx);
  }),
});
