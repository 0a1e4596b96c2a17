import { trpc } from '../../../lib/trpc.ts';
import { failedToLoad } from '../reports.ts';

/** All sources of rules. */
export function useRuleSources() {
  return trpc.rule.sources.useQuery(undefined, { meta: { failure: failedToLoad.ruleSources } });
}
