import { useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import changeMessages from '#messages/en/changes.gen.ts';
import { localAddress } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import { CountryField } from '../passports/CountryField.tsx';
import type { ReadCountry } from '../passports/queries.ts';
import { readChangeSearch } from './changeSearch.ts';

const t = translator(changeMessages);

/**
 * Filters by passport and destination, stored in the address. Without scripts it is a plain form.
 */
export function ChangeFilter({
  passport,
  destination,
}: {
  passport: ReadCountry;
  destination: ReadCountry;
}) {
  const navigate = useNavigate();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = Object.fromEntries(new FormData(event.currentTarget));
    void navigate({ to: '/changes', search: readChangeSearch(chosen), resetScroll: false });
  };

  return (
    <search>
      <form
        action={localAddress('/changes')}
        onSubmit={submit}
        className="grid max-w-3xl items-start gap-4 sm:grid-cols-[1fr_1fr_auto]"
      >
        <CountryField
          key={`passport ${passport.country?.code}`}
          label={t('passport')}
          name="passport"
          passports
          placeholder={t('everyPassport')}
          chosen={passport.country}
          unclear={passport.unclear}
        />
        <CountryField
          key={`destination ${destination.country?.code}`}
          label={t('destination')}
          name="destination"
          placeholder={t('everyDestination')}
          chosen={destination.country}
          unclear={destination.unclear}
        />
        <button type="submit" className="button sm:mt-7.5">
          {t('show')}
        </button>
      </form>
    </search>
  );
}
