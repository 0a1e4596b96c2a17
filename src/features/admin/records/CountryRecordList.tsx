import { Link } from '@tanstack/react-router';
import { Pencil, Plus } from 'lucide-react';
import type { RecordKindName } from '../../../../server/schemas/admin/recordImport.ts';
import { type RecordEntity, recordNouns } from '../../../../server/schemas/records/nouns.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ExportLink } from '../importExport/ExportLink.tsx';
import { AdminTable } from '../lists/AdminTable.tsx';
import { DeleteButton } from '../lists/DeleteButton.tsx';
import { DeleteSelected } from '../lists/DeleteSelected.tsx';
import type { ListAddress } from '../lists/listAddress.ts';
import type { ListColumn } from '../lists/listColumns.ts';
import type { RuleSource, sourceOf } from '../rules/ruleLabels.ts';
import { SourceText } from '../rules/SourceText.tsx';

type CountryRecord = { id: number } & Parameters<typeof sourceOf>[0];

/** The content of a country's page in the panel: its lists, or one record of a kind. */
export type ShownOfCountry = {
  destination?: string | undefined;
  condition?: number | 'new' | undefined;
  link?: number | 'new' | undefined;
};

/** Common props of the lists of a country's records. */
export type CountryListProps = {
  address: ListAddress;
  destination: string;
  sources: RuleSource[];
};

/** A country's records of one kind, with actions for one or several. */
export function CountryRecordList<Row extends CountryRecord>({
  id,
  entity,
  file,
  heading,
  addLabel,
  address,
  query,
  sources,
  columns,
  nameOf,
  editing,
  remove,
  removeMany,
}: {
  /** The list's id in the page's address. */
  id: string;
  entity: RecordEntity;
  /** The kind of file that its records are exported as. */
  file: RecordKindName;
  heading: string;
  addLabel: string;
  address: ListAddress;
  query: Parameters<typeof AdminTable>[0]['query'] & { data: Row[] | undefined };
  sources: RuleSource[];
  /** The kind's own columns. */
  columns: readonly ListColumn<Row>[];
  nameOf: (row: Row) => string;
  /** The search parameters of a record's form. */
  editing: (id: number | 'new') => ShownOfCountry;
  remove: { mutate: (input: { id: number }) => void };
  removeMany: {
    isPending: boolean;
    mutate: (input: { ids: number[] }, options: { onSuccess: () => void }) => void;
  };
}) {
  const unit = recordNouns[entity];
  return (
    <section aria-labelledby={`${id}-heading`} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={`${id}-heading`} tabIndex={-1} className="text-xl font-semibold outline-none">
          {heading}
        </h2>
        <Link
          to="/admin/rules/countries"
          search={editing('new')}
          className="button-quiet"
          data-list-new
        >
          <Plus aria-hidden="true" className="size-5" />
          {addLabel}
        </Link>
      </div>
      <AdminTable
        id={id}
        label={`List of ${unit[1]}`}
        unit={unit}
        address={address}
        query={query}
        rows={query.data}
        rowKey={(row) => row.id}
        rowName={nameOf}
        empty={<EmptyState title={`No ${unit[1]} known`} />}
        bulk={(selected, done) => (
          <>
            <ExportLink kind={file} ids={selected.map((row) => String(row.id))} />
            <DeleteSelected
              count={selected.length}
              unit={unit}
              isPending={removeMany.isPending}
              onDelete={() =>
                removeMany.mutate({ ids: selected.map((row) => row.id) }, { onSuccess: done })
              }
            />
          </>
        )}
        columns={[
          ...columns,
          { heading: 'Source', cell: (row) => <SourceText of={row} sources={sources} /> },
          {
            heading: 'Actions',
            actions: true,
            cell: (row) => (
              <span className="inline-flex">
                <Link
                  to="/admin/rules/countries"
                  search={editing(row.id)}
                  className="icon-button"
                  aria-label={`Edit ${nameOf(row)}`}
                  title="Edit"
                >
                  <Pencil aria-hidden="true" className="size-5" />
                </Link>
                <DeleteButton
                  name={nameOf(row)}
                  question={`Are you sure you want to delete this ${unit[0]}?\n\n${nameOf(row)}.`}
                  onDelete={() => remove.mutate({ id: row.id })}
                />
              </span>
            ),
          },
        ]}
      />
    </section>
  );
}
