import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useController, useFormContext } from 'react-hook-form';
import { type PolicyInput, policyFields } from '#core/inputs/rules/administratorRule.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { fillForm } from '#src/panel/forms/fillForm.ts';
import { UnsavedOffer } from '#src/panel/forms/unsaved/UnsavedOffer.tsx';
import { useUnsavedChanges } from '#src/panel/forms/unsaved/unsavedChanges.ts';
import type { UnsavedForm } from '#src/panel/forms/unsaved/unsavedForms.ts';
import { useUnsavedForm } from '#src/panel/forms/unsaved/useUnsavedForm.ts';
import { useSchemaForm } from '#src/panel/forms/useSchemaForm.ts';
import type { FormBase } from '#src/panel/forms/useStoredForm.ts';
import { changesOf } from '#src/panel/forms/versions/compareVersions.ts';
import { CountryOptions } from '#src/site/passports/CountryOptions.tsx';
import { FormActions } from '#src/ui/forms/FormActions.tsx';
import { FormSection } from '#src/ui/forms/FormSection.tsx';
import { HydratedFields } from '#src/ui/forms/HydratedFields.tsx';
import { SelectField } from '#src/ui/forms/SelectField.tsx';
import type { useBackToDecisions } from '../decisions/decisionReturn.ts';
import { purposeNames, ruleLabels } from '../ruleLabels.ts';
import { blankStatement, StatedFields, withoutHiddenCondition } from '../StatedFields.tsx';
import { PassportsField } from './PassportsField.tsx';
import { PolicyPreview } from './PolicyPreview.tsx';

export type Previewed = {
  fields: PolicyInput;
  preview: RouterOutputs['rule']['previewPolicy'];
};

/**
 * Sets one access for many passports: the preview comes first, and the change is made unless
 * anything changed since.
 */
export function PolicyForm({
  countries,
  start,
  back,
}: {
  countries: RouterOutputs['country']['listAll'];
  /** For whom and where it is, at first, and what it states. */
  start: Pick<PolicyInput, 'destination' | 'purpose' | 'passports'> & Partial<PolicyInput>;
  /** The decision from which the policy is made. */
  back: ReturnType<typeof useBackToDecisions>;
}) {
  const navigate = useNavigate();
  const blank = { ...blankStatement, ...start };

  const [previewed, setPreviewed] = useState<Previewed>();
  const preview = trpc.rule.previewPolicy.useMutation();
  const edits = useRef(0);
  const base = useRef<FormBase<PolicyInput>>({ version: undefined, fields: unset(blank) });
  const { form, submit } = useSchemaForm({
    schema: policyFields,
    withoutHidden: withoutHiddenCondition,
    defaultValues: blank,
    async save(fields) {
      const before = edits.current;
      const next = { fields, preview: await preview.mutateAsync({ fields }) };
      if (edits.current !== before) {
        throw new Error('You changed the form before its preview came: press Preview again');
      }
      setPreviewed(next);
    },
    onSaved: () => {},
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  useUnsavedChanges(isDirty);
  const unsaved = useUnsavedForm<PolicyInput>({ form, record: 'policy', base });
  // The preview is outdated once the form changes.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback() {
          edits.current += 1;
          setPreviewed(undefined);
        },
      }),
    [form],
  );

  function restore(offer: UnsavedForm<PolicyInput>) {
    unsaved.takeOver(offer);
    setPreviewed(undefined);
    fillForm(form, base.current.fields, changesOf(base.current.fields, offer.fields));
  }

  return (
    <>
      <FormProvider {...form}>
        <form noValidate onSubmit={submit} className="flex flex-col gap-4">
          <HydratedFields>
            <UnsavedOffer unsaved={{ ...unsaved, restore }} />
            <FormSection title="Who and where">
              <SelectField
                form={form}
                name="destination"
                label={ruleLabels.destination}
                unset="Select a destination"
              >
                <CountryOptions countries={countries} />
              </SelectField>
              <SelectField
                form={form}
                name="purpose"
                label={ruleLabels.purpose}
                names={purposeNames}
              />
              <div className="sm:col-span-2">
                <PolicyPassports countries={countries} />
              </div>
            </FormSection>
            <StatedFields />
            <FormActions
              saving={isSubmitting}
              submitLabel="Preview"
              savingLabel="Looking..."
              error={errors.root?.message}
            />
          </HydratedFields>
        </form>
      </FormProvider>
      {previewed && (
        <PolicyPreview
          key={previewed.preview.fingerprint}
          previewed={previewed}
          countries={countries}
          onApplied={() => {
            unsaved.forget();
            setPreviewed(undefined);
            form.reset(blank);
            if (back) void navigate({ ...back, ignoreBlocker: true });
          }}
        />
      )}
    </>
  );
}

function PolicyPassports({ countries }: { countries: RouterOutputs['country']['listAll'] }) {
  const { control } = useFormContext<PolicyInput, unknown, PolicyInput>();
  const { field, fieldState } = useController({ control, name: 'passports' });
  const error = fieldState.error?.message ?? fieldState.error?.root?.message;
  return (
    <PassportsField
      countries={countries}
      chosen={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      ref={field.ref}
      error={error}
    />
  );
}

/** All fields except the access, which is unset. */
function unset(blank: Partial<PolicyInput>): PolicyInput {
  return blank as PolicyInput;
}
