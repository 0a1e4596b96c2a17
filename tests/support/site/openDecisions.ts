import type { DecisionFilter } from '#core/inputs/rules/decision.ts';
import type { TestBrowser } from './testApp.ts';

type Api = TestBrowser['api'];

export type OpenDecision = Awaited<
  ReturnType<Api['decision']['list']['query']>
>['countries'][number]['decisions'][number];

/** All that needs a decision, in the list's order, on all its pages. */
export async function openDecisions(
  api: Api,
  filter: Omit<DecisionFilter, 'page'> = {},
): Promise<OpenDecision[]> {
  const found: OpenDecision[] = [];
  for (let page = 0; ; page += 1) {
    const { countries, pages } = await api.decision.list.query({ ...filter, page });
    found.push(...countries.flatMap(({ decisions }) => decisions));
    if (page + 1 >= pages) return found;
  }
}

/** Settles decisions as the list does. */
export function settle(
  api: Api,
  use: 'read' | 'other',
  ...decisions: (OpenDecision | undefined)[]
) {
  return api.decision.settle.mutate({
    use,
    decisions: decisions.flatMap((decision) => decision?.toSettle ?? []),
  });
}
