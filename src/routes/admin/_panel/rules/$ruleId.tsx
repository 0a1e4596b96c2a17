import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { BackToList } from '#src/features/admin/BackLink.tsx';
import {
  useAllCountries,
  useNameOfCountry,
} from '#src/features/admin/countries/useAllCountries.ts';
import {
  useDataSinceOpening,
  useRefetchOnOpen,
} from '#src/features/admin/forms/versions/dataSinceOpening.ts';
import { HistoryLink } from '#src/features/admin/history/RecordLinks.tsx';
import { Loaded } from '#src/features/admin/Loaded.tsx';
import { storedListSearch } from '#src/features/admin/lists/listState.ts';
import { PageHeading } from '#src/features/admin/PageHeading.tsx';
import { ImportedRule } from '#src/features/admin/rules/editions/ImportedRule.tsx';
import { ConfirmForm } from '#src/features/admin/rules/queues/ConfirmForm.tsx';
import { RuleForm } from '#src/features/admin/rules/RuleForm.tsx';
import { EDITORS } from '#src/features/admin/rules/ruleLabels.ts';
import { useRuleSources } from '#src/features/admin/rules/useRuleSources.ts';
import { adminPageHead } from '#src/lib/pageHead.ts';
import { rowIdIn } from '#src/lib/searchParams.ts';
import { trpc } from '#src/lib/trpc.ts';

export const Route = createFileRoute('/admin/_panel/rules/$ruleId')({
  head: ({ match }) => adminPageHead('Rule', match),
  component: OneRule,
});

function OneRule() {
  const { ruleId } = Route.useParams();
  const navigate = useNavigate();
  const rule = useDataSinceOpening(
    trpc.rule.byId.useQuery({ id: rowIdIn(ruleId) ?? 0 }, useRefetchOnOpen()),
  );
  const countries = useAllCountries();
  const sources = useRuleSources();
  const nameOf = useNameOfCountry();
  const backToList = () =>
    navigate({ to: '/admin/rules', search: storedListSearch('/admin/rules'), ignoreBlocker: true });
  const own = rule.data?.sourceId === EDITORS;
  return (
    <>
      <PageHeading
        title={own ? 'Edit rule' : 'Rule'}
        detail={rule.data && `${nameOf(rule.data.passport)} to ${nameOf(rule.data.destination)}`}
        back={<BackToList to="/admin/rules" />}
      >
        <HistoryLink entity="rule" id={ruleId} />
      </PageHeading>
      <Loaded query={rule}>
        {(stored) => (
          <Loaded query={countries}>
            {(all) => (
              <Loaded query={sources}>
                {(known) =>
                  own ? (
                    <>
                      <RuleForm key={stored.id} rule={stored} countries={all} />
                      <ConfirmForm rule={stored} sources={known} onConfirmed={backToList} />
                    </>
                  ) : (
                    <>
                      <ImportedRule rule={stored} sources={known} />
                      <ConfirmForm key={stored.version} rule={stored} sources={known} />
                    </>
                  )
                }
              </Loaded>
            )}
          </Loaded>
        )}
      </Loaded>
    </>
  );
}
