import { Link } from '@tanstack/react-router';
import { noticeInWords } from '#core/border/noticeWords.ts';
import { partialDateText } from '#core/languages/partialDateText.ts';
import { sentenceGap } from '#core/languages/sentences.ts';
import type { LongStay, StopCheck } from '#core/trip/stayChecks.ts';
import messages from '#messages/en/trip.gen.ts';
import { translator } from '#messages/translate.ts';
import { LongerVisa } from '../answer/LongerVisa.tsx';
import { BorderNotices } from '../border/BorderNotices.tsx';
import type { NumberedSources } from '../border/numberedSources.ts';
import { SourceMark } from '../border/SourceMarks.tsx';
import { useCountryName } from '../passports/useCountries.ts';

const t = translator(messages);

/** What is wrong with the length of a stay, or with entering again. */
export function StopWarnings({
  check: { tooLong, overstay, cost = [], entries },
  sources,
}: {
  check: StopCheck;
  /** The list that its marks lead to. */
  sources: NumberedSources;
}) {
  const nameOf = useCountryName();
  return (
    <>
      {tooLong && (
        <p className="notice font-semibold">
          <TooLong stay={tooLong} />
          {tooLong.visa && (
            <>
              {sentenceGap()}
              <span className="font-normal">
                <LongerVisa visa={tooLong.visa} />
              </span>
            </>
          )}
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
      <BorderNotices
        notices={cost.map((line) => noticeInWords(line, nameOf))}
        sourceOf={({ source }) => <SourceMark source={source} sources={sources} />}
      />
      {entries !== undefined && <p className="notice">{t('entersAgain', { count: entries })}</p>}
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
