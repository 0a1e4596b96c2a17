import { useState } from 'react';
import { fileFormats, type RecordKindName } from '#core/records/files.ts';
import { Checkbox } from '#src/ui/forms/Checkbox.tsx';
import { DownloadLink } from '../DownloadLink.tsx';

const formatNames = { csv: 'CSV', json: 'JSON' };

/** Downloads all records of a kind, or an empty template. */
export function ExportForm({ kind }: { kind: RecordKindName }) {
  const [forExcel, setForExcel] = useState(false);
  const bom = forExcel ? '?bom=true' : '';
  return (
    <section aria-labelledby="export" className="card flex flex-col gap-4 p-4 sm:p-5">
      <h2 id="export" className="text-lg font-semibold">
        Export
      </h2>
      <p>
        A CSV opens in any spreadsheet. What a spreadsheet would run as a formula has an apostrophe
        before it, which an import takes away again.
      </p>
      <Checkbox
        label="Mark the CSV as UTF-8, for Excel"
        checked={forExcel}
        onChange={({ target }) => setForExcel(target.checked)}
      />
      <div className="flex flex-wrap gap-3">
        {fileFormats.map((format) => (
          <DownloadLink
            key={format}
            href={`/admin/export/${kind}.${format}${format === 'csv' ? bom : ''}`}
            className={format === 'csv' ? 'button' : 'button-quiet'}
          >
            Export {formatNames[format]}
          </DownloadLink>
        ))}
        {fileFormats.map((format) => (
          <DownloadLink key={format} href={`/admin/templates/${kind}.${format}`}>
            {formatNames[format]} template
          </DownloadLink>
        ))}
      </div>
    </section>
  );
}
