import { useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { Field } from '../../ui/forms/Field.tsx';
import { EnabledCountryOptions } from '../passports/CountryOptions.tsx';

/** The form for a passport and a destination country; its page redirects to the answer. */
export function RequirementsLookUp() {
  const navigate = useNavigate();
  const { data: visitor } = trpc.visitor.country.useQuery();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    void navigate({
      to: '/visa-requirements',
      search: { from: String(fields.get('from')), country: String(fields.get('country')) },
    });
  };

  return (
    <form
      action="/visa-requirements"
      onSubmit={submit}
      className="card flex max-w-xl flex-col gap-5 p-6 sm:p-8"
    >
      <Field label="Passport country">
        {(control) => (
          <select
            {...control}
            key={visitor?.country.code}
            name="from"
            required
            defaultValue={visitor?.country.code}
            className="input"
          >
            <EnabledCountryOptions />
          </select>
        )}
      </Field>
      <Field label="Destination Country">
        {(control) => (
          <select {...control} name="country" required defaultValue="" className="input">
            <option value="">Select a country</option>
            <EnabledCountryOptions />
          </select>
        )}
      </Field>
      <button type="submit" className="button self-start">
        Look up
      </button>
    </form>
  );
}
