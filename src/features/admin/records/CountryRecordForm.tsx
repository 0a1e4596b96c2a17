import type { ReactNode } from 'react';
import { type FieldValues, FormProvider, useFormContext } from 'react-hook-form';
import { type RecordEntity, recordNouns } from '../../../../server/schemas/records/nouns.ts';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { StoredFormFooter } from '../forms/StoredFormFooter.tsx';
import { UnsavedOffer } from '../forms/unsaved/UnsavedOffer.tsx';
import { mayLoseChanges, useUnsavedChanges } from '../forms/unsaved/unsavedChanges.ts';
import type { useStoredForm } from '../forms/useStoredForm.ts';
import type { FieldLabels } from '../forms/versions/compareVersions.ts';
import type { ShowValue } from '../forms/versions/DifferenceField.tsx';
import { type RuleSource, ruleLabels, sourceOf } from '../rules/ruleLabels.ts';
import { SourceFields } from '../rules/SourceFields.tsx';

/**
 * The form of a record that belongs to a country: the kind's own fields, and those of all kinds.
 */
export function CountryRecordForm<Fields extends FieldValues>({
  stored,
  entity,
  isNew,
  labels,
  show,
  submitLabel,
  onDone,
  children,
}: {
  stored: ReturnType<typeof useStoredForm<Fields>>;
  entity: RecordEntity;
  isNew: boolean;
  labels: FieldLabels<Fields>;
  /** Renders codes. */
  show: ShowValue;
  submitLabel: string;
  onDone: () => void;
  /** The kind's own fields. */
  children: ReactNode;
}) {
  const { form, submit, formKey, conflict, unsaved } = stored;
  const { isDirty, isSubmitting, errors } = form.formState;
  useUnsavedChanges(isDirty);
  const [noun] = recordNouns[entity];
  return (
    <FormProvider {...form}>
      <form key={formKey} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <UnsavedOffer unsaved={unsaved} />
        <FormSection title={isNew ? `New ${noun}` : `Edit ${noun}`}>
          {children}
          <NoteField />
        </FormSection>
        <SourceFields />
        <StoredFormFooter
          conflict={conflict}
          labels={labels}
          show={show}
          saving={isSubmitting}
          submitLabel={submitLabel}
          savingLabel="Saving..."
          error={errors.root?.message}
        >
          <button
            type="button"
            className="button-quiet"
            onClick={() => mayLoseChanges() && onDone()}
          >
            Cancel
          </button>
        </StoredFormFooter>
      </form>
    </FormProvider>
  );
}

function NoteField() {
  const form = useFormContext<{ note: string }, unknown, { note: string }>();
  return (
    <FormField form={form} name="note" label={ruleLabels.note} optional className="sm:col-span-2">
      {(control) => <textarea rows={2} className="input" maxLength={1000} {...control} />}
    </FormField>
  );
}

/** A stored record's form fields; the source of an imported one becomes its own. */
export function fieldsToEdit<Fields extends object>(
  record: Fields &
    Parameters<typeof sourceOf>[0] & { id: number; destination: string; version: number },
  sources: RuleSource[],
) {
  const { id, destination, sourceId, version, ...fields } = record;
  if (sourceId === null) return { version, fields };
  const { title, address, date } = sourceOf(record, sources);
  const source = { sourceTitle: title, sourceAddress: address, sourceDate: date };
  return { version, fields: { ...fields, ...source } };
}
