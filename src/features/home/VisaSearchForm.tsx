import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { inSentence } from '../../../server/schemas/countries/countryInSentence.ts';
import { trpc } from '../../lib/trpc.ts';
import { ErrorText } from '../../ui/forms/ErrorText.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { CountryCombobox } from '../passports/CountryCombobox.tsx';
import { isVisaCategory, type SearchCategory, searchCategories } from './searchCategories.ts';

const COUNTRY_MISSING = 'Please select a destination country';
const PASSPORT_MISSING = 'Choose a passport country';

/**
 * The home page's search: a category, a country and a passport, by default the visitor's. Without
 * scripts it is a plain form for /search, which redirects by the same rules.
 */
export function VisaSearchForm({
  initial = 'tourist',
  country,
  passport: asked,
  countryMissing = false,
}: {
  initial?: SearchCategory;
  /** Codes of the country and the passport at first. */
  country?: string;
  passport?: string;
  /** Whether the form was sent without scripts and without a country. */
  countryMissing?: boolean;
}) {
  const navigate = useNavigate();
  const [category, setCategory] = useState<SearchCategory>(initial);
  const [missing, setMissing] = useState({ country: countryMissing, passport: false });
  // Kept until the visitor's own passport is changed in the header.
  const [stated, setStated] = useState<{ code: string; instead: string | undefined }>();
  const [countries] = trpc.country.list.useSuspenseQuery();
  const { data: visitor } = trpc.visitor.country.useQuery();
  const own = visitor?.country;
  const guessed = visitor?.guessed;
  const passport =
    (stated?.instead === own?.code && countries.find(({ code }) => code === stated?.code)) || own;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const country = String(fields.get('country'));
    const from = String(fields.get('from'));
    setMissing({ country: !country, passport: !from });
    if (!country || !from) return form.querySelector<HTMLElement>(':invalid')?.focus();
    void navigate({ to: '/search', search: { category, country, from } });
  };

  return (
    <form
      action="/search"
      onSubmit={submit}
      noValidate
      aria-label="Search destinations and visas"
      className="card flex flex-col gap-4 p-5 text-ink sm:p-6"
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
            <CountryCombobox
              {...control}
              name="country"
              defaultValue={country}
              required
              aria-invalid={missing.country}
              aria-describedby={missing.country ? `${control.id}-missing` : undefined}
            />
            {missing.country && (
              <ErrorText id={`${control.id}-missing`} alert>
                {COUNTRY_MISSING}
              </ErrorText>
            )}
          </>
        )}
      </Field>
      <Field
        label="Your passport"
        hint={guessed ? guessOf(visitor.country.name) : undefined}
        error={missing.passport ? PASSPORT_MISSING : undefined}
      >
        {(control) => (
          <CountryCombobox
            {...control}
            key={own?.code}
            passports
            name="from"
            required
            defaultValue={asked ?? own?.code}
            onChange={(code) => setStated({ code, instead: own?.code })}
          />
        )}
      </Field>
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

function guessOf(country: string): string {
  return `We took it to be that of ${inSentence(country)}.`;
}
