import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { inSentence } from '../../lib/countryName.ts';
import { trpc } from '../../lib/trpc.ts';
import { ErrorText } from '../../ui/forms/ErrorText.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { EnabledCountryOptions } from '../passports/CountryOptions.tsx';
import { isVisaCategory, type SearchCategory, searchCategories } from './searchCategories.ts';

const COUNTRY_MISSING = 'Please select a destination country';

/**
 * The search of the home page: what for, and which country. Without scripts it is a plain form for
 * /search, which redirects by the same rules. A passport that is only guessed can be set
 * right here, because the answer's address will name it.
 */
export function VisaSearchForm({
  initial = 'tourist',
  countryMissing = false,
}: {
  initial?: SearchCategory;
  /** Whether the form was sent, without scripts, without a country. */
  countryMissing?: boolean;
}) {
  const navigate = useNavigate();
  const country = useRef<HTMLSelectElement>(null);
  const [category, setCategory] = useState<SearchCategory>(initial);
  const [missing, setMissing] = useState(countryMissing);
  const [stated, setStated] = useState<string>();
  const [countries] = trpc.country.list.useSuspenseQuery();
  const { data: visitor } = trpc.visitor.country.useQuery();
  const guessed = visitor?.guessed;
  const passport = (guessed && countries.find(({ code }) => code === stated)) || visitor?.country;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = country.current?.value;
    setMissing(!code);
    if (!code) return country.current?.focus();
    const from = isVisaCategory(category) ? passport?.code : undefined;
    void navigate({ to: '/search', search: { category, country: code, from } });
  };

  return (
    <form
      action="/search"
      onSubmit={submit}
      noValidate
      aria-label="Search destinations and visas"
      className="visa-search card flex flex-col gap-4 p-5 text-ink sm:p-6"
    >
      <Field label="Category">
        {(control) => (
          <select
            {...control}
            name="category"
            className="input"
            value={category}
            onChange={(event) => setCategory(event.target.value as SearchCategory)}
          >
            {searchCategories.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Destination Country">
        {(control) => (
          <>
            <select
              {...control}
              ref={country}
              name="country"
              required
              aria-invalid={missing}
              aria-describedby={missing ? `${control.id}-missing` : undefined}
              className="input"
              defaultValue=""
            >
              <option value="">Select a country</option>
              <EnabledCountryOptions />
            </select>
            {missing && (
              <ErrorText id={`${control.id}-missing`} alert>
                {COUNTRY_MISSING}
              </ErrorText>
            )}
          </>
        )}
      </Field>
      {guessed && (
        <Field
          label="Your passport"
          hint={`We took it to be that of ${inSentence(visitor.country.name)}.`}
          className="visa-only"
        >
          {(control) => (
            <select
              {...control}
              name="from"
              value={passport?.code}
              onChange={(event) => setStated(event.target.value)}
              className="input"
            >
              <EnabledCountryOptions />
            </select>
          )}
        </Field>
      )}
      {isVisaCategory(category) && passport && (
        <p className="rounded-md bg-sunken px-3 py-2 text-sm">
          Checking visa requirements for {passport.name} passport holders
        </p>
      )}
      <button type="submit" className="button">
        Search
      </button>
    </form>
  );
}
