import type { ComponentProps } from 'react';
import { sentenceGap } from '#core/languages/sentences.ts';
import messages from '#messages/en/planner.gen.ts';
import { translator } from '#messages/translate.ts';
import { StayCalendar } from './StayCalendar.tsx';
import type { Zone } from './StayPlanner.tsx';

const t = translator(messages);

/** The calendar of the stays, with the key to its colours. */
export function DayByDay({
  zone,
  ...calendar
}: { zone: Zone } & Omit<ComponentProps<typeof StayCalendar>, 'rule'>) {
  return (
    <section aria-labelledby="day-by-day">
      <h2 id="day-by-day" className="text-2xl font-semibold">
        {t('dayByDay')}
      </h2>
      <p className="mb-4 max-w-2xl text-ink-soft">
        {t('calendarHint', { days: zone.days, per: zone.per })}
        {sentenceGap()}
        <span className="no-print">{t('chooseDay')}</span>
      </p>
      <CalendarKey />
      <StayCalendar rule={zone} {...calendar} />
    </section>
  );
}

function CalendarKey() {
  return (
    <ul aria-label={t('key')} className="calendar-key mb-4 text-sm">
      <li data-kind="there">{t('keyThere')}</li>
      <li data-kind="exempt">{t('keyExempt')}</li>
      <li data-kind="over">{t('keyOver')}</li>
      <li data-window>{t('keyWindow')}</li>
    </ul>
  );
}
