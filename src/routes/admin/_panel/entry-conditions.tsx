import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { recordWords } from '#core/records/kinds.ts';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { countryCodeIn, rowIdIn, unvalidated } from '#src/lib/searchParams.ts';
import { useAllCountries } from '#src/panel/countries/useAllCountries.ts';
import { CountryRecordList } from '#src/panel/countryRecords/CountryRecordList.tsx';
import { entryConditions } from '#src/panel/countryRecords/entryConditions.tsx';
import { officialLinks } from '#src/panel/countryRecords/officialLinks.tsx';
import { HistoryLink } from '#src/panel/HistoryLink.tsx';
import { Loaded } from '#src/panel/Loaded.tsx';
import { PageHeading } from '#src/panel/PageHeading.tsx';
import { useRuleSources } from '#src/panel/rules/useRuleSources.ts';
import { CountryOptions } from '#src/site/passports/CountryOptions.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Field } from '#src/ui/forms/Field.tsx';

/** The kinds of records of a country. */
const kinds = [entryConditions, officialLinks];

export const Route = createFileRoute('/admin/_panel/entry-conditions')({
  validateSearch: unvalidated<{ [name: string]: unknown }>,
  head: ({ match }) => panelPageHead('Entry conditions', match),
  component: EntryConditions,
});

/** The record in the form, if any: the page's search has its id, or `new`, by its kind. */
function editedIn(search: { [name: string]: unknown }) {
  for (const kind of kinds) {
    const value = search[recordWords[kind.entity].param];
    const id = value === 'new' ? ('new' as const) : rowIdIn(value);
    if (id) return { kind, id };
  }
  return undefined;
}

function EntryConditions() {
  const search = Route.useSearch();
  const destination = countryCodeIn(search.destination);
  const edited = editedIn(search);
  const navigate = useNavigate();
  const countries = useAllCountries();
  const sources = useRuleSources();
  const show = (code: string | undefined) =>
    navigate({ to: '/admin/entry-conditions', search: { destination: code } });

  return (
    <>
      <PageHeading
        title="Entry conditions"
        detail="What a country asks of every foreign passport, and where to apply."
      >
        {typeof edited?.id === 'number' && (
          <HistoryLink entity={edited.kind.entity} id={edited.id} />
        )}
      </PageHeading>
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
          if (edited && (destination || edited.id !== 'new')) {
            return (
              <edited.kind.Edited
                key={`${edited.kind.entity} ${edited.id}`}
                id={edited.id}
                destination={destination ?? ''}
                sources={known}
                onDone={show}
              />
            );
          }
          if (!destination) return <EmptyState title="Choose a country" />;
          const listed = { search, destination, sources: known };
          return (
            <>
              <CountryRecordList kind={entryConditions} {...listed} />
              <CountryRecordList kind={officialLinks} {...listed} />
            </>
          );
        }}
      </Loaded>
    </>
  );
}
