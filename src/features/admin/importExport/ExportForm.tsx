import { Download } from 'lucide-react';
import { useState } from 'react';
import { fileFormats, type RecordKindName } from '../../../../server/schemas/admin/recordImport.ts';

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
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          className="checkbox"
          checked={forExcel}
          onChange={({ target }) => setForExcel(target.checked)}
        />
        Mark the CSV as UTF-8, for Excel
      </label>
      <div className="flex flex-wrap gap-3">
        {fileFormats.map((format) => (
          <a
            key={format}
            href={`/admin/export/${kind}.${format}${format === 'csv' ? bom : ''}`}
            download
            className={format === 'csv' ? 'button' : 'button-quiet'}
          >
            <Download aria-hidden="true" className="size-5" />
            Export {formatNames[format]}
          </a>
        ))}
        {fileFormats.map((format) => (
          <a
            key={format}
            href={`/admin/templates/${kind}.${format}`}
            download
            className="button-quiet"
          >
            <Download aria-hidden="true" className="size-5" />
            {formatNames[format]} template
          </a>
        ))}
      </div>
    </section>
  );
}
