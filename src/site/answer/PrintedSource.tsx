import { useSyncExternalStore } from 'react';
import { partialDateText } from '#core/languages/partialDateText.ts';
import { sentenceGap } from '#core/languages/sentences.ts';
import requirementMessages from '#messages/en/requirement.gen.ts';
import { translator } from '#messages/translate.ts';
import type { VisaRequirement } from './verdict/VisaVerdict.tsx';

const t = translator(requirementMessages);

/** In print: the answer's source and validity, as far as known. */
export function PrintedSource({
  site,
  requirement: { sourceAddress, sourceDate },
  isNamed,
  ofTeam,
}: {
  /** The site's name. */
  site: string;
  requirement: Pick<VisaRequirement, 'sourceAddress' | 'sourceDate'>;
  /** Whether the source stands beside it, with its date: it need not have an address. */
  isNamed?: boolean;
  /** The date of a requirement of the team; it needs no source. */
  ofTeam?: string | undefined;
}) {
  const address = useSyncExternalStore(
    () => () => undefined,
    () => location.href,
    () => '',
  );
  const shownDate = ofTeam ?? sourceDate;
  const date = shownDate ? partialDateText(shownDate) : t('dateUnknown');
  const undated = sourceDate ? t('noSource', { date }) : t('noSourceOrDate');
  const unsourced = ofTeam ? t('ofTeam', { date }) : undated;
  const withoutAddress = isNamed ? '' : unsourced;
  return (
    <p className="print-only mt-4 text-sm">
      {address ? t('printedFrom', { site, address }) : site}
      <br />
      {sourceAddress ? t('printedSource', { source: sourceAddress, date }) : withoutAddress}
      {(sourceAddress || withoutAddress) && sentenceGap()}
      {t('confirm')}
    </p>
  );
}
