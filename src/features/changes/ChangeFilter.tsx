import { useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import changeMessages from '../../../messages/changes/en.gen.ts';
import { trpc } from '../../lib/trpc.ts';
import { useMessages } from '../../lib/useMessages.ts';
import { Field } from '../../ui/forms/Field.tsx';
import { CountryOptions } from '../passports/CountryOptions.tsx';
import { type ChangeSearch, readChangeSearch } from './changeSearch.ts';

/**
 * Filters by passport and destination, stored in the address. Without scripts it is a plain form.
 */
export function ChangeFilter({ search }: { search: ChangeSearch }) {
  const t = useMessages(changeMessages);
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
        <Field label={t('passport')}>
          {(control) => (
            <select
              {...control}
              key={search.passport}
              name="passport"
              defaultValue={search.passport ?? ''}
              className="input"
            >
              <option value="">{t('everyPassport')}</option>
              <CountryOptions countries={countries.filter((country) => country.issuesPassports)} />
            </select>
          )}
        </Field>
        <Field label={t('destination')}>
          {(control) => (
            <select
              {...control}
              key={search.destination}
              name="destination"
              defaultValue={search.destination ?? ''}
              className="input"
            >
              <option value="">{t('everyDestination')}</option>
              <CountryOptions countries={countries} />
            </select>
          )}
        </Field>
        <button type="submit" className="button">
          {t('show')}
        </button>
      </form>
    </search>
  );
}
