import { dayNumber, isoDay } from '#core/dates.ts';
import { FIRST_DAY, LAST_DAY } from '#core/dayBounds.ts';
import messages from '#messages/en/planner.gen.ts';
import { translator } from '#messages/translate.ts';
import { Field } from '#src/ui/forms/Field.tsx';
import { dayText } from './dayWords.ts';
import type { Planner } from './usePlanner.ts';

const t = translator(messages);

/** The day on which days are counted: today, until another is chosen. */
export function ChosenDay({
  planner: { today, on, isToday, isDayWrong, choose, loaded },
}: {
  planner: Planner;
}) {
  return (
    <Field
      id="day"
      label={t('onThisDay')}
      className="no-print"
      hint={loaded ? t(isToday ? 'isToday' : 'isChosen') : t('todayInUtc', { day: dayText(today) })}
      error={isDayWrong ? t('noSuchDay') : undefined}
    >
      {(control) => (
        <div className="flex flex-wrap gap-2">
          <input
            {...control}
            type="date"
            name="on"
            value={isoDay(on)}
            onChange={({ target }) => choose(dayNumber(target.value))}
            min={FIRST_DAY}
            max={LAST_DAY}
            className="input w-auto"
          />
          {!isToday && (
            <button
              type="button"
              className="needs-scripts button-quiet"
              onClick={() => choose(undefined)}
            >
              {t('today')}
            </button>
          )}
          <button type="submit" className="without-scripts button-quiet">
            {t('show')}
          </button>
        </div>
      )}
    </Field>
  );
}
