import { useSyncExternalStore } from 'react';
import { partialDateText } from '../../../server/schemas/rules/partialDateText.ts';
import { trpc } from '../../lib/trpc.ts';
import type { VisaRequirement } from './VisaVerdict.tsx';

/** In print: the answer's source and validity, as far as known. */
export function PrintedSource({
  requirement: { sourceAddress, sourceDate },
}: {
  requirement: Pick<VisaRequirement, 'sourceAddress' | 'sourceDate'>;
}) {
  const [{ name }] = trpc.settings.site.useSuspenseQuery();
  const address = useSyncExternalStore(
    () => () => undefined,
    () => location.href,
    () => '',
  );
  return (
    <p className="print-only mt-4 text-sm">
      Source: {name}
      {address && ` ${address}`}
      {sourceAddress && `, from ${sourceAddress}`}
      {sourceDate ? `, rules as of ${partialDateText(sourceDate)}` : ', date of the rules unknown'}.
      Confirm with the embassy before you travel.
    </p>
  );
}
