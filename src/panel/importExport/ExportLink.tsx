import type { RecordKindName } from '#core/inputs/panel/recordImport.ts';
import { Button } from '#src/ui/Button.tsx';
import { DownloadLink } from '../DownloadLink.tsx';

/** Longer addresses are refused, by this server or by one before it. */
const ADDRESS_MAX = 12_000;

/** Downloads a CSV of some records: those selected, or a destination's requirements. */
export function ExportLink({
  kind,
  ids,
  destination,
}: {
  kind: RecordKindName | 'rules';
  ids?: string[];
  destination?: string;
}) {
  const which = new URLSearchParams();
  if (ids) which.set('ids', ids.join(','));
  if (destination) which.set('destination', destination);
  const href = `/admin/export/${kind}.csv?${which}`;
  if (href.length > ADDRESS_MAX) {
    return <Button disabled>Too many to export</Button>;
  }
  return <DownloadLink href={href}>Export</DownloadLink>;
}
