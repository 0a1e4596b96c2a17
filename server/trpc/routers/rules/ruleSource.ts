import { listSourcesInUse } from '../../../../db/queries/rules/sourcesInUse.ts';
import { contentProcedure, router } from '../../init.ts';

export const ruleSourceRouter = router({
  listInUse: contentProcedure.query(({ ctx }) => listSourcesInUse(ctx.db)),
});
