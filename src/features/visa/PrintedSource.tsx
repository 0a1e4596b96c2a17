import { useSyncExternalStore } from 'react';
import { siteName } from '../../../server/schemas/constants.ts';

/** In print: where the answer comes from and the date of its rules. */
export function PrintedSource({ updatedAt }: { updatedAt: string | undefined }) {
  const address = useSyncExternalStore(
    () => () => undefined,
    () => location.href,
    () => '',
  );
  return (
    <p className="print-only mt-4 text-sm">
      Source: {siteName} {address}
      {updatedAt && `, rules as of ${updatedAt.slice(0, 10)}`}. Confirm with the embassy before you
      travel.
    </p>
  );
}
