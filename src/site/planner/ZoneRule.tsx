import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { compareTexts } from '#core/compareTexts.ts';
import { dayNumber } from '#core/dates.ts';
import { listInWords } from '#core/languages/listInWords.ts';
import { partialDateText } from '#core/languages/partialDateText.ts';
import messages from '#messages/en/planner.gen.ts';
import { translator } from '#messages/translate.ts';
import { ExternalLink } from '#src/ui/ExternalLink.tsx';
import type { Zone } from './StayPlanner.tsx';

const t = translator(messages);

/**
 * Members that joined within this number of days are listed with their date: stays before it may
 * still be entered.
 */
const RECENT_DAYS = 5 * 366;

/** The rule in words, with its source. */
export function ZoneRule({ zone: { title, days, per, note, source } }: { zone: Zone }) {
  const answers = (children: ReactNode[]) => (
    <Link key="answers" to="/visa-info" className="link">
      {children}
    </Link>
  );
  const page = (children: ReactNode[]) => (
    <ExternalLink key="page" href={source.address}>
      {children}
    </ExternalLink>
  );
  return (
    <section aria-labelledby="the-rule" className="card flex flex-col gap-3 p-6">
      <h2 id="the-rule" className="text-xl font-semibold">
        {t('howCounted')}
      </h2>
      <p>{t('howRule', { zone: title, days, per })}</p>
      <p>{t('howDays')}</p>
      {note && <p>{note}</p>}
      <p>{t('howFull', { away: per - days, days })}</p>
      <p>{t.rich<ReactNode, 'howVisa'>('howVisa', { answers })}</p>
      {source.title && (
        <p className="text-sm">
          {source.date
            ? t.rich<ReactNode, 'sourceDated'>('sourceDated', {
                title: source.title,
                date: partialDateText(source.date),
                page,
              })
            : t.rich<ReactNode, 'source'>('source', { title: source.title, page })}
        </p>
      )}
    </section>
  );
}

/** A zone's members, with the date of recent ones; empty for a single country. */
export function ZoneMembers({ zone: { members }, today }: { zone: Zone; today: number }) {
  const dayOr = (text: string | null, otherwise: number) => dayNumber(text ?? '') ?? otherwise;
  const current = members.filter(
    ({ from, to }) => dayOr(from, today) <= today && dayOr(to, today) >= today,
  );
  const recent = members
    .filter(({ from }) => dayOr(from, 0) > today - RECENT_DAYS)
    .sort((a, b) => compareTexts(a.from ?? '', b.from ?? ''));
  const leaving = members.filter(({ to }) => to !== null);
  if (members.length < 2) return null;
  return (
    <section aria-labelledby="the-members" className="card flex flex-col gap-3 p-6">
      <h2 id="the-members" className="text-xl font-semibold">
        {t('membersCount', { count: current.length })}
      </h2>
      <p>
        {listInWords(
          current.map(({ name }) => name),
          'comma',
        )}
      </p>
      {recent.length > 0 && (
        <>
          <p>{t('joined')}</p>
          <ul className="list-disc ps-5">
            {recent.map(({ code, name, from }) => (
              <li key={code}>
                {t('memberFrom', { country: name, day: partialDateText(from ?? '') })}
              </li>
            ))}
          </ul>
        </>
      )}
      {leaving.length > 0 && (
        <>
          <p>{t('leaving')}</p>
          <ul className="list-disc ps-5">
            {leaving.map(({ code, name, to }) => (
              <li key={code}>
                {t('memberUntil', { country: name, day: partialDateText(to ?? '') })}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
