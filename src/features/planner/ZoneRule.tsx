import { partialDateText } from '../../../server/schemas/partialDateText.ts';
import { dayNumber } from '../../../server/schemas/stays/dayNumber.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { daysText } from './dayWords.ts';
import type { Zone } from './StayPlanner.tsx';

/** Members that joined this late are named with the day: stays before may still be remembered. */
const RECENT_DAYS = 5 * 366;

/** The rule in words, who belongs to the zone and since when, and where it is from. */
export function ZoneRule({ zone, today }: { zone: Zone; today: number }) {
  const { title, days, per, note, members, source } = zone;
  const current = members.filter(
    ({ from, to }) =>
      (dayNumber(from ?? '') ?? today) <= today && (dayNumber(to ?? '') ?? today) >= today,
  );
  const recent = members
    .filter(({ from }) => (dayNumber(from ?? '') ?? 0) > today - RECENT_DAYS)
    .sort((a, b) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1));
  const left = members.filter(({ to }) => to !== null);
  return (
    <section aria-labelledby="the-rule" className="card flex flex-col gap-3 p-6">
      <h2 id="the-rule" className="text-xl font-semibold">
        How the days are counted
      </h2>
      <p>
        For each day of a stay the {per} days that end on it may hold no more than {days} days in
        the {title}. The day of entry and the day of exit both count, whatever the hour. A day
        counts once, in however many stays or countries it was spent.
      </p>
      {note && <p>{note}</p>}
      <p>
        After {daysText(per - days)} away a stay of all {days} days can begin. A visa may allow
        fewer days than this, and a visa-free stay may be bound by other rules: read the answer for
        your passport, too.
      </p>
      {current.length > 1 && (
        <details>
          <summary className="min-h-11 content-center font-semibold">
            {current.length} countries count together
          </summary>
          <p>{current.map(({ name }) => name).join(', ')}.</p>
        </details>
      )}
      {recent.length > 0 && (
        <p>
          Days there before a country belonged to the area do not count. Leave them out:{' '}
          {recent
            .map(({ name, from }) => `${name} since ${partialDateText(from ?? '')}`)
            .join(', ')}
          .
        </p>
      )}
      {left.length > 0 && (
        <p>
          No longer part of it:{' '}
          {left.map(({ name, to }) => `${name} after ${partialDateText(to ?? '')}`).join(', ')}.
        </p>
      )}
      {source.title && (
        <p className="text-sm">
          Source: <ExternalLink href={source.address}>{source.title}</ExternalLink>
          {source.date && `, ${partialDateText(source.date)}`}
        </p>
      )}
    </section>
  );
}
