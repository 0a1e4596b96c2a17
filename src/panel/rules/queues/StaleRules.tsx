import { ruleSorts } from '#core/siteVocabulary.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { keepingPage } from '#src/panel/lists/keepingPage.ts';
import { pageInput } from '#src/panel/lists/listAddress.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { RuleActions } from '../RuleActions.tsx';
import { pairName, type RuleSource, type StoredRule } from '../ruleLabels.ts';
import { ruleListColumns } from '../ruleListColumns.tsx';
import { type QueueProps, ReviewQueue } from './ReviewQueue.tsx';
import { VerifyActions } from './VerifyActions.tsx';

/** Rules that weren't reviewed within the time allowed in Settings. */
export function StaleRules({
  address,
  countries,
  sources,
  nameOf,
}: QueueProps & { countries: RouterOutputs['country']['listAll']; sources: RuleSource[] }) {
  const stale = trpc.rule.stale.useQuery(pageInput(address, ruleSorts), keepingPage);
  const utils = trpc.useUtils();
  const pairOf = (rule: StoredRule) => pairName(rule, nameOf);
  return (
    <ReviewQueue
      id="stale"
      title="Stale rules"
      unit={['stale rule', 'stale rules']}
      address={address}
      query={stale}
      rowKey={({ id }) => id}
      rowName={pairOf}
      fetchPage={(page, options) =>
        utils.rule.stale.fetch({ ...pageInput(address, ruleSorts), ...page }, options)
      }
      empty={<EmptyState title="Nothing is stale" hint="Every rule was looked at in time" />}
      bulk={(selected, done) => <RuleActions selected={selected} done={done} />}
      columns={[
        ...ruleListColumns(countries, sources),
        {
          heading: 'Actions',
          actions: true,
          cell: (rule) => <VerifyActions rule={rule} pair={pairOf(rule)} />,
        },
      ]}
    />
  );
}
