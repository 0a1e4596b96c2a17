import { listSourcesInUse } from '../../../../db/queries/rules/sourcesInUse.ts';
import { coverageOfAnswers } from '../../../services/entryRules/coverage.ts';
import { contentProcedure, router } from '../../init.ts';

export const ruleSourceRouter = router({
  coverage: contentProcedure
    .meta({ dependsOn: ['rules', 'settings'] })
    .query(({ ctx }) => coverageOfAnswers(ctx.db)),
  listInUse: contentProcedure
    .meta({ dependsOn: ['rules', 'settings'] })
    .query(({ ctx }) => listSourcesInUse(ctx.db)),
});
