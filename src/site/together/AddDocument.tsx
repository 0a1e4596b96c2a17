import { documentIssuers, documentToken } from '#core/documents/documents.ts';
import { documentLabel } from '#core/documents/documentWords.ts';
import { documentKinds } from '#core/vocabulary.ts';
import messages from '#messages/en/together.gen.ts';
import { translator } from '#messages/translate.ts';
import { Field } from '#src/ui/forms/Field.tsx';
import { AddForm } from '../passports/AddForm.tsx';
import type { Traveller } from './groupRows.ts';
import { filtersOf, type GroupAddress } from './groupSearch.ts';

const t = translator(messages);

/** Adds a visa or residence permit for a traveller. */
export function AddDocument({
  travellers,
  address,
}: {
  travellers: Traveller[];
  address: GroupAddress;
}) {
  const { passports } = address;

  return (
    <AddForm
      to="/together"
      kept={{ passports, ...filtersOf(address) }}
      className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]"
    >
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
    </AddForm>
  );
}
