import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { BackToList } from '../../../../features/admin/BackLink.tsx';
import {
  useAllCountries,
  useNameOfCountry,
} from '../../../../features/admin/countries/useAllCountries.ts';
import {
  useDataSinceOpening,
  useRefetchOnOpen,
} from '../../../../features/admin/forms/versions/dataSinceOpening.ts';
import { HistoryLink } from '../../../../features/admin/history/RecordLinks.tsx';
import { Loaded } from '../../../../features/admin/Loaded.tsx';
import { storedListSearch } from '../../../../features/admin/lists/listState.ts';
import { PageHeading } from '../../../../features/admin/PageHeading.tsx';
import { ImportedRule } from '../../../../features/admin/rules/editions/ImportedRule.tsx';
import { ConfirmForm } from '../../../../features/admin/rules/queues/ConfirmForm.tsx';
import { RuleForm } from '../../../../features/admin/rules/RuleForm.tsx';
import { EDITORS } from '../../../../features/admin/rules/ruleLabels.ts';
import { useRuleSources } from '../../../../features/admin/rules/useRuleSources.ts';
import { adminPageHead } from '../../../../lib/pageHead.ts';
import { rowIdIn } from '../../../../lib/searchParams.ts';
import { trpc } from '../../../../lib/trpc.ts';

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
