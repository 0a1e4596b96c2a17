import type { CSSProperties } from 'react';
import { type AccessCounts, countedAccesses } from '#core/answers/accessCounts.ts';
import { accessInWords } from '#core/answers/words/accessWords.ts';
import { listInWords } from '#core/languages/listInWords.ts';
import accessMessages from '#messages/en/access.gen.ts';
import { translator } from '#messages/translate.ts';

const t = translator(accessMessages);

/**
 * The number of countries per access as a stacked bar, easiest first and unknown last, with the
 * same information as text. It is one element, since lists have hundreds of them: see accessScale.css.
 */
export function AccessMixBar({
  counts,
  className = '',
}: {
  counts: AccessCounts;
  className?: string;
}) {
  return (
    <div
      role="img"
      aria-label={mixInWords(counts)}
      className={`access-mix ${className}`}
      style={endsOfParts(counts)}
    />
  );
}

/** "Visa free 120, E-visa 40, No answer yet 9" */
function mixInWords(counts: AccessCounts): string {
  const counted = countedAccesses
    .filter((access) => counts[access] > 0)
    .map((access) => t('accessCount', { access: accessInWords(access), count: counts[access] }));
  return listInWords(counted, 'comma');
}

/** The end of each segment except the last, as the custom properties --1 to --9. */
function endsOfParts(counts: AccessCounts): CSSProperties {
  const total = countedAccesses.reduce((sum, access) => sum + counts[access], 0);
  const style: Record<string, string> = {};
  let end = 0;
  for (const [index, access] of countedAccesses.slice(0, -1).entries()) {
    end += counts[access];
    style[`--end-${index + 1}`] = `${total === 0 ? 0 : Math.round((end / total) * 1000) / 10}%`;
  }
  return style as CSSProperties;
}
