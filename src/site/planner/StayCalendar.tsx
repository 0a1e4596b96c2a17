import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  useEffect,
  useRef,
  useState,
} from 'react';
import { firstDayOf, isoDay, monthOf, monthsAfter, todayAt } from '#core/dates.ts';
import type { Stay, StayPlan, WindowRule } from '#core/stays/stayWindow.ts';
import messages from '#messages/en/planner.gen.ts';
import { translator } from '#messages/translate.ts';
import { Button } from '#src/ui/Button.tsx';
import { logicalKey } from '#src/ui/logicalKey.ts';
import { monthText, placeInWeek, weekdayNames, weekdayText } from './dayWords.ts';

const t = translator(messages);

/** Months shown: those of a window of 180 days, and the five after them. */
const MONTHS = 12;

/** The months moved by the arrows above the calendar. */
const STEP = 6;

type Calendar = {
  plan: StayPlan;
  rule: WindowRule;
  stays: readonly Stay[];
  on: number;
  today: number;
};

/**
 * A calendar with each day's count. It has one tab stop and arrow keys, and choosing a day makes
 * the page describe it. Without scripts each day is a submit button.
 */
export function StayCalendar({
  roving,
  onChoose,
  ...calendar
}: Calendar & {
  /** Whether arrow keys move between days; without scripts each day is a tab stop. */
  roving: boolean;
  onChoose: (day: number) => void;
}) {
  const { on, rule } = calendar;
  const grid = useRef<HTMLElement>(null);
  const [shift, setShift] = useState({ on, months: 0 });
  // Choosing another day shows it, discarding earlier paging.
  const shifted = shift.on === on ? shift.months : 0;
  const firstMonth = monthOf(on - rule.per + 1).month + shifted;
  const [focused, setFocused] = useState(on);
  const months = Array.from({ length: MONTHS }, (_, index) => firstMonth + index);
  const [first, end] = [firstDayOf(firstMonth), firstDayOf(firstMonth + MONTHS)];
  const isShown = (day: number) => day >= first && day < end;
  const tabStop = isShown(focused) ? focused : isShown(on) ? on : first;

  // Past React, which would render all of the days once more to take them out of the order of tabs.
  useEffect(() => {
    if (!roving) return;
    for (const button of grid.current?.querySelectorAll('button') ?? [])
      button.tabIndex = dayOf(button) === tabStop ? 0 : -1;
  }, [roving, tabStop, firstMonth]);

  // If the months are in a row, the chosen day's month is scrolled to.
  useEffect(() => {
    const chosen = grid.current?.querySelector(`[value="${isoDay(on)}"]`)?.closest('section');
    if (grid.current && chosen)
      grid.current.scrollLeft = chosen.offsetLeft - firstInset(grid.current);
  }, [on]);

  const buttonOf = (day: number) =>
    grid.current?.querySelector<HTMLButtonElement>(`[value="${isoDay(day)}"]`);
  // A day of another month exists only after rendering.
  const awaited = useRef<number>(undefined);
  useEffect(() => {
    if (awaited.current !== undefined) buttonOf(awaited.current)?.focus();
    awaited.current = undefined;
  });
  const focus = (day: number) => {
    setFocused(day);
    if (isShown(day)) return buttonOf(day)?.focus();
    awaited.current = day;
    setShift({ on, months: shifted + (day < first ? -STEP : STEP) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const from = dayOf(event.target);
    const to = from === undefined ? undefined : dayByKey(logicalKey(event), from);
    if (to === undefined) return;
    event.preventDefault();
    focus(to);
  };
  const onClick = (event: MouseEvent) => {
    const day = dayOf((event.target as Element).closest('button'));
    if (day === undefined) return;
    event.preventDefault();
    setFocused(day);
    // The months must not move under the pointer.
    setShift({ on: day, months: firstMonth - monthOf(day - rule.per + 1).month });
    onChoose(day);
  };
  return (
    <>
      <div className="needs-scripts no-print mb-4 flex flex-wrap items-center gap-2">
        {([-STEP, STEP] as const).map((months) => (
          <Button key={months} onClick={() => setShift({ on, months: shifted + months })}>
            {months < 0 && (
              <ChevronLeft aria-hidden="true" size={18} className="rtl:-scale-x-100" />
            )}
            {t(months < 0 ? 'earlierMonths' : 'laterMonths')}
            {months > 0 && (
              <ChevronRight aria-hidden="true" size={18} className="rtl:-scale-x-100" />
            )}
          </Button>
        ))}
      </div>
      <section
        ref={grid}
        aria-label={t('calendar')}
        className="stay-calendar"
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        {months.map((month) => (
          <Month key={month} {...calendar} month={month} />
        ))}
      </section>
    </>
  );
}

/** The first month's distance from the edge, kept when scrolling to another. */
function firstInset({ firstElementChild }: HTMLElement): number {
  return firstElementChild instanceof HTMLElement ? firstElementChild.offsetLeft : 0;
}

function Month({ month, plan, rule, stays, on, today }: Calendar & { month: number }) {
  const first = firstDayOf(month);
  const length = firstDayOf(month + 1) - first;
  const weeks = Math.ceil((placeInWeek(first) + length) / 7);
  return (
    <section className="stay-month" style={{ '--weeks': weeks } as CSSProperties}>
      <h3 className="mb-1 text-base font-semibold">{monthText(month)}</h3>
      <div aria-hidden="true" className="stay-week text-center text-xs text-ink-soft">
        {weekdayNames().map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ul className="stay-week">
        {Array.from({ length }, (_, index) => first + index).map((day) => (
          <Day
            key={day}
            day={day}
            kind={kindOf(day, plan, stays)}
            used={plan.used(day)}
            allowed={rule.days}
            isChosen={day === on}
            isInWindow={day <= on && day > on - rule.per}
            isToday={day === today}
          />
        ))}
      </ul>
    </section>
  );
}

type DayKind = 'over' | 'there' | 'exempt' | 'away';

function kindOf(day: number, plan: StayPlan, stays: readonly Stay[]): DayKind {
  if (plan.counts(day)) return plan.isOverstayed(day) ? 'over' : 'there';
  const isExempt = stays.some(({ entry, exit, exempt }) => exempt && entry <= day && day <= exit);
  return isExempt ? 'exempt' : 'away';
}

/** Rendered again only if something of the day has changed: there are 365. */
const Day = memo(function Day({
  day,
  kind,
  used,
  allowed,
  isChosen,
  isInWindow,
  isToday,
}: {
  day: number;
  kind: DayKind;
  /** The counted days in the window that ends on this day, of `allowed`. */
  used: number;
  allowed: number;
  isChosen: boolean;
  isInWindow: boolean;
  isToday: boolean;
}) {
  const { date } = monthOf(day);
  const said = t('dayLabel', {
    day: weekdayText(day),
    kind,
    used,
    allowed,
    when: isToday ? 'today' : 'another',
  });
  return (
    <li style={date === 1 ? { gridColumnStart: placeInWeek(day) + 1 } : undefined}>
      <button
        type="submit"
        name="day"
        value={isoDay(day)}
        aria-label={said}
        aria-pressed={isChosen}
        className="stay-day"
        data-kind={kind === 'away' ? undefined : kind}
        data-used={kind === 'over' ? `${used}!` : used || undefined}
        data-window={isInWindow || undefined}
        data-today={isToday || undefined}
      >
        {date}
      </button>
    </li>
  );
});

function dayOf(target: EventTarget | null): number | undefined {
  if (!(target instanceof HTMLButtonElement) || target.name !== 'day') return undefined;
  return todayAt(Date.parse(target.value));
}

/** The day selected by a key; undefined for other keys. */
function dayByKey(key: string, day: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return day - 1;
    case 'ArrowRight':
      return day + 1;
    case 'ArrowUp':
      return day - 7;
    case 'ArrowDown':
      return day + 7;
    case 'Home':
      return day - placeInWeek(day);
    case 'End':
      return day - placeInWeek(day) + 6;
    case 'PageUp':
      return monthsAfter(day, -1);
    case 'PageDown':
      return monthsAfter(day, 1);
    default:
      return undefined;
  }
}
