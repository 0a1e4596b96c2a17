import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { trpc } from '../../trpc.ts';
import { Field } from '../Field.tsx';
import { CountryOptions } from './CountryOptions.tsx';
import { isVisaCategory, type SearchCategory, searchCategories } from './searchCategories.ts';

/**
 * The search of the home page: what for, and which country. Without scripts it is a plain form whose
 * answer is /search, which leads on by the same rules.
 */
export function VisaSearchForm({ initial = 'tourist' }: { initial?: SearchCategory }) {
  const navigate = useNavigate();
  const country = useRef<HTMLSelectElement>(null);
  const [category, setCategory] = useState<SearchCategory>(initial);
  const [error, setError] = useState<string>();
  const { data: visitor } = trpc.visitor.country.useQuery();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = country.current?.value;
    if (code) {
      setError(undefined);
      navigate({ to: '/search', search: { category, country: code } });
    } else {
      setError('Please select a destination country');
      country.current?.focus();
    }
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
          <select
            {...control}
            ref={country}
            name="country"
            required
            aria-invalid={Boolean(error)}
            className="input"
            defaultValue=""
          >
            <option value="">Select a country</option>
            <CountryOptions />
          </select>
        )}
      </Field>
      {error && (
        <p role="alert" className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
      {isVisaCategory(category) && visitor && (
        <p className="rounded-md bg-sunken px-3 py-2 text-sm">
          Checking visa requirements for {visitor.country.name} passport holders
        </p>
      )}
      <button type="submit" className="button">
        Search
      </button>
    </form>
  );
}
