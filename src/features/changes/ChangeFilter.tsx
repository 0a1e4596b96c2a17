import { useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { Field } from '../../ui/forms/Field.tsx';
import { CountryOptions } from '../passports/CountryOptions.tsx';
import { type ChangeSearch, readChangeSearch } from './changeSearch.ts';

/**
 * Filters by passport and destination, stored in the address. Without scripts it is a plain form.
 */
export function ChangeFilter({ search }: { search: ChangeSearch }) {
  const navigate = useNavigate();
  const [countries] = trpc.country.list.useSuspenseQuery();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = Object.fromEntries(new FormData(event.currentTarget));
    void navigate({ to: '/changes', search: readChangeSearch(chosen), resetScroll: false });
  };

  return (
    <search>
      <form
        action="/changes"
        onSubmit={submit}
        className="grid max-w-3xl items-end gap-4 sm:grid-cols-[1fr_1fr_auto]"
      >
        <Field label="Passport">
          {(control) => (
            <select
              {...control}
              key={search.passport}
              name="passport"
              defaultValue={search.passport ?? ''}
              className="input"
            >
              <option value="">Every passport</option>
              <CountryOptions countries={countries.filter((country) => country.issuesPassports)} />
            </select>
          )}
        </Field>
        <Field label="Destination">
          {(control) => (
            <select
              {...control}
              key={search.destination}
              name="destination"
              defaultValue={search.destination ?? ''}
              className="input"
            >
              <option value="">Every destination</option>
              <CountryOptions countries={countries} />
            </select>
          )}
        </Field>
        <button type="submit" className="button">
          Show
        </button>
      </form>
    </search>
  );
}
