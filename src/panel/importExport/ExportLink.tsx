import type { RecordKindName } from '#core/inputs/panel/recordImport.ts';
import { DownloadLink } from '../DownloadLink.tsx';

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
  return <DownloadLink href={`/admin/export/${kind}.csv?${which}`}>Export</DownloadLink>;
}
