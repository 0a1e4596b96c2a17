import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { recordWords } from '#core/records/kinds.ts';
import { Button } from '#src/ui/Button.tsx';
import { FormSection } from '#src/ui/forms/FormSection.tsx';
import type { fetchOnPress } from '../fetchOnPress.ts';
import { EditForm } from '../forms/EditForm.tsx';
import { mayLoseChanges } from '../forms/unsaved/unsavedChanges.ts';
import { type Stored, useStoredForm } from '../forms/useStoredForm.ts';
import { useDataSinceOpening, useRefetchOnOpen } from '../forms/versions/dataSinceOpening.ts';
import { Loaded } from '../Loaded.tsx';
import { type RuleSource, sourceOf } from '../rules/ruleLabels.ts';
import { SourceFields } from '../rules/SourceFields.tsx';
import type {
  CountryRecord,
  CountryRecordFields,
  CountryRecordKind,
  EditedRecord,
} from './countryRecordKind.ts';

type FormOf<Row extends CountryRecord, Fields extends FieldValues> = Pick<
  EditedRecord,
  'sources' | 'onDone'
> & {
  kind: CountryRecordKind<Row, Fields>;
  fields: CountryRecordFields<Fields>;
  fetchNewest: (input: { id: number }, options: typeof fetchOnPress) => Promise<Row>;
};

/** The form of a country's new record, or of the stored one with this id. */
export function EditedCountryRecord<Row extends CountryRecord, Fields extends FieldValues>({
  id,
  destination,
  ...form
}: FormOf<Row, Fields> & EditedRecord) {
  return id === 'new' ? (
    <CountryRecordForm {...form} destination={destination} />
  ) : (
    <StoredCountryRecord {...form} id={id} />
  );
}

function StoredCountryRecord<Row extends CountryRecord, Fields extends FieldValues>({
  id,
  ...form
}: FormOf<Row, Fields> & { id: number }) {
  const query = useDataSinceOpening(form.kind.api.byId.useQuery({ id }, useRefetchOnOpen()));
  return (
    <Loaded query={query}>
      {(record) => <CountryRecordForm {...form} destination={record.destination} record={record} />}
    </Loaded>
  );
}

/** The form of a record that belongs to a country: the kind's own fields, and those of all kinds. */
function CountryRecordForm<Row extends CountryRecord, Fields extends FieldValues>({
  kind: { entity, api, texts },
  fields: { schema, withoutHidden, blank, show, Fields, AboutSource },
  destination,
  record,
  fetchNewest,
  sources,
  onDone,
}: FormOf<Row, Fields> & {
  destination: string;
  record?: Row;
}) {
  const { file } = recordWords[entity];
  const labels = recordWords[entity].labels as Record<keyof Fields & string, string>;
  const create = api.create.useMutation();
  const update = api.update.useMutation();
  const stored = useStoredForm<Fields>({
    // Its defaults are for files, which may leave fields out.
    schema: schema as z.core.$ZodType<Fields, Fields>,
    withoutHidden,
    record: `${file}/${record?.id ?? `new/${destination}`}`,
    history: record && { entity, id: record.id },
    stored: record && fieldsToEdit<Fields>(record, sources),
    blank,
    save: (fields, version) =>
      record && version !== undefined
        ? update.mutateAsync({ id: record.id, version, fields })
        : create.mutateAsync({ destination, fields }),
    fetchNewest: async (options) =>
      record && fieldsToEdit<Fields>(await fetchNewest({ id: record.id }, options), sources),
    onSaved: () => onDone(destination),
    onStayed: record && (() => {}),
  });
  return (
    <EditForm
      stored={stored}
      labels={labels}
      show={show}
      submitLabel={texts.save}
      actions={<Button onClick={() => mayLoseChanges() && onDone(destination)}>Cancel</Button>}
    >
      <FormSection title={record ? texts.edit : texts.new}>
        <Fields />
      </FormSection>
      <SourceFields>{AboutSource && <AboutSource />}</SourceFields>
    </EditForm>
  );
}

/** A stored record's form fields; the source of an imported one becomes its own. */
function fieldsToEdit<Fields>(record: CountryRecord, sources: RuleSource[]): Stored<Fields> {
  const { id, destination, sourceId, version, ...fields } = record;
  const { title, address, date } = sourceOf(record, sources);
  const source = { sourceTitle: title, sourceAddress: address, sourceDate: date };
  return { version, fields: { ...fields, ...(sourceId !== null && source) } as Fields };
}
