import { useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import {
  documentIssuers,
  documentKinds,
  documentToken,
} from '../../../server/schemas/answers/documents.ts';
import { documentLabel } from '../../../server/schemas/answers/documentWords.ts';
import { Field } from '../../ui/forms/Field.tsx';
import type { Traveller } from './groupRows.ts';
import { type GroupAddress, withAdded } from './groupSearch.ts';

/** Adds a visa or residence permit for a traveller; a plain form without scripts. */
export function AddDocument({
  travellers,
  address,
}: {
  travellers: Traveller[];
  address: GroupAddress;
}) {
  const navigate = useNavigate();
  const { passports, continent, access } = address;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const sent = { ...address, add: String(data.get('add')), holder: String(data.get('holder')) };
    await navigate({ to: '/together', search: withAdded(sent) ?? sent, resetScroll: false });
  };

  return (
    <form
      action="/together"
      onSubmit={submit}
      className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]"
    >
      {Object.entries({ passports, continent, access }).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Field label="A visa or residence permit">
        {(control) => (
          <select {...control} key={passports} name="add" required className="input">
            <option value="">Choose a document</option>
            {documentKinds.flatMap((kind) =>
              documentIssuers.map((issuer) => {
                const token = documentToken(issuer, kind);
                return (
                  <option key={token} value={token}>
                    {documentLabel(token)}
                  </option>
                );
              }),
            )}
          </select>
        )}
      </Field>
      <Field label="Held by">
        {(control) => (
          <select {...control} key={passports} name="holder" required className="input">
            {travellers.map((held, place) => (
              <option key={`${place} ${held[0]?.code}`} value={place + 1}>
                Traveller {place + 1}, with {held[0]?.name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <button type="submit" className="button-quiet justify-center">
        Add document
      </button>
    </form>
  );
}
