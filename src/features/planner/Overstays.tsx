import type { StayAdvice } from '../../../server/schemas/stays/stayAdvice.ts';
import { runsOf, type StayPlan } from '../../../server/schemas/stays/stayWindow.ts';
import { daysText, dayText, overLimitText, spanText } from './dayWords.ts';
import type { EnteredStay, Zone } from './StayPlanner.tsx';

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
        You {isAhead ? 'would overstay' : 'overstayed'} on {daysText(days.length)}.
      </h2>
      <p>
        {runsOf(days)
          .map(({ first, last }) => spanText(first, last))
          .join('; ')}
        . On {days.length === 1 ? 'this day' : 'each of these days'} the {zone.per} days that end on
        it hold more than {zone.days} days in the {zone.title}.
      </p>
      {isAhead ? (
        <AdviceOnStays stays={stays} advice={advice} today={today} />
      ) : (
        <p>
          What is past does not stop you from planning: its days only count. Authorities may see it
          otherwise: ask them before you travel.
        </p>
      )}
      <details>
        <summary className="link min-h-11 content-center">Day by day</summary>
        <ul className="grid gap-x-6 text-sm sm:grid-cols-2 lg:grid-cols-3">
          {days.slice(0, LISTED_DAYS).map((day) => (
            <li key={day}>
              {dayText(day)}: {overLimitText(plan.used(day), zone.days)}
            </li>
          ))}
        </ul>
        {days.length > LISTED_DAYS && <p>And {daysText(days.length - LISTED_DAYS)} more.</p>}
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
            <strong>{spanText(one.stay.entry, one.stay.exit)}:</strong>{' '}
            {adviceText(one.stay, one.advice, today)}
          </li>
        ))}
      </ul>
      {advised.length > 1 && <p>Change earlier stays first: later ones depend on them.</p>}
    </>
  );
}

function adviceText(stay: EnteredStay, { enterFrom, leaveBy }: StayAdvice, today: number): string {
  if (leaveBy === null) return 'No day of this stay was allowed. Leave now.';
  if (leaveBy < today) return `You had to leave by ${dayText(leaveBy)}. Leave now.`;
  const enter = `Enter no earlier than ${dayText(enterFrom)}`;
  if (enterFrom > stay.exit) {
    return `No day of this stay is allowed. ${enter} and leave by ${dayText(leaveBy)}.`;
  }
  if (enterFrom === stay.entry) return `Leave by ${dayText(leaveBy)}.`;
  return leaveBy === stay.exit ? `${enter}.` : `${enter} and leave by ${dayText(leaveBy)}.`;
}
