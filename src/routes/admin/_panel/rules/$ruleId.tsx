import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { rowIdIn } from '#src/lib/searchParams.ts';
import { trpc } from '#src/lib/trpc.ts';
import { useAllCountries, useNameOfCountry } from '#src/panel/countries/useAllCountries.ts';
import {
  useDataSinceOpening,
  useRefetchOnOpen,
} from '#src/panel/forms/versions/dataSinceOpening.ts';
import { HistoryLink } from '#src/panel/HistoryLink.tsx';
import { Loaded } from '#src/panel/Loaded.tsx';
import { BackToList } from '#src/panel/lists/BackLink.tsx';
import { storedListSearch } from '#src/panel/lists/listState.ts';
import { PageHeading } from '#src/panel/PageHeading.tsx';
import { ConfirmForm } from '#src/panel/rules/decisions/ConfirmForm.tsx';
import { ImportedRule } from '#src/panel/rules/editions/ImportedRule.tsx';
import { RuleForm } from '#src/panel/rules/RuleForm.tsx';
import { EDITORS } from '#src/panel/rules/ruleLabels.ts';
import { useRuleSources } from '#src/panel/rules/useRuleSources.ts';

export const Route = createFileRoute('/admin/_panel/rules/$ruleId')({
  head: ({ match }) => panelPageHead('Rule', match),
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
