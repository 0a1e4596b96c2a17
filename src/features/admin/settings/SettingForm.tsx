import type { ReactNode } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import { FormActions } from '../../../ui/forms/FormActions.tsx';
import { continueSaved } from '../forms/fillForm.ts';
import { UnsavedOffer } from '../forms/unsaved/UnsavedOffer.tsx';
import { useUnsavedChanges } from '../forms/unsaved/unsavedChanges.ts';
import { type Stored, type StoredForm, useStoredForm } from '../forms/useStoredForm.ts';
import type { FieldLabels } from '../forms/versions/compareVersions.ts';
import type { ShowValue } from '../forms/versions/DifferenceField.tsx';
import { VersionComparison } from '../forms/versions/VersionComparison.tsx';

/** A setting in the API: its fields and version. */
type Versioned<Fields> = Fields & { version: number };

/** The form of one setting; it stays open after saving. */
export function SettingForm<Fields extends FieldValues>({
  record,
  resolver,
  stored,
  labels,
  show,
  save,
  fetchNewest,
  submitLabel,
  aside,
  children,
}: {
  /** The key under which unsaved changes are stored: `setting/contact`. */
  record: string;
  resolver: Resolver<Fields, unknown, Fields>;
  stored: Stored<Fields>;
  labels: FieldLabels<Fields>;
  /** Renders codes. */
  show?: ShowValue;
  save: (setting: Versioned<Fields>) => Promise<{ version: number }>;
  fetchNewest: () => Promise<Versioned<Fields>>;
  submitLabel: string;
  /** Shown beside the save button. */
  aside?: (form: StoredForm<Fields>) => ReactNode;
  children: (form: StoredForm<Fields>) => ReactNode;
}) {
  const { form, submit, formKey, conflict, unsaved } = useStoredForm<Fields>({
    resolver,
    record,
    stored,
    save: (fields, version = stored.version) => save({ ...fields, version }),
    fetchNewest: async () => {
      const { version, ...fields } = await fetchNewest();
      return { version, fields: fields as unknown as Fields };
    },
    onSaved: (saved, submitted) => continueSaved(saved, submitted),
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  useUnsavedChanges(isDirty);
  return (
    <form key={formKey} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <UnsavedOffer unsaved={unsaved} />
      {children(form)}
      {conflict && <VersionComparison conflict={conflict} labels={labels} show={show} />}
      <FormActions
        saving={isSubmitting}
        submitLabel={submitLabel}
        savingLabel="Saving..."
        error={errors.root?.message}
      >
        {aside?.(form)}
      </FormActions>
    </form>
  );
}
