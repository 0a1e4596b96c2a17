import { zodResolver } from '@hookform/resolvers/zod';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Resolver } from 'react-hook-form';
import { visaTypes } from '../../../../server/schemas/constants.ts';
import {
  type VisaRequirementInput,
  visaRequirementFields,
} from '../../../../server/schemas/visaRequirement.ts';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { CheckboxField } from '../../../ui/forms/CheckboxField.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { ListInput } from '../../../ui/forms/ListInput.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { CountryOptions } from '../../passports/CountryOptions.tsx';
import { newCreationKey } from '../forms/creationKey.ts';
import { StoredFormFooter } from '../forms/StoredFormFooter.tsx';
import { useUnsavedChanges } from '../forms/unsavedChanges.ts';
import { type Stored, useStoredForm } from '../forms/useStoredForm.ts';
import { requirementsPath, storedListSearch } from '../lists/listState.ts';
import { reports } from '../reports.ts';
import { ExtensionFields } from './ExtensionFields.tsx';
import { visaRequirementLabels } from './visaRequirementLabels.ts';

type VisaRequirement = RouterOutputs['visaRequirement']['byId'];

/** Creates a requirement of a destination, or edits the one given. Both return to the list. */
export function VisaRequirementForm({
  destinationId,
  requirement,
  countries,
}: {
  destinationId: string;
  requirement?: VisaRequirement;
  countries: RouterOutputs['country']['listAll'];
}) {
  const navigate = useNavigate();
  const create = trpc.visaRequirement.create.useMutation({
    meta: { report: reports.createVisaRequirement },
  });
  const update = trpc.visaRequirement.update.useMutation({
    meta: { report: reports.updateVisaRequirement },
  });
  const list = {
    to: '/admin/destinations/$destinationId/visa-requirements',
    params: { destinationId },
    search: storedListSearch(requirementsPath(destinationId)),
  } as const;
  const utils = trpc.useUtils();
  const [creationKey] = useState(newCreationKey);
  const { form, submit, formKey, conflict } = useStoredForm({
    resolver: withoutHiddenExtension,
    stored: requirement && storedOf(requirement),
    blank,
    save: (fields, version) =>
      requirement && version !== undefined
        ? update.mutateAsync({ id: requirement.id, version, fields })
        : create.mutateAsync({ destinationId, creationKey, fields }),
    fetchNewest: async () =>
      requirement &&
      storedOf(await utils.visaRequirement.byId.fetch({ id: requirement.id }, { staleTime: 0 })),
    // A new one may be none of those that were searched for.
    onSaved: () =>
      navigate({ ...list, search: requirement ? list.search : {}, ignoreBlocker: true }),
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  useUnsavedChanges(isDirty);

  const offered = countries.filter(
    ({ code, enabled }) => enabled || code === requirement?.countryCode,
  );

  return (
    <form key={formKey} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FormSection title="Requirement">
        <FormField
          form={form}
          name="countryCode"
          label="Country"
          hint="Whose passport this is about"
        >
          {(control) => (
            <select className="input" {...control}>
              <option value="">Select a country</option>
              <CountryOptions countries={offered} />
            </select>
          )}
        </FormField>
        <FormField form={form} name="type" label="Visa Type" hint="What the stay is for">
          {(control) => (
            <select className="input capitalize" {...control}>
              <option value="">Select a visa type</option>
              {visaTypes.map((type) => (
                <option key={type}>{type}</option>
              ))}
            </select>
          )}
        </FormField>
        <TextField
          form={form}
          name="durationDays"
          label="Duration (days)"
          rules={{ valueAsNumber: true }}
          type="number"
          min="1"
          step="1"
        />
        <TextField form={form} name="cost" label="Cost" maxLength={200} />
        <TextField
          form={form}
          name="processingTime"
          label="Processing Time"
          optional
          rules={{ setValueAs: orNull }}
          maxLength={200}
        />
        <div className="flex flex-col self-end">
          <CheckboxField form={form} name="required" label="Visa Required" deps={['onArrival']} />
          <CheckboxField form={form} name="onArrival" label="Available on Arrival" />
        </div>
        <FormField form={form} name="notes" label="Notes" optional className="sm:col-span-2">
          {(control) => <textarea rows={3} className="input" maxLength={5000} {...control} />}
        </FormField>
      </FormSection>

      <FormSection title="Conditions" columns={1}>
        <ListInput form={form} name="documents" label="Documents" itemMaxLength={500} />
        <ListInput form={form} name="eligibility" label="Eligibility" itemMaxLength={500} />
        <ListInput form={form} name="restrictions" label="Restrictions" itemMaxLength={500} />
      </FormSection>

      <ExtensionFields form={form} />

      <FormSection title="Source">
        <TextField
          form={form}
          name="sourceAddress"
          label="Source Address"
          optional
          hint="The page that states this rule"
          rules={{ setValueAs: orNull }}
          type="url"
          maxLength={2000}
        />
        <TextField
          form={form}
          name="sourceDate"
          label="Source Date"
          optional
          hint="When the rule held: 2026, 2026-02 or 2026-02-17"
          rules={{ setValueAs: orNull }}
          maxLength={10}
        />
      </FormSection>

      <StoredFormFooter
        conflict={conflict}
        labels={visaRequirementLabels}
        saving={isSubmitting}
        submitLabel={requirement ? 'Update Requirement' : 'Create Requirement'}
        savingLabel="Saving..."
        error={errors.root?.message}
      >
        <Link {...list} className="button-quiet">
          Cancel
        </Link>
      </StoredFormFooter>
    </form>
  );
}

const noExtension = { possible: false, maxDuration: 0, cost: '', requirements: [] };

const resolve = zodResolver(visaRequirementFields);

/** Fields of an extension that is not possible are hidden: they are neither checked nor saved. */
const withoutHiddenExtension: Resolver<VisaRequirementInput, unknown, VisaRequirementInput> = (
  fields,
  context,
  options,
) =>
  resolve(
    fields.extensions.possible ? fields : { ...fields, extensions: noExtension },
    context,
    options,
  );

/** A new requirement: type and length of stay have no value until one is chosen. */
const blank = {
  countryCode: '',
  required: false,
  onArrival: false,
  cost: '',
  processingTime: null,
  notes: '',
  documents: [],
  eligibility: [],
  restrictions: [],
  extensions: noExtension,
  sourceAddress: null,
  sourceDate: null,
};

function orNull(typed: string | null): string | null {
  return typed?.trim() || null;
}

function storedOf(requirement: VisaRequirement): Stored<VisaRequirementInput> {
  const { id, destinationId, version, createdAt, updatedAt, ...fields } = requirement;
  return { version, fields };
}
