import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { Button } from '#src/ui/Button.tsx';
import { FormActions } from '#src/ui/forms/FormActions.tsx';
import { HydratedFields } from '#src/ui/forms/HydratedFields.tsx';
import { optionalPart, saidInDialog } from '../optionalPart.tsx';
import { SaveBar } from './SaveBar.tsx';
import { UnsavedOffer } from './unsaved/UnsavedOffer.tsx';
import { useUnsavedChanges } from './unsaved/unsavedChanges.ts';
import type { useStoredForm } from './useStoredForm.ts';
import type { FieldLabels } from './versions/compareVersions.ts';
import type { ShowValue } from './versions/DifferenceField.tsx';

// No form needs it before somebody else has saved the same record.
const VersionComparison = optionalPart(
  () => import('./versions/VersionComparison.tsx'),
  'VersionComparison',
  { failed: (retry, { conflict }) => saidInDialog(retry, { onClose: conflict.cancel }) },
) as unknown as typeof import('./versions/VersionComparison.tsx').VersionComparison;

/**
 * The `<form>` of `useStoredForm`: the offer of unsaved changes, the fields, the version conflict, if
 * any, and the submit button. Asks before changes are lost.
 */
export function EditForm<Fields extends FieldValues>({
  stored: { form, submit, saveAndStay, formKey, conflict, unsaved },
  labels,
  show,
  submitLabel,
  busy,
  // Behind the dialog of a conflict it would be said twice.
  error = conflict ? undefined : form.formState.errors.root?.message,
  sticky = true,
  actions,
  children,
}: {
  stored: ReturnType<typeof useStoredForm<Fields>>;
  labels: FieldLabels<Fields>;
  /** Renders codes. */
  show?: ShowValue | undefined;
  submitLabel: string;
  /** What else must end before the form can be saved. */
  busy?: string | false;
  error?: string | undefined;
  /** Whether the submit button stays in view; only one form of a page can have that. */
  sticky?: boolean;
  /** Rendered beside the submit button. */
  actions?: ReactNode;
  children: ReactNode;
}) {
  const { isDirty, isSubmitting } = form.formState;
  useUnsavedChanges(isDirty || Boolean(busy));
  const Actions = sticky ? SaveBar : FormActions;
  return (
    <FormProvider {...form}>
      <form
        key={formKey}
        noValidate
        method="post"
        onSubmit={submit}
        className="flex min-w-0 grow flex-col gap-4"
      >
        <HydratedFields>
          <UnsavedOffer unsaved={unsaved} />
          {children}
          {conflict && <VersionComparison conflict={conflict} labels={labels} show={show} />}
          <Actions
            saving={isSubmitting || Boolean(busy)}
            submitLabel={submitLabel}
            savingLabel={busy || undefined}
            error={error}
          >
            {actions}
            {saveAndStay && (
              <Button
                data-save-key
                disabled={isSubmitting || Boolean(busy)}
                onClick={() => void saveAndStay()}
              >
                Save and stay
              </Button>
            )}
          </Actions>
        </HydratedFields>
      </form>
    </FormProvider>
  );
}
