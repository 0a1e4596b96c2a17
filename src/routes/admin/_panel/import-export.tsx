import { createFileRoute, Link } from '@tanstack/react-router';
import { recordKindNames } from '#core/records/files.ts';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { unvalidated } from '#src/lib/searchParams.ts';
import { ColumnList } from '#src/panel/importExport/ColumnList.tsx';
import { ExportForm } from '#src/panel/importExport/ExportForm.tsx';
import { ImportForm } from '#src/panel/importExport/ImportForm.tsx';
import { ImportPreview } from '#src/panel/importExport/ImportPreview.tsx';
import { type ImportSearch, readImportSearch } from '#src/panel/importExport/importSearch.ts';
import { kindNames } from '#src/panel/importExport/kindNames.ts';
import { PageHeading } from '#src/panel/PageHeading.tsx';

export const Route = createFileRoute('/admin/_panel/import-export')({
  validateSearch: unvalidated<ImportSearch>,
  head: ({ match }) => panelPageHead('Import and export', match),
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
      {file && <ImportPreview kind={kind} id={file} outcome={rows} page={page} />}
      <ColumnList kind={kind} />
    </>
  );
}
