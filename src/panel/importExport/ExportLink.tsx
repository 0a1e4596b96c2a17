import type { RecordKindName } from '#core/records/files.ts';
import { ADDRESS_LENGTH_MAX } from '#core/site/requestLimits.ts';
import { Button } from '#src/ui/Button.tsx';
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
  const href = `/admin/export/${kind}.csv?${which}`;
  if (href.length > ADDRESS_LENGTH_MAX) {
    return <Button disabled>Too many to export</Button>;
  }
  return <DownloadLink href={href}>Export</DownloadLink>;
}
