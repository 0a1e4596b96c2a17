import { runsOf, type StayPlan } from '../../../server/schemas/stays/stayWindow.ts';
import { daysText, dayText, spanText } from './dayWords.ts';
import type { Zone } from './StayPlanner.tsx';

/** Days listed one by one; more are a slip, or no help. */
const LISTED_DAYS = 400;

/** Each day of presence that was, or would be, one too many. */
export function Overstays({ plan, zone, today }: { plan: StayPlan; zone: Zone; today: number }) {
  const days = plan.overstayed();
  if (days.length === 0) return null;
  const isAhead = days.some((day) => day >= today);
  return (
    <section aria-labelledby="overstays" className="card overstays flex flex-col gap-3 p-6">
      <h2 id="overstays" className="text-xl font-semibold text-refused">
        {daysText(days.length)} too many
      </h2>
      <p>
        {runsOf(days)
          .map(({ first, last }) => spanText(first, last))
          .join('; ')}
        . On {days.length === 1 ? 'this day' : 'each of these days'} the {zone.per} days that end on
        it hold more than {zone.days} days in the {zone.title}.
      </p>
      <p>
        {isAhead
          ? 'Days still ahead can be avoided: leave earlier, or enter later.'
          : 'What is past does not stop you from planning: its days only count. Authorities may see it otherwise: ask them before you travel.'}
      </p>
      <details>
        <summary className="link min-h-11 content-center">Day by day</summary>
        <ul className="grid gap-x-6 text-sm sm:grid-cols-2 lg:grid-cols-3">
          {days.slice(0, LISTED_DAYS).map((day) => (
            <li key={day}>
              {dayText(day)}: {plan.used(day)} days, {plan.used(day) - zone.days} too many
            </li>
          ))}
        </ul>
        {days.length > LISTED_DAYS && <p>And {daysText(days.length - LISTED_DAYS)} more.</p>}
      </details>
    </section>
  );
}
