import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { FormActions } from '#src/ui/forms/FormActions.tsx';
import { FormSection } from '#src/ui/forms/FormSection.tsx';
import { HydratedFields } from '#src/ui/forms/HydratedFields.tsx';

/** The `<form>` of `useSchemaForm`: its fields, its message and the submit button. */
export function SchemaForm<Input extends FieldValues, Output>({
  form,
  submit,
  title,
  error = form.formState.errors.root?.message,
  actions,
  children,
  ...labels
}: {
  form: UseFormReturn<Input, unknown, Output>;
  submit: ComponentProps<'form'>['onSubmit'];
  /** Makes the form a card with this title. */
  title?: string;
  submitLabel: string;
  savingLabel?: string;
  /** The form's message, if it isn't the server's. */
  error?: string | undefined;
  /** Rendered beside the submit button. */
  actions?: ReactNode;
  children: ReactNode;
}) {
  const fields = (
    <HydratedFields>
      {children}
      <FormActions saving={form.formState.isSubmitting} error={error} {...labels}>
        {actions}
      </FormActions>
    </HydratedFields>
  );
  return (
    // Without scripts a GET would put passwords into the address.
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-4">
      {title === undefined ? (
        fields
      ) : (
        <FormSection title={title} columns={1}>
          {fields}
        </FormSection>
      )}
    </form>
  );
}
