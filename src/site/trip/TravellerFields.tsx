import { Link } from '@tanstack/react-router';
import { documentLabel } from '#core/documents/documentWords.ts';
import { listInWords } from '#core/languages/listInWords.ts';
import { travellersText } from '#core/passports/travellers.ts';
import messages from '#messages/en/trip.gen.ts';
import { translator } from '#messages/translate.ts';
import { CountryField } from '../passports/CountryField.tsx';
import type { Guess } from '../passports/passportOfAnswer.ts';
import type { UnclearCountry } from '../passports/queries.ts';
import type { TripTraveller } from './loadTrip.ts';
import { RemoveLine } from './RemoveLine.tsx';

const t = translator(messages);

/** The passports of a traveller; the second one is folded until it is used. */
export function TravellerFields({
  travellers,
  place,
  isAlone,
  guessed,
  unclear,
}: {
  travellers: TripTraveller[];
  /** The traveller's index. */
  place: number;
  isAlone: boolean;
  guessed: Guess;
  /** A sent text that names no one passport. */
  unclear: UnclearCountry | undefined;
}) {
  const { passports = [], listed = [] } = travellers[place] ?? {};
  const [first, second] = passports;
  const number = place + 1;
  const others = travellers.filter((_, at) => at !== place);
  const secondPassport = (
    <CountryField
      label={isAlone ? t('secondPassport') : t('secondPassportOf', { number })}
      name="second"
      passports
      chosen={second}
    />
  );
  return (
    <li className="grid grid-cols-[1fr_--spacing(11)] items-start gap-x-4 gap-y-1 sm:grid-cols-[1fr_1fr_--spacing(11)]">
      <CountryField
        label={isAlone ? t('passport') : t('passportOf', { number })}
        hint={
          guessed && place === 0 ? t(guessed === 'default' ? 'byDefault' : 'guessed') : undefined
        }
        className="col-span-2 sm:col-span-1"
        name="passport"
        passports
        chosen={first}
        unclear={unclear}
        offer={(candidate) => (
          <Link
            to="/trip"
            search={(previous) => ({
              ...previous,
              add: undefined,
              passport: addressOf(travellers, candidate.code),
            })}
            hash="travellers"
            className="link inline-flex min-h-11 items-center"
          >
            {candidate.name}
          </Link>
        )}
      />
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
          {listInWords(
            listed.map((one) => documentLabel(one)),
            'comma',
          )}
        </p>
      )}
    </li>
  );
}

/** The address of these travellers, and another with this passport. */
function addressOf(travellers: readonly TripTraveller[], added?: string): string {
  const parts = travellers.map(({ passports, listed }) => [
    ...passports.map(({ code }) => code),
    ...listed,
  ]);
  return travellersText(added ? [...parts, [added]] : parts);
}
