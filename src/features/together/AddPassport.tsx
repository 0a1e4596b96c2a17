import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useRef } from 'react';
import messages from '../../../messages/together/en.gen.ts';
import {
  PASSPORTS_OF_TRAVELLER_MAX,
  TRAVELLERS_MAX,
} from '../../../server/schemas/travel/travellers.ts';
import { trpc } from '../../lib/trpc.ts';
import { useMessages } from '../../lib/useMessages.ts';
import { Field } from '../../ui/forms/Field.tsx';
import { CountryCombobox } from '../passports/CountryCombobox.tsx';
import type { Traveller } from './groupRows.ts';
import { type GroupAddress, withAdded } from './groupSearch.ts';
import { KeptInAddress } from './KeptInAddress.tsx';

/**
 * Adds a traveller, or a second passport for one; at first two travellers at once. Without scripts
 * it is a plain form, whose address the server redirects to the group's.
 */
export function AddPassport({
  travellers,
  address,
}: {
  travellers: Traveller[];
  address: GroupAddress;
}) {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { data: visitor } = trpc.visitor.country.useQuery();
  const isFirst = travellers.length === 0;
  const isFull = travellers.length >= TRAVELLERS_MAX;
  const { passports } = address;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const sent: GroupAddress = {
      ...address,
      add: data.getAll('add').join(),
      holder: String(data.get('holder') ?? ''),
    };
    await navigate({ to: '/together', search: withAdded(sent) ?? sent, resetScroll: false });
    // Keyboard users continue in the same place: the field was replaced by an empty one.
    if (document.activeElement === document.body) {
      form.current?.querySelector<HTMLElement>('select, input:not([type=hidden])')?.focus();
    }
  };

  return (
    <form
      ref={form}
      action="/together"
      onSubmit={submit}
      className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]"
    >
      <KeptInAddress address={address} />
      <Field label={isFirst ? t('firstPassport') : t('anotherPassport')}>
        {(control) => (
          <CountryCombobox
            {...control}
            key={passports}
            name="add"
            passports
            required
            defaultValue={isFirst ? visitor?.country.code : undefined}
          />
        )}
      </Field>
      {isFirst ? (
        <Field label={t('secondTraveller')}>
          {(control) => <CountryCombobox {...control} name="add" passports required />}
        </Field>
      ) : (
        <Field label={t('addAs')}>
          {(control) => (
            <select {...control} key={passports} name="holder" required={isFull} className="input">
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
