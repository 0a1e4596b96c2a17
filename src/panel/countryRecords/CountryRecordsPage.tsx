import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { recordWords } from '#core/records/kinds.ts';
import { countryCodeIn, rowIdIn } from '#src/lib/searchParams.ts';
import { CountryOptions } from '#src/site/passports/CountryOptions.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Field } from '#src/ui/forms/Field.tsx';
import { useAllCountries } from '../countries/useAllCountries.ts';
import { HistoryLink } from '../HistoryLink.tsx';
import { Loaded } from '../Loaded.tsx';
import { PageHeading } from '../PageHeading.tsx';
import type { RuleSource } from '../rules/ruleLabels.ts';
import { useRuleSources } from '../rules/useRuleSources.ts';
import type { CountryRecordPage, EditedKind } from './countryRecordKind.ts';

type Search = { [name: string]: unknown };

/** A country's records of some kinds, which share a page: their lists, or the form of one. */
export function CountryRecordsPage({
  page,
  title,
  detail,
  kinds,
  search,
  lists,
}: {
  page: CountryRecordPage;
  title: string;
  detail: string;
  kinds: readonly EditedKind[];
  /** The page's search parameters. */
  search: Search;
  lists: (listed: { search: Search; destination: string; sources: RuleSource[] }) => ReactNode;
}) {
  const destination = countryCodeIn(search.destination);
  const edited = editedIn(kinds, search);
  const navigate = useNavigate();
  const countries = useAllCountries();
  const sources = useRuleSources();
  const show = (code: string | undefined) => navigate({ to: page, search: { destination: code } });

  return (
    <>
      <PageHeading title={title} detail={detail}>
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
          return lists({ search, destination, sources: known });
        }}
      </Loaded>
    </>
  );
}

/** The record in the form, if any: the page's search has its id, or `new`, by its kind. */
function editedIn(kinds: readonly EditedKind[], search: Search) {
  for (const kind of kinds) {
    const value = search[recordWords[kind.entity].param];
    const id = value === 'new' ? ('new' as const) : rowIdIn(value);
    if (id) return { kind, id };
  }
  return undefined;
}
