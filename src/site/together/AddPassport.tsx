import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useRef } from 'react';
import { PASSPORTS_OF_TRAVELLER_MAX, TRAVELLERS_MAX } from '#core/passports/travellers.ts';
import { localAddress } from '#messages/language.ts';
import messages from '#messages/together/en.gen.ts';
import { translator } from '#messages/translate.ts';
import { Field } from '#src/ui/forms/Field.tsx';
import { HiddenFields } from '#src/ui/forms/HiddenFields.tsx';
import { AddedPassports } from '../passports/AddedPassports.tsx';
import type { UnclearCountry } from '../passports/queries.ts';
import type { Traveller } from './groupRows.ts';
import { filtersOf, type GroupAddress } from './groupSearch.ts';

const t = translator(messages);

/**
 * Adds a traveller, or a second passport for one; at first two travellers at once. Without scripts
 * it is a plain form, whose address the server redirects to the group's.
 */
export function AddPassport({
  travellers,
  address,
  unclear,
}: {
  travellers: Traveller[];
  address: GroupAddress;
  unclear: UnclearCountry[];
}) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const isFirst = travellers.length === 0;
  const isFull = travellers.length >= TRAVELLERS_MAX;
  const { passports, add, holder } = address;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const sent: GroupAddress = {
      ...address,
      add: data.getAll('add').join(),
      holder: String(data.get('holder') ?? ''),
    };
    await navigate({ to: '/together', search: sent, resetScroll: false });
    // Keyboard users continue in the same place: the field was replaced by an empty one.
    if (document.activeElement === document.body) {
      form.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
    }
  };

  return (
    <form
      ref={form}
      action={localAddress('/together')}
      onSubmit={submit}
      className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]"
    >
      <HiddenFields values={{ passports, ...filtersOf(address) }} />
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
    </form>
  );
}
