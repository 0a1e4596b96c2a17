import { useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { documentIssuers, documentToken } from '#core/documents/documents.ts';
import { documentLabel } from '#core/documents/documentWords.ts';
import { documentKinds } from '#core/vocabulary.ts';
import { localAddress } from '#messages/language.ts';
import messages from '#messages/together/en.gen.ts';
import { translator } from '#messages/translate.ts';
import { Field } from '#src/ui/forms/Field.tsx';
import { HiddenFields } from '#src/ui/forms/HiddenFields.tsx';
import type { Traveller } from './groupRows.ts';
import { filtersOf, type GroupAddress } from './groupSearch.ts';

const t = translator(messages);

/** Adds a visa or residence permit for a traveller; a plain form without scripts. */
export function AddDocument({
  travellers,
  address,
}: {
  travellers: Traveller[];
  address: GroupAddress;
}) {
  const navigate = useNavigate();
  const { passports } = address;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const sent = { ...address, add: String(data.get('add')), holder: String(data.get('holder')) };
    await navigate({ to: '/together', search: sent, resetScroll: false });
  };

  return (
    <form
      action={localAddress('/together')}
      onSubmit={submit}
      className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]"
    >
      <HiddenFields values={{ passports, ...filtersOf(address) }} />
      <Field label={t('document')}>
        {(control) => (
          <select {...control} key={passports} name="add" required className="input">
            <option value="">{t('chooseDocument')}</option>
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
      <Field label={t('heldBy')}>
        {(control) => (
          <select {...control} key={passports} name="holder" className="input">
            {travellers.map((held, place) => (
              <option key={`${place} ${held[0]?.code}`} value={place + 1}>
                {t('travellerOf', { number: place + 1, country: held[0]?.name ?? '' })}
              </option>
            ))}
          </select>
        )}
      </Field>
      <button type="submit" className="button-quiet justify-center">
        {t('addDocument')}
      </button>
    </form>
  );
}
