import { trpc } from '../../../lib/trpc.ts';

/** All sources of rules. */
export function useRuleSources() {
  return trpc.rule.sources.useQuery();
}
