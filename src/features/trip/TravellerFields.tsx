import messages from '../../../messages/trip/en.gen.ts';
import { documentLabel } from '../../../server/schemas/answers/documentWords.ts';
import { travellersText } from '../../../server/schemas/travel/travellers.ts';
import { useMessages } from '../../lib/useMessages.ts';
import { Field } from '../../ui/forms/Field.tsx';
import { useCountryName } from '../access/useCountryName.ts';
import { CountryCombobox } from '../passports/CountryCombobox.tsx';
import type { TripTraveller } from './loadTrip.ts';
import { RemoveLine } from './RemoveLine.tsx';

/** The passports of a traveller; the second one is folded until it is used. */
export function TravellerFields({
  travellers,
  place,
  isAlone,
  guessed,
}: {
  travellers: TripTraveller[];
  /** The traveller's index. */
  place: number;
  isAlone: boolean;
  guessed: boolean;
}) {
  const t = useMessages(messages);
  const nameOf = useCountryName();
  const { passports = [], listed = [] } = travellers[place] ?? {};
  const [first, second] = passports;
  const number = place + 1;
  const others = travellers.filter((_, at) => at !== place);
  const secondPassport = (
    <Field label={isAlone ? t('secondPassport') : t('secondPassportOf', { number })} optional>
      {(control) => (
        <CountryCombobox {...control} passports name="second" defaultValue={second?.code} />
      )}
    </Field>
  );
  return (
    <li className="grid grid-cols-[1fr_2.75rem] items-start gap-x-4 gap-y-1 sm:grid-cols-[1fr_1fr_2.75rem]">
      <Field
        label={isAlone ? t('passport') : t('passportOf', { number })}
        hint={guessed && place === 0 ? t('guessed') : undefined}
        className="col-span-2 sm:col-span-1"
      >
        {(control) => (
          <CountryCombobox {...control} passports name="passport" defaultValue={first?.code} />
        )}
      </Field>
      {second ? (
        secondPassport
      ) : (
        <details className="sm:pt-7">
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">
            {t('addSecondPassport')}
          </summary>
          {secondPassport}
        </details>
      )}
      {others.length > 0 && first && (
        <span className="sm:pt-7">
          <RemoveLine changed={{ passport: addressOf(others) }} hash="travellers">
            {t('removeTraveller', { number })}
          </RemoveLine>
        </span>
      )}
      <input type="hidden" name="documents" value={listed.join(' ')} />
      {listed.length > 0 && (
        <p className="col-span-full text-sm text-ink-soft">
          {listed.map((one) => documentLabel(one, nameOf)).join(', ')}
        </p>
      )}
    </li>
  );
}

function addressOf(travellers: readonly TripTraveller[]): string {
  return travellersText(
    travellers.map(({ passports, listed }) => [...passports.map(({ code }) => code), ...listed]),
  );
}
