import type { StayPlan } from '../../../server/schemas/stays/stayWindow.ts';
import { daysText, dayText, overLimitText, spanText, weekdayText } from './dayWords.ts';
import type { Zone } from './StayPlanner.tsx';
import { WindowStrip } from './WindowStrip.tsx';

type Summary = {
  plan: StayPlan;
  /** The plan with all corrections applied, on which later days are based. */
  lawful: StayPlan;
  zone: Zone;
  on: number;
};

/**
 * The state on the chosen day: days used and left, the last day of a stay, the start of a full
 * stay.
 */
export function PlanSummary({ plan, lawful, zone, on }: Summary) {
  const { days, per } = zone;
  const used = plan.used(on);
  const nextFull = lawful.nextFull(on);
  return (
    <div className="flex flex-col gap-5">
      <div>
        <p aria-live="polite" aria-atomic="true" className="flex flex-wrap items-baseline gap-x-5">
          {used > days ? (
            <strong className="text-lg text-refused">{overLimitText(used, days)}</strong>
          ) : (
            <>
              <span>
                <strong className="plan-figure">{used}</strong> of {days} days used
              </span>
              <span>
                <strong className="plan-figure">{plan.left(on)}</strong> left
              </span>
            </>
          )}
        </p>
        <WindowStrip plan={plan} zone={zone} on={on} />
        <p className="text-sm text-ink-soft">
          In the {per} days that end on {weekdayText(on)}: {spanText(on - per + 1, on)}.
        </p>
      </div>
      <dl className="flex flex-col gap-4">
        <IfEntering plan={plan} lawful={lawful} zone={zone} on={on} />
        <div>
          <dt className="text-sm text-ink-soft">A full stay of {daysText(days)} can begin on</dt>
          <dd className="text-lg leading-snug font-bold">{dayText(nextFull)}</dd>
          <dd className="text-sm">
            {nextFull === on
              ? 'This is the day you chose.'
              : `After ${daysText(per - days)} without a counted day in the ${zone.title}.`}
          </dd>
        </div>
      </dl>
    </div>
  );
}

function IfEntering({ plan, lawful, zone, on }: Summary) {
  const { days, lastDay } = lawful.ifEntering(on);
  const isThere = plan.counts(on);
  const keeping = lawful.keepingLaterStays(on);
  return (
    <div>
      <dt className="text-sm text-ink-soft">
        {isThere ? `You are there on ${dayText(on)}` : `If you enter on ${dayText(on)}`}
        {lastDay !== null && (isThere ? ' and can stay until' : ', leave by')}
      </dt>
      {lastDay === null ? (
        <>
          <dd className="text-lg leading-snug font-bold text-refused">
            {isThere ? 'No day is left' : 'You cannot enter on this day'}
          </dd>
          <dd className="text-sm">
            The {zone.per} days that end on it hold {daysText(plan.used(on))}
            {!isThere && ' already'}. {isThere && lastAllowedInWords(plan, lawful, on)}
            The first day on which you can enter again is {dayText(firstDayLeft(lawful, on))}.
          </dd>
        </>
      ) : (
        <>
          <dd className="text-lg leading-snug font-bold">{dayText(lastDay)}</dd>
          <dd className="text-sm">
            The longest stay from that day: {daysText(days)}, the day of exit included.
            {days > lawful.left(on) + (lawful.counts(on) ? 1 : 0) &&
              ' Meanwhile days of earlier stays drop out of the window.'}
          </dd>
          {keeping.days < days && (
            <dd className="notice mt-2 text-sm">
              {keeping.lastDay === null
                ? 'Any such stay makes days of a later stay too many.'
                : `Leave by ${dayText(keeping.lastDay)} (${daysText(keeping.days)}) to keep every day of your later stays allowed.`}
            </dd>
          )}
        </>
      )}
    </div>
  );
}

/** For a stay that is too long, its last lawful day; empty if even its first day was too many. */
function lastAllowedInWords(plan: StayPlan, lawful: StayPlan, on: number): string {
  let day = on;
  while (plan.counts(day) && (!lawful.counts(day) || lawful.isOverstayed(day))) day -= 1;
  return plan.counts(day) ? `The last day allowed of this stay is ${dayText(day)}. ` : '';
}

/** The first day from then on when a stay of at least one day can begin. */
function firstDayLeft(plan: StayPlan, from: number): number {
  let day = from;
  while (plan.ifEntering(day).days === 0) day += 1;
  return day;
}
