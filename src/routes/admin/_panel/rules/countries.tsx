import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useAllCountries } from '../../../../features/admin/countries/useAllCountries.ts';
import { EditedCondition, EditedLink } from '../../../../features/admin/entry/EditedRecord.tsx';
import {
  conditionSorts,
  EntryConditionList,
} from '../../../../features/admin/entry/EntryConditionList.tsx';
import { linkSorts, OfficialLinkList } from '../../../../features/admin/entry/OfficialLinkList.tsx';
import { HistoryLink } from '../../../../features/admin/history/RecordLinks.tsx';
import { Loaded } from '../../../../features/admin/Loaded.tsx';
import {
  readListAddress,
  type SeveralLists,
} from '../../../../features/admin/lists/listAddress.ts';
import { PageHeading } from '../../../../features/admin/PageHeading.tsx';
import type { ShownOfCountry } from '../../../../features/admin/records/CountryRecordList.tsx';
import { RulesNav } from '../../../../features/admin/rules/RulesNav.tsx';
import { useRuleSources } from '../../../../features/admin/rules/useRuleSources.ts';
import { CountryOptions } from '../../../../features/passports/CountryOptions.tsx';
import { adminPageHead } from '../../../../lib/pageHead.ts';
import { countryCodeIn, rowIdIn, unvalidated } from '../../../../lib/searchParams.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Field } from '../../../../ui/forms/Field.tsx';

export const Route = createFileRoute('/admin/_panel/rules/countries')({
  validateSearch: unvalidated<ShownOfCountry & SeveralLists<'conditions' | 'links'>>,
  head: ({ match }) => adminPageHead('Entry Conditions', match),
  component: Countries,
});

function readShown(search: { [name: string]: unknown }): ShownOfCountry {
  return {
    destination: countryCodeIn(search.destination),
    condition: search.condition === 'new' ? 'new' : rowIdIn(search.condition),
    link: search.link === 'new' ? 'new' : rowIdIn(search.link),
  };
}

function Countries() {
  const search = Route.useSearch();
  const { destination, condition, link } = readShown(search);
  const navigate = useNavigate();
  const countries = useAllCountries();
  const sources = useRuleSources();
  const show = (code: string | undefined) =>
    navigate({ to: '/admin/rules/countries', search: { destination: code } });
  const showLists = () => void show(destination);

  return (
    <>
      <PageHeading
        title="Entry Conditions"
        detail="What a country asks of every foreign passport, and where to apply."
      >
        {typeof condition === 'number' && <HistoryLink entity="entry_condition" id={condition} />}
        {typeof link === 'number' && <HistoryLink entity="application_portal" id={link} />}
      </PageHeading>
      <RulesNav />
      <Loaded query={countries}>
        {(all) => (
          <Field label="Country" className="max-w-md">
            {(control) => (
              <select
                {...control}
                className="input"
                value={destination ?? ''}
                onChange={({ target }) => void show(target.value || undefined)}
              >
                <option value="">Select a country</option>
                <CountryOptions countries={all} />
              </select>
            )}
          </Field>
        )}
      </Loaded>
      <Loaded query={sources}>
        {(known) => {
          if (!destination) return <EmptyState title="Choose a country" />;
          const edited = { destination, sources: known, onDone: showLists };
          if (condition) return <EditedCondition key={condition} id={condition} {...edited} />;
          if (link) return <EditedLink key={link} id={link} {...edited} />;
          return (
            <>
              <EntryConditionList
                address={readListAddress(search, conditionSorts, 'conditions')}
                destination={destination}
                sources={known}
              />
              <OfficialLinkList
                address={readListAddress(search, linkSorts, 'links')}
                destination={destination}
                sources={known}
              />
            </>
          );
        }}
      </Loaded>
    </>
  );
}
