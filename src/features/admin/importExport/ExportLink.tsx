import { Download } from 'lucide-react';
import type { RecordKindName } from '../../../../server/schemas/admin/recordImport.ts';

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
  return (
    <a href={`/admin/export/${kind}.csv?${which}`} download className="button-quiet">
      <Download aria-hidden="true" className="size-5" />
      Export
    </a>
  );
}
