import { createFileRoute, Link } from '@tanstack/react-router';
import { recordKindNames } from '#core/inputs/panel/recordImport.ts';
import { ColumnList } from '#src/features/admin/importExport/ColumnList.tsx';
import { ExportForm } from '#src/features/admin/importExport/ExportForm.tsx';
import { ImportForm } from '#src/features/admin/importExport/ImportForm.tsx';
import { ImportPreview } from '#src/features/admin/importExport/ImportPreview.tsx';
import {
  type ImportSearch,
  readImportSearch,
} from '#src/features/admin/importExport/importSearch.ts';
import { kindNames } from '#src/features/admin/importExport/kindNames.ts';
import { PageHeading } from '#src/features/admin/PageHeading.tsx';
import { adminPageHead } from '#src/lib/pageHead.ts';
import { unvalidated } from '#src/lib/searchParams.ts';

export const Route = createFileRoute('/admin/_panel/import-export')({
  validateSearch: unvalidated<ImportSearch>,
  head: ({ match }) => adminPageHead('Import and export', match),
  component: ImportExport,
});

function ImportExport() {
  const { kind = 'destinations', file, rows, page = 1 } = readImportSearch(Route.useSearch());
  return (
    <>
      <PageHeading
        title="Import and export"
        detail="Records as files: for a spreadsheet, or another site."
      />
      <nav aria-label="Records">
        <ul className="flex flex-wrap gap-2">
          {recordKindNames.map((one) => (
            <li key={one}>
              <Link
                to="."
                search={{ kind: one }}
                aria-current={one === kind ? 'page' : undefined}
                className="pill text-sm sm:text-base"
              >
                {kindNames[one]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ExportForm kind={kind} />
      <ImportForm key={kind} kind={kind} />
      {file && <ImportPreview id={file} outcome={rows} page={page} />}
      <ColumnList kind={kind} />
    </>
  );
}
