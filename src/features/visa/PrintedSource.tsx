import { useSyncExternalStore } from 'react';
import { siteName } from '../../../server/schemas/constants.ts';

/** On paper: where the answer comes from and of which day it is. */
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
