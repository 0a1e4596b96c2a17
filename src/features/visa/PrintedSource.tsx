import { useSyncExternalStore } from 'react';
import requirementMessages from '../../../messages/requirement/en.gen.ts';
import { partialDateText } from '../../../server/schemas/rules/partialDateText.ts';
import { trpc } from '../../lib/trpc.ts';
import { useMessages } from '../../lib/useMessages.ts';
import type { VisaRequirement } from './VisaVerdict.tsx';

/** In print: the answer's source and validity, as far as known. */
export function PrintedSource({
  requirement: { sourceAddress, sourceDate },
}: {
  requirement: Pick<VisaRequirement, 'sourceAddress' | 'sourceDate'>;
}) {
  const t = useMessages(requirementMessages);
  const [{ name }] = trpc.settings.site.useSuspenseQuery();
  const address = useSyncExternalStore(
    () => () => undefined,
    () => location.href,
    () => '',
  );
  const date = sourceDate ? partialDateText(sourceDate) : t('dateUnknown');
  const unsourced = sourceDate ? t('noSource', { date }) : t('noSourceOrDate');
  return (
    <p className="print-only mt-4 text-sm">
      {address ? t('printedFrom', { site: name, address }) : name}
      <br />
      {sourceAddress ? t('printedSource', { source: sourceAddress, date }) : unsourced}{' '}
      {t('confirm')}
    </p>
  );
}
