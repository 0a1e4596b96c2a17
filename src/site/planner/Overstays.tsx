import { listInWords } from '#core/languages/listInWords.ts';
import type { StayAdvice } from '#core/stays/stayAdvice.ts';
import { runsOf, type StayPlan } from '#core/stays/stayWindow.ts';
import messages from '#messages/en/planner.gen.ts';
import { translator } from '#messages/translate.ts';
import { SourceLine } from '../border/SourceLine.tsx';
import { adviceText } from './adviceWords.ts';
import { dayText, overLimitText, spanText } from './dayWords.ts';
import type { EnteredStay, Zone } from './StayPlanner.tsx';

const t = translator(messages);

/** Maximum number of days in the list: more indicate a typing error, or are of no help. */
const LISTED_DAYS = 400;

/** Lists each day of overstay, past or planned, with a correction for each stay. */
export function Overstays({
  plan,
  stays,
  advice,
  zone,
  today,
}: {
  plan: StayPlan;
  stays: EnteredStay[];
  advice: (StayAdvice | undefined)[];
  zone: Zone;
  today: number;
}) {
  const days = plan.overstayed();
  if (days.length === 0) return null;
  const isAhead = days.some((day) => day > today);
  return (
    <section aria-labelledby="overstays" className="card overstays flex flex-col gap-3 p-6">
      <h2 id="overstays" className="text-xl font-semibold text-refused">
        {t(isAhead ? 'wouldOverstay' : 'overstayed', { days: days.length })}
      </h2>
      <p>
        {t('overstayDays', {
          allowed: zone.days,
          per: zone.per,
          days: listInWords(
            runsOf(days).map(({ first, last }) => spanText(first, last)),
            'comma',
          ),
        })}
      </p>
      {zone.overstays.map(({ country, text, details, source }) => (
        <div key={`${country} ${text}`} data-subject="overstay">
          <p>
            <strong>{country}</strong> · {text}
          </p>
          {details && <p>{details}</p>}
          <p className="text-sm text-ink-soft">
            <SourceLine source={source} />
          </p>
        </div>
      ))}
      {isAhead ? (
        <AdviceOnStays stays={stays} advice={advice} today={today} />
      ) : (
        <p>{t('pastOverstay')}</p>
      )}
      <details>
        <summary className="link min-h-11 content-center">{t('dayByDay')}</summary>
        <ul className="grid gap-x-6 text-sm sm:grid-cols-2 lg:grid-cols-3">
          {days.slice(0, LISTED_DAYS).map((day) => (
            <li key={day}>
              {t('dayOver', {
                day: dayText(day),
                over: overLimitText(plan.used(day), zone.days),
              })}
            </li>
          ))}
        </ul>
        {days.length > LISTED_DAYS && <p>{t('moreDays', { count: days.length - LISTED_DAYS })}</p>}
      </details>
    </section>
  );
}

function AdviceOnStays({
  stays,
  advice,
  today,
}: {
  stays: EnteredStay[];
  advice: (StayAdvice | undefined)[];
  today: number;
}) {
  const advised = stays
    .flatMap((stay, place) => (advice[place] ? [{ stay, advice: advice[place] }] : []))
    .sort((a, b) => a.stay.entry - b.stay.entry);
  return (
    <>
      <ul className="flex flex-col gap-2">
        {advised.map((one) => (
          <li key={one.stay.key}>
            {t.rich('adviceOn', {
              stay: spanText(one.stay.entry, one.stay.exit),
              advice: adviceText(one.stay, one.advice, today),
              strong: (children) => <strong key="stay">{children}</strong>,
            })}
          </li>
        ))}
      </ul>
      {advised.length > 1 && <p>{t('changeFirst')}</p>}
    </>
  );
}
