import { listInWords } from '#core/languages/listInWords.ts';
import answerMessages from '#messages/en/answers.gen.ts';
import { translator } from '#messages/translate.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { Facts } from '#src/ui/Facts.tsx';
import { LocalTime } from './LocalTime.tsx';
import { utcOffset } from './timeZones.ts';

const t = translator(answerMessages);

type Place = RouterOutputs['page']['answer']['place'];

/** Capital, currency, languages, time and calling code. */
export function CountryInBrief({ name, place }: { name: string; place: Place }) {
  const { capital, currencies, languages, time, callingCodes } = place;
  return (
    <Facts
      title={t('inBrief', { country: name })}
      facts={[
        [t('capital'), capital],
        [t('currency', { count: currencies.length }), listInWords(currencies, 'comma')],
        [t('languages'), listInWords(languages, 'comma')],
        [t('time'), time && <CountryTime key="time" time={time} />],
        [
          t('callingCode'),
          callingCodes.length > 0 && (
            <span key="callingCode" dir="ltr">
              {listInWords(callingCodes, 'comma')}
            </span>
          ),
        ],
      ]}
    />
  );
}

function CountryTime({ time }: { time: NonNullable<Place['time']> }) {
  if ('zone' in time) return <LocalTime timeZone={time.zone} />;
  return t('timeZones', { west: utcOffset(time.west), east: utcOffset(time.east) });
}
