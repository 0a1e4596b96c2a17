import type { RecordKindName } from '#core/records/files.ts';
import { trpc } from '#src/lib/trpc.ts';
import { DataTable } from '#src/ui/DataTable.tsx';
import { Loaded } from '../Loaded.tsx';

/** Explains a file's columns. */
export function ColumnList({ kind }: { kind: RecordKindName }) {
  const columns = trpc.recordImport.columns.useQuery({ kind });
  return (
    <details className="card p-4 sm:p-5">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        Columns of the file
      </summary>
      <p className="mt-2 mb-4">
        A column that is left out stays as it is. JSON is a list of objects with the same fields;
        those with a dot are objects within.
      </p>
      <Loaded query={columns}>
        {(all) => (
          <DataTable
            label="Columns"
            rows={all}
            rowKey={({ name }) => name}
            columns={[
              { heading: 'Column', cell: ({ name }) => <code>{name}</code> },
              { heading: 'Holds', cell: ({ content }) => content },
            ]}
          />
        )}
      </Loaded>
    </details>
  );
}
