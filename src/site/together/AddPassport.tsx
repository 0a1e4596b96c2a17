import { PASSPORTS_OF_TRAVELLER_MAX, TRAVELLERS_MAX } from '#core/passports/travellers.ts';
import messages from '#messages/en/together.gen.ts';
import { translator } from '#messages/translate.ts';
import { Field } from '#src/ui/forms/Field.tsx';
import { AddedPassports } from '../passports/AddedPassports.tsx';
import { AddForm } from '../passports/AddForm.tsx';
import type { UnclearCountry } from '../passports/queries.ts';
import type { Traveller } from './groupRows.ts';
import { filtersOf, type GroupAddress, RESULT_ID } from './groupSearch.ts';

const t = translator(messages);

/** Adds a traveller, or a second passport for one; at first two travellers at once. */
export function AddPassport({
  travellers,
  address,
  unclear,
}: {
  travellers: Traveller[];
  address: GroupAddress;
  unclear: UnclearCountry[];
}) {
  const isFirst = travellers.length === 0;
  const isFull = travellers.length >= TRAVELLERS_MAX;
  const { passports, add, holder } = address;

  return (
    <AddForm
      to="/together"
      hash={isFirst ? RESULT_ID : undefined}
      kept={{ passports, ...filtersOf(address) }}
      className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]"
    >
      <AddedPassports
        key={`${passports} ${add}`}
        labels={isFirst ? [t('firstPassport'), t('secondTraveller')] : [t('anotherPassport')]}
        unclear={unclear}
      />
      {!isFirst && (
        <Field label={t('addAs')}>
          {(control) => (
            <select
              {...control}
              key={passports}
              name="holder"
              required={isFull}
              defaultValue={holder}
              className="input"
            >
              <option value="">{isFull ? t('chooseTraveller') : t('newTraveller')}</option>
              {travellers.map(
                (held, place) =>
                  held.length < PASSPORTS_OF_TRAVELLER_MAX && (
                    <option key={`${place} ${held[0]?.code}`} value={place + 1}>
                      {t('secondPassportFor', { number: place + 1, country: held[0]?.name ?? '' })}
                    </option>
                  ),
              )}
            </select>
          )}
        </Field>
      )}
      <button type="submit" className="button">
        {isFirst ? t('show') : t('add')}
      </button>
    </AddForm>
  );
}
