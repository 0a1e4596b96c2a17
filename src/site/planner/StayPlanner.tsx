import { ScriptOnce } from '@tanstack/react-router';
import { dayNumber } from '#core/dates.ts';
import type { FormState } from '#core/formState.ts';
import { addressOf } from '#core/site/pages.ts';
import { adviseStays } from '#core/stays/stayAdvice.ts';
import { isBlank, ROWS_AT_ONCE, readStay, STAYS_MAX } from '#core/stays/stayRows.ts';
import { planStays, type Stay } from '#core/stays/stayWindow.ts';
import messages from '#messages/en/planner.gen.ts';
import { localAddress } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Field } from '#src/ui/forms/Field.tsx';
import { PlannedPassport } from '../passports/check/PlannedPassport.tsx';
import { stayAdvice } from './adviceWords.ts';
import { ChosenDay } from './ChosenDay.tsx';
import { DayByDay } from './DayByDay.tsx';
import { dayText } from './dayWords.ts';
import { LinkedStaysOffer } from './LinkedStaysOffer.tsx';
import { OfflineStatus } from './OfflineStatus.tsx';
import { Overstays } from './Overstays.tsx';
import { PlanActions } from './PlanActions.tsx';
import { PlanSummary } from './PlanSummary.tsx';
import { PrintedStays } from './PrintedStays.tsx';
import { StayRows } from './StayRows.tsx';
import { stayNotes } from './stayNotes.ts';
import { markKeptStays } from './storedStays.ts';
import { usePlanner } from './usePlanner.ts';
import { ZoneMembers, ZoneRule } from './ZoneRule.tsx';
import './planner.css';

const t = translator(messages);

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
  const { rows, today, on, choose, loaded } = planner;
  const zone = zones.find(({ id }) => id === planner.zone) ?? zones[0];
  if (!zone) return <EmptyState title={t('noZone')} hint={t('noZoneHint')} />;

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
        action={localAddress(addressOf.stays)}
        onSubmit={(event) => event.preventDefault()}
        className="planner"
        data-loaded={loaded || undefined}
      >
        <div className="planner-entry">
          <section aria-labelledby="your-stays" className="planner-stays card no-print p-5 sm:p-6">
            <h2 id="your-stays" className="text-xl font-semibold">
              {t('yourStays', { zone: zone.title })}
            </h2>
            <ZoneChoice zones={zones} zone={zone} onChoose={planner.chooseZone} />
            <p className="text-sm text-ink-soft">{t('anyOrder')}</p>
            <StayRows
              planner={planner}
              shownRows={shownRows}
              notes={stayNotes(stays, plan)}
              advice={stayAdvice(stays, advice, { lawful, today })}
            />
            <p className="needs-scripts border-t border-line pt-3 text-sm text-ink-soft">
              {t(planner.isKept ? 'kept' : 'notKept')}
              <OfflineStatus />
            </p>
            <p className="without-scripts border-t border-line pt-3 text-sm text-ink-soft">
              {t('sentOnly')}
            </p>
          </section>
          <section
            aria-labelledby="the-count"
            className="planner-count card flex flex-col gap-4 p-5 sm:p-6"
          >
            <h2 id="the-count" className="text-xl font-semibold">
              {t('rule', { days: zone.days, per: zone.per })}
            </h2>
            <ChosenDay planner={planner} />
            {uncounted > 0 && (
              <p className="notice font-semibold">{t('uncounted', { count: uncounted })}</p>
            )}
            <PlanSummary plan={plan} lawful={lawful} zone={zone} on={on} />
            {stays.length > 0 && (
              <PlanActions
                rows={rows}
                stays={stays}
                plan={plan}
                lawful={lawful}
                advice={advice}
                zone={zone}
                on={on}
                today={today}
              />
            )}
          </section>
        </div>
        <div className="planner-more flex flex-col gap-6">
          <Overstays plan={plan} stays={stays} advice={advice} zone={zone} today={today} />
          <PrintedStays stays={stays} />
          <DayByDay
            plan={plan}
            zone={zone}
            stays={stays}
            on={on}
            today={today}
            roving={loaded}
            onChoose={choose}
          />
        </div>
      </form>
      {planner.isOld && (
        <p role="status" className="notice mt-8">
          {t('oldPage', { day: dayText(dayNumber(utcToday) ?? 0) })}
        </p>
      )}
      <div className="mt-8 grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
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
    <Field id="zone" label={t('where')}>
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
              {t('zoneOption', { zone: title, days, per })}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
