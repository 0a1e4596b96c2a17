import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { partialDateText } from '#core/languages/partialDateText.ts';
import { sentenceGap } from '#core/languages/sentences.ts';
import type { LongStay, StopCheck } from '#core/trip/stayChecks.ts';
import { translator } from '#messages/translate.ts';
import messages from '#messages/trip/en.gen.ts';
import { ExternalLink } from '#src/ui/ExternalLink.tsx';
import { hostInWords } from '../answer/hostInWords.ts';

const t = translator(messages);

/** What is wrong with the length of a stay, or with entering again. */
export function StopWarnings({ check: { tooLong, overstay, entries } }: { check: StopCheck }) {
  return (
    <>
      {tooLong && (
        <p className="notice font-semibold">
          <TooLong stay={tooLong} />
          {tooLong.visa && <LongerVisa visa={tooLong.visa} />}
        </p>
      )}
      {overstay && (
        <p className="notice font-semibold">
          {t('overWindow', {
            zone: overstay.window.title,
            over: overstay.days,
            allowed: overstay.window.days,
            per: overstay.window.per,
          })}
          {sentenceGap()}
          <Link
            to="/plan/90-180"
            search={{ zone: overstay.window.zone }}
            className="link no-print font-normal"
          >
            {t('countDays')}
          </Link>
        </p>
      )}
      {entries !== undefined && <p className="notice">{t('entersAgain', { count: entries })}</p>}
    </>
  );
}

function LongerVisa({ visa: { days, address } }: { visa: NonNullable<LongStay['visa']> }) {
  return (
    <>
      {sentenceGap()}
      <span className="font-normal">
        {t.rich<ReactNode, 'longerVisa'>('longerVisa', {
          days,
          site: hostInWords(address),
          link: (children) => (
            <ExternalLink key="visa" href={address}>
              {children}
            </ExternalLink>
          ),
        })}
      </span>
    </>
  );
}

function TooLong({ stay: { days, allowed, leaveBy } }: { stay: LongStay }) {
  const { number, unit } = allowed;
  if (unit === 'months') {
    return leaveBy
      ? t('tooLongMonths', { months: number, day: partialDateText(leaveBy) })
      : t('tooLongMonthsUndated', { days, months: number });
  }
  const over = { over: days - number, days, allowed: number };
  return leaveBy
    ? t('tooLongDays', { ...over, day: partialDateText(leaveBy) })
    : t('tooLongUndated', over);
}
