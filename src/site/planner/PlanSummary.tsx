import type { ReactNode } from 'react';
import { sentencesInWords } from '#core/languages/sentences.ts';
import type { StayPlan } from '#core/stays/stayWindow.ts';
import messages from '#messages/en/planner.gen.ts';
import { translator } from '#messages/translate.ts';
import { dayText, overLimitText, spanText, weekdayText } from './dayWords.ts';
import type { Zone } from './StayPlanner.tsx';
import { WindowStrip } from './WindowStrip.tsx';

const t = translator(messages);

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
                {t.rich<ReactNode, 'usedDays'>('usedDays', { used, allowed: days, figure })}
              </span>
              <span>
                {t.rich<ReactNode, 'leftDays'>('leftDays', { left: plan.left(on), figure })}
              </span>
            </>
          )}
        </p>
        <WindowStrip plan={plan} zone={zone} on={on} />
        <p className="text-sm text-ink-soft">
          {t('window', { per, day: weekdayText(on), span: spanText(on - per + 1, on) })}
        </p>
      </div>
      <dl className="flex flex-col gap-4">
        <IfEntering plan={plan} lawful={lawful} zone={zone} on={on} />
        <div>
          <dt className="text-sm text-ink-soft">{t('fullStay', { days })}</dt>
          <dd className="text-lg leading-snug font-bold">{dayText(nextFull)}</dd>
          <dd className="text-sm">
            {nextFull === on ? t('chosenDay') : t('afterAway', { days: per - days })}
          </dd>
        </div>
      </dl>
    </div>
  );
}

function IfEntering({ plan, lawful, zone, on }: Summary) {
  const { days, lastDay } = lawful.ifEntering(on);
  const isThere = plan.counts(on);
  const day = dayText(on);
  if (lastDay === null) {
    const last = isThere ? lastAllowed(plan, lawful, on) : undefined;
    return (
      <div>
        <dt className="text-sm text-ink-soft">{t(isThere ? 'there' : 'enter', { day })}</dt>
        <dd className="text-lg leading-snug font-bold text-refused">
          {t(isThere ? 'noDayLeft' : 'cannotEnter')}
        </dd>
        <dd className="text-sm">{t('usedBefore', { per: zone.per, used: plan.used(on) })}</dd>
        {last !== undefined && (
          <dd className="text-sm">{t('lastAllowed', { day: dayText(last) })}</dd>
        )}
        <dd className="text-sm">{t('enterAgain', { day: dayText(firstDayLeft(lawful, on)) })}</dd>
      </div>
    );
  }
  const keeping = lawful.keepingLaterStays(on);
  const areFreed = days > lawful.left(on) + (lawful.counts(on) ? 1 : 0);
  return (
    <div>
      <dt className="text-sm text-ink-soft">
        {t(isThere ? 'thereUntil' : 'enterLeaveBy', { day })}
      </dt>
      <dd className="text-lg leading-snug font-bold">{dayText(lastDay)}</dd>
      <dd className="text-sm">
        {sentencesInWords([t('longestStay', { days }), areFreed ? t('dropOut') : ''])}
      </dd>
      {keeping.days < days && (
        <dd className="notice mt-2 text-sm">
          {keeping.lastDay === null
            ? t('keepNone')
            : t('keepLater', { day: dayText(keeping.lastDay), days: keeping.days })}
        </dd>
      )}
    </div>
  );
}

function figure(children: ReactNode[]) {
  return (
    <strong key="figure" className="plan-figure">
      {children}
    </strong>
  );
}

/** The last lawful day of a stay that is too long; undefined if even its first day was too many. */
function lastAllowed(plan: StayPlan, lawful: StayPlan, on: number): number | undefined {
  let day = on;
  while (plan.counts(day) && (!lawful.counts(day) || lawful.isOverstayed(day))) day -= 1;
  return plan.counts(day) ? day : undefined;
}

/** The first day from then on when a stay of at least one day can begin. */
function firstDayLeft(plan: StayPlan, from: number): number {
  let day = from;
  while (plan.ifEntering(day).days === 0) day += 1;
  return day;
}
