import { currencyName } from '../../../../server/schemas/countries/isoCodes.ts';
import { partialDateText } from '../../../../server/schemas/rules/partialDateText.ts';
import type { PassportCondition } from '../../../../server/schemas/travel/passportCheck.ts';
import type { RouterOutputs } from '../../../lib/trpc.ts';
import { ExternalLink } from '../../../ui/ExternalLink.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { LocalTime } from '../../destinations/LocalTime.tsx';

type CountryFacts = RouterOutputs['countryFacts']['byCode'];

/** Capital, currency, languages, time and calling code. */
export function CountryInBrief({ name, facts }: { name: string; facts: CountryFacts }) {
  const { capital, currencies, languages, time, callingCodes } = facts;
  return (
    <Facts
      title={`${name} in brief`}
      facts={[
        ['Capital', capital],
        // The browser's locale data may be older than the server's, so the server's text stays.
        [
          currencies.length > 1 ? 'Currencies' : 'Currency',
          currencies.length > 0 && (
            <span key="currency" suppressHydrationWarning>
              {currencies.map(currencyName).join(', ')}
            </span>
          ),
        ],
        ['Languages', languages.join(', ')],
        ['Time', time && <CountryTime key="time" time={time} />],
        ['Calling code', callingCodes.join(', ')],
      ]}
    />
  );
}

function CountryTime({ time }: { time: NonNullable<CountryFacts['time']> }) {
  if ('zone' in time) return <LocalTime timeZone={time.zone} />;
  return (
    <>
      {utcOffset(time.west)} to {utcOffset(time.east)}
    </>
  );
}

/** "UTC−9:30" for -570 minutes. */
function utcOffset(minutes: number): string {
  const hours = Math.floor(Math.abs(minutes) / 60);
  const rest = Math.abs(minutes) % 60;
  const clock = rest ? `${hours}:${String(rest).padStart(2, '0')}` : hours;
  return `UTC${minutes < 0 ? '−' : '+'}${clock}`;
}

/** Conditions for all foreign passports: remaining validity and maximum age. */
export function PassportConditions({ conditions }: { conditions: CountryFacts['conditions'] }) {
  if (conditions.length === 0) return null;
  return (
    <section className="card flex flex-col gap-3 p-6">
      <h2 className="text-xl font-semibold">Your passport must be</h2>
      <ul className="flex flex-col gap-3">
        {conditions.map((condition) => (
          <li key={condition.kind}>
            <p className="font-semibold">{passportConditionInWords(condition)}</p>
            {condition.note && condition.note !== `${passportConditionInWords(condition)}.` && (
              <p>{condition.note}</p>
            )}
            <p className="text-sm text-ink-soft">
              Source:{' '}
              <ExternalLink href={condition.source.address}>
                {condition.source.title ?? 'This site’s editors'}
              </ExternalLink>
              {condition.source.date && `, ${partialDateText(condition.source.date)}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A passport condition as text: "Valid for 3 months from the day you leave". */
export function passportConditionInWords({ kind, months, countedFrom }: PassportCondition) {
  if (kind === 'passport_age') return `Issued within the last ${monthsInWords(months)}`;
  if (months === 0) return countedFrom === 'entry' ? 'Valid on entry' : 'Valid for the whole stay';
  const from = countedFrom === 'entry' ? 'entry' : 'the day you leave';
  return `Valid for ${monthsInWords(months)} from ${from}`;
}

function monthsInWords(months: number): string {
  const years = months / 12;
  if (Number.isInteger(years)) return years === 1 ? 'year' : `${years} years`;
  return months === 1 ? '1 month' : `${months} months`;
}
