import type { ReactNode } from 'react';
import type { AccessCounts } from '#core/answers/accessCounts.ts';
import type { GovernmentPages as Pages } from '#core/answers/coverage.ts';
import { dateSpanText } from '#core/languages/dateSpanText.ts';
import { partialDateText } from '#core/languages/partialDateText.ts';
import { sentenceGap } from '#core/languages/sentences.ts';
import coverageMessages from '#messages/en/coverage.gen.ts';
import { translator } from '#messages/translate.ts';

const t = translator(coverageMessages);

/** How many of a list's answers rest on government pages, and their dates; nothing without answers. */
export function GovernmentPages({
  of: { total, counts, governmentPages },
  children,
}: {
  of: { total: number; counts: AccessCounts; governmentPages: Pages };
  /** What follows on the line. */
  children?: ReactNode;
}) {
  if (counts.unknown === total) return null;
  return (
    <p>
      {t('pages', { count: governmentPages.count, total })}
      {sentenceGap()}
      {datesInWords(governmentPages)}
      {children}
    </p>
  );
}

function datesInWords({ oldest, newest }: Pages): string {
  if (newest === null) return '';
  if (oldest === null) return t('newestPage', { date: partialDateText(newest) });
  return t('pageDate', { date: dateSpanText(oldest, newest) });
}
