import { Pencil, Plus } from 'lucide-react';
import type { FieldValues } from 'react-hook-form';
import { recordWords } from '#core/records/kinds.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ButtonLink, IconLink } from '../ButtonLink.tsx';
import { readListAddress } from '../lists/listAddress.ts';
import { NameLink } from '../lists/NameLink.tsx';
import { PanelTable } from '../lists/PanelTable.tsx';
import { DeleteButton } from '../lists/selection/DeleteButton.tsx';
import { ExportAndDelete } from '../lists/selection/ExportAndDelete.tsx';
import type { RuleSource } from '../rules/ruleLabels.ts';
import { SourceText } from '../rules/SourceText.tsx';
import type { CountryRecord, CountryRecordKind } from './countryRecordKind.ts';

/** A country's records of one kind, with actions for one or several. */
export function CountryRecordList<Row extends CountryRecord, Fields extends FieldValues>({
  kind: { entity, list, texts, api, nameOf, columns },
  search,
  destination,
  sources,
}: {
  kind: CountryRecordKind<Row, Fields>;
  /** The page's search parameters. */
  search: { [name: string]: unknown };
  destination: string;
  sources: RuleSource[];
}) {
  const { noun: unit, file, page, param } = recordWords[entity];
  const query = api.listByDestination.useQuery({ destination });
  const remove = api.delete.useMutation();
  const removeMany = api.deleteMany.useMutation();
  const [nameColumn, ...otherColumns] = columns;
  const sorts = columns.flatMap(({ sort }) => sort?.name ?? []);
  const edit = (id: number | 'new') => ({ destination, [param]: id });
  return (
    <section aria-labelledby={`${list}-heading`} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={`${list}-heading`} tabIndex={-1} className="text-xl font-semibold outline-none">
          {texts.heading}
        </h2>
        <ButtonLink Icon={Plus} to={page} search={edit('new')} data-list-new>
          {texts.add}
        </ButtonLink>
      </div>
      <PanelTable
        id={list}
        label={`List of ${unit[1]}`}
        unit={unit}
        address={readListAddress(search, sorts, list)}
        query={query}
        rowKey={(row) => row.id}
        rowName={nameOf}
        empty={<EmptyState title={texts.none} />}
        bulk={(selected, done) => (
          <ExportAndDelete
            kind={file}
            ids={selected.map((row) => row.id)}
            deletion={removeMany}
            done={done}
          />
        )}
        columns={[
          {
            ...nameColumn,
            cell: (row) => (
              <NameLink to={page} search={edit(row.id)} aria-label={nameOf(row)}>
                {nameColumn.cell(row)}
              </NameLink>
            ),
          },
          ...otherColumns,
          { heading: 'Source', cell: (row) => <SourceText of={row} sources={sources} /> },
          {
            heading: 'Actions',
            actions: true,
            cell: (row) => (
              <span className="inline-flex">
                <IconLink
                  Icon={Pencil}
                  label={`Edit ${nameOf(row)}`}
                  to={page}
                  search={edit(row.id)}
                  title="Edit"
                />
                <DeleteButton name={nameOf(row)} onDelete={() => remove.mutate({ id: row.id })} />
              </span>
            ),
          },
        ]}
      />
    </section>
  );
}
