import { ScriptOnce } from '@tanstack/react-router';
import type { FormState } from '../../../server/schemas/formState.ts';
import { dayNumber, isoDay } from '../../../server/schemas/stays/dayNumber.ts';
import { adviseStays } from '../../../server/schemas/stays/stayAdvice.ts';
import {
  isBlank,
  PLANNER_PATH,
  ROWS_AT_ONCE,
  readStay,
  STAYS_MAX,
} from '../../../server/schemas/stays/stayRows.ts';
import { planStays, type Stay } from '../../../server/schemas/stays/stayWindow.ts';
import type { RouterOutputs } from '../../lib/trpc.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { PlannedPassport } from '../passportCheck/PlannedPassport.tsx';
import { dayText } from './dayWords.ts';
import { LinkedStaysOffer } from './LinkedStaysOffer.tsx';
import { OfflineStatus } from './OfflineStatus.tsx';
import { Overstays } from './Overstays.tsx';
import { PlanActions } from './PlanActions.tsx';
import { PlanSummary } from './PlanSummary.tsx';
import { PrintedStays } from './PrintedStays.tsx';
import { StayCalendar } from './StayCalendar.tsx';
import { StayRows } from './StayRows.tsx';
import { stayNotes } from './stayNotes.ts';
import { markKeptStays } from './storedStays.ts';
import { usePlanner } from './usePlanner.ts';
import { ZoneMembers, ZoneRule } from './ZoneRule.tsx';
import './planner.css';

export type Zone = RouterOutputs['stayZone']['list']['zones'][number];

const PLANNER_FORM = 'planner';

/** A stay, and the row of its input. */
export type EnteredStay = Stay & { key: number; label: string };

/**
 * Plans stays in a zone that counts days in a window. `posted` is the form's data sent without
 * scripts.
 */
export function StayPlanner({
  zones,
  today: utcToday,
  wanted,
  posted,
}: RouterOutputs['stayZone']['list'] & {
  /** The zone in the address. */
  wanted: string | undefined;
  posted: FormState | null;
}) {
  const values = posted?.values ?? {};
  const planner = usePlanner({
    posted: values,
    firstZone: (zones.find(({ id }) => id === (values.zone ?? wanted)) ?? zones[0])?.id ?? '',
    zones,
    utcToday: dayNumber(utcToday) ?? 0,
  });
  const { rows, today, on, isToday, choose, loaded } = planner;
  const zone = zones.find(({ id }) => id === planner.zone) ?? zones[0];
  if (!zone) return <EmptyState title="No zone" hint="No rule that is stored counts days so." />;

  const stays = rows.flatMap((row): EnteredStay[] => {
    const { stay } = readStay(row);
    return stay ? [{ ...stay, key: row.key, label: row.label }] : [];
  });
  const plan = planStays(zone, stays);
  const { lawful, advice } = adviseStays(zone, stays, today);
  const uncounted = rows.filter((row) => !isBlank(row)).length - stays.length;
  const filled = Math.max(Number(values.rows) || 0, rows.length);
  const shownRows = Math.min(STAYS_MAX, Math.ceil(filled / ROWS_AT_ONCE) * ROWS_AT_ONCE);
  return (
    <>
      <ScriptOnce>{markKeptStays}</ScriptOnce>
      <LinkedStaysOffer planner={planner} zones={zones} />
      <form
        ref={planner.form}
        id={PLANNER_FORM}
        method="post"
        action={PLANNER_PATH}
        onSubmit={(event) => event.preventDefault()}
        className="planner"
        data-loaded={loaded || undefined}
      >
        <div className="planner-entry">
          <section aria-labelledby="your-stays" className="planner-stays card no-print p-5 sm:p-6">
            <h2 id="your-stays" className="text-xl font-semibold">
              Your stays in the {zone.title}
            </h2>
            <ZoneChoice zones={zones} zone={zone} onChoose={planner.chooseZone} />
            <p className="text-sm text-ink-soft">
              Past and planned, in any order. The days of entry and exit both count.
            </p>
            <StayRows planner={planner} shownRows={shownRows} notes={stayNotes(stays, plan)} />
            <p className="needs-scripts border-t border-line pt-3 text-sm text-ink-soft">
              {planner.isKept
                ? 'Your stays are kept in this browser: nothing of them is sent.'
                : 'Nothing of your stays is sent. This browser keeps nothing for pages: they are gone when you close this one.'}{' '}
              <OfflineStatus />
            </p>
            <p className="without-scripts border-t border-line pt-3 text-sm text-ink-soft">
              Your stays are sent to this site to be counted, and not stored.
            </p>
          </section>
          <section
            aria-labelledby="the-count"
            className="planner-count card flex flex-col gap-4 p-5 sm:p-6"
          >
            <h2 id="the-count" className="text-xl font-semibold">
              {zone.days} days in any {zone.per}
            </h2>
            <Field
              id="day"
              label="On this day"
              className="no-print"
              hint={todayHint({ isToday, loaded, today })}
              error={
                planner.isDayWrong ? 'There is no such day: today is shown instead' : undefined
              }
            >
              {(control) => (
                <div className="flex flex-wrap gap-2">
                  <input
                    {...control}
                    type="date"
                    name="on"
                    value={isoDay(on)}
                    onChange={({ target }) => choose(dayNumber(target.value))}
                    min="1900-01-01"
                    max="2099-12-31"
                    className="input w-auto"
                  />
                  {!isToday && (
                    <button
                      type="button"
                      className="needs-scripts button-quiet"
                      onClick={() => choose(undefined)}
                    >
                      Today
                    </button>
                  )}
                  <button type="submit" className="without-scripts button-quiet">
                    Show
                  </button>
                </div>
              )}
            </Field>
            {uncounted > 0 && (
              <p className="notice font-semibold">
                {uncounted === 1
                  ? 'One stay is not counted: its dates are incomplete or wrong.'
                  : `${uncounted} stays are not counted: their dates are incomplete or wrong.`}
              </p>
            )}
            <PlanSummary plan={plan} lawful={lawful} zone={zone} on={on} />
            {stays.length > 0 && <PlanActions {...{ rows, stays, plan, lawful, zone, on }} />}
          </section>
        </div>
        <div className="planner-more flex flex-col gap-6">
          <Overstays {...{ plan, stays, advice, zone, today }} />
          <PrintedStays stays={stays} />
          <section aria-labelledby="day-by-day">
            <h2 id="day-by-day" className="text-2xl font-semibold">
              Day by day
            </h2>
            <p className="mb-4 max-w-2xl text-ink-soft">
              Below each date: how many of the {zone.days} days are used in the {zone.per} that end
              on it. <span className="no-print">Choose a day to plan from it.</span>
            </p>
            <CalendarKey />
            <StayCalendar
              plan={plan}
              rule={zone}
              stays={stays}
              on={on}
              today={today}
              roving={loaded}
              onChoose={choose}
            />
          </section>
        </div>
      </form>
      {planner.isOld && (
        <p role="status" className="notice mt-8">
          This page is of {dayText(dayNumber(utcToday) ?? 0)}. Rules may have changed since: load it
          again with a network.
        </p>
      )}
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-2">
        <div className="flex flex-col gap-6">
          <ZoneRule zone={zone} />
          <ZoneMembers zone={zone} today={today} />
        </div>
        <PlannedPassport
          zone={zone}
          stays={stays}
          today={today}
          on={on}
          posted={values}
          form={PLANNER_FORM}
        />
      </div>
    </>
  );
}

function ZoneChoice({
  zones,
  zone,
  onChoose,
}: {
  zones: Zone[];
  zone: Zone;
  onChoose: (id: string) => void;
}) {
  if (zones.length === 1) return <input type="hidden" name="zone" value={zone.id} />;
  return (
    <Field id="zone" label="Where">
      {(control) => (
        <select
          {...control}
          name="zone"
          value={zone.id}
          onChange={({ target }) => onChoose(target.value)}
          className="input max-w-sm"
        >
          {zones.map(({ id, title, days, per }) => (
            <option key={id} value={id}>
              {title}: {days} in any {per} days
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function todayHint({
  isToday,
  loaded,
  today,
}: {
  isToday: boolean;
  loaded: boolean;
  today: number;
}): string {
  if (!loaded) return `Today in UTC is ${dayText(today)}`;
  return isToday ? 'Today, by your clock' : 'A day that you chose';
}

function CalendarKey() {
  return (
    <ul aria-label="Key" className="calendar-key mb-4 text-sm">
      <li data-kind="there">There: counts</li>
      <li data-kind="exempt">There, not counted</li>
      <li data-kind="too-many">Too many</li>
      <li data-window>In the window of the chosen day</li>
    </ul>
  );
}
