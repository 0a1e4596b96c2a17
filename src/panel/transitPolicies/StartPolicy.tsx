import { useState } from 'react';
import { trpc } from '#src/lib/trpc.ts';
import { Field } from '#src/ui/forms/Field.tsx';
import { ButtonLink } from '../ButtonLink.tsx';
import type { Choices } from './PassportListFields.tsx';

/** Chooses the country of a new policy: with a copy of the shipped one, where there is one. */
export function StartPolicy({ countries }: Pick<Choices, 'countries'>) {
  const shipped = trpc.transitPolicy.shipped.useQuery();
  const own = trpc.transitPolicy.list.useQuery();
  const [country, setCountry] = useState('');
  const existing = own.data?.find(({ destination }) => destination === country);
  const isShipped = shipped.data?.countries.includes(country) ?? false;
  return (
    <div className="card flex flex-wrap items-end gap-3 p-4">
      <Field label="Country" className="w-full max-w-md">
        {(control) => (
          <select
            {...control}
            className="input"
            value={country}
            onChange={({ target }) => setCountry(target.value)}
          >
            <option value="">Select a country</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      {country !== '' && existing && (
        <ButtonLink to="/admin/transit-policies/$policyId" params={{ policyId: `${existing.id}` }}>
          Edit your policy
        </ButtonLink>
      )}
      {country !== '' && !existing && isShipped && (
        <ButtonLink
          to="/admin/transit-policies/new"
          search={{ country, copy: true }}
          look="button"
          data-list-new
        >
          Edit a copy
        </ButtonLink>
      )}
      {country !== '' && !existing && (
        <ButtonLink to="/admin/transit-policies/new" search={{ country }}>
          Start empty
        </ButtonLink>
      )}
    </div>
  );
}
