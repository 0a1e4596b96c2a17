import { trpc } from '#src/lib/trpc.ts';

/** All sources of rules. */
export function useRuleSources() {
  return trpc.rule.sources.useQuery();
}
