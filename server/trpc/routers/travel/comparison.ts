import { passportComparison } from '../../../schemas/travel/groups.ts';
import { readComparison } from '../../../services/travel/readComparison.ts';
import { contentProcedure, router } from '../../init.ts';

export const comparisonRouter = router({
  /** Passports side by side: what each needs where, and what each opens. */
  ofPassports: contentProcedure
    .input(passportComparison)
    .query(({ ctx, input }) => readComparison(ctx.db, input)),
});
