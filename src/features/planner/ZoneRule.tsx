import { Link } from '@tanstack/react-router';
import { partialDateText } from '../../../server/schemas/rules/partialDateText.ts';
import { dayNumber } from '../../../server/schemas/stays/dayNumber.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { daysText } from './dayWords.ts';
import type { Zone } from './StayPlanner.tsx';

/**
 * Members that joined within this number of days are listed with their date: stays before it may
 * still be entered.
 */
const RECENT_DAYS = 5 * 366;

/** The rule in words, with its source. */
export function ZoneRule({ zone: { title, days, per, note, source } }: { zone: Zone }) {
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
        fewer days than this, and other rules may bind a stay without one: read{' '}
        <Link to="/visa-info" className="link">
          what your passport needs
        </Link>
        , too.
      </p>
      {source.title && (
        <p className="text-sm">
          Source: <ExternalLink href={source.address}>{source.title}</ExternalLink>
          {source.date && `, ${partialDateText(source.date)}`}
        </p>
      )}
    </section>
  );
}

/** A zone's members, with the date of recent ones; empty for a single country. */
export function ZoneMembers({ zone: { title, members }, today }: { zone: Zone; today: number }) {
  const dayOr = (text: string | null, otherwise: number) => dayNumber(text ?? '') ?? otherwise;
  const current = members.filter(
    ({ from, to }) => dayOr(from, today) <= today && dayOr(to, today) >= today,
  );
  const recent = members
    .filter(({ from }) => dayOr(from, 0) > today - RECENT_DAYS)
    .sort((a, b) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1));
  const leaving = members.filter(({ to }) => to !== null);
  if (members.length < 2) return null;
  return (
    <section aria-labelledby="the-members" className="card flex flex-col gap-3 p-6">
      <h2 id="the-members" className="text-xl font-semibold">
        {current.length} countries count as one
      </h2>
      <p>{current.map(({ name }) => name).join(', ')}.</p>
      {recent.length > 0 && (
        <>
          <p>
            Days in a country before it joined the {title} do not count. Leave them out of your
            stays:
          </p>
          <ul className="list-disc pl-5">
            {recent.map(({ code, name, from }) => (
              <li key={code}>
                {name}: member from {partialDateText(from ?? '')}
              </li>
            ))}
          </ul>
        </>
      )}
      {leaving.length > 0 && (
        <p>
          Members until a certain day:{' '}
          {leaving.map(({ name, to }) => `${name} until ${partialDateText(to ?? '')}`).join(', ')}.
        </p>
      )}
    </section>
  );
}
