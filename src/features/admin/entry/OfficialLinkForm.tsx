import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider } from 'react-hook-form';
import { DEFAULT_STAY, visaTypes } from '../../../../server/schemas/constants.ts';
import {
  currencyCodeIn,
  currencyCodes,
  currencyName,
} from '../../../../server/schemas/countries/isoCodes.ts';
import {
  linkSchemes,
  type OfficialLinkInput,
  officialLinkFields,
} from '../../../../server/schemas/records/officialLink.ts';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { CheckboxField } from '../../../ui/forms/CheckboxField.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { Suggestions } from '../../../ui/forms/Suggestions.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { TogglesField } from '../../../ui/forms/TogglesField.tsx';
import { StoredFormFooter } from '../forms/StoredFormFooter.tsx';
import { UnsavedOffer } from '../forms/unsaved/UnsavedOffer.tsx';
import { mayLoseChanges, useUnsavedChanges } from '../forms/unsaved/unsavedChanges.ts';
import { type Stored, useStoredForm } from '../forms/useStoredForm.ts';
import { reports } from '../reports.ts';
import type { RuleSource } from '../rules/ruleLabels.ts';
import { orNull, SourceFields } from '../rules/SourceFields.tsx';
import { ownSource } from './EntryConditionForm.tsx';
import { linkLabels, schemeNames } from './entryLabels.ts';

export type Portal = RouterOutputs['officialLink']['byId'];

/** Adds where to apply at a country, or edits the one given. */
export function OfficialLinkForm({
  destination,
  portal,
  sources,
  onDone,
}: {
  destination: string;
  portal?: Portal | undefined;
  sources: RuleSource[];
  /** After a save, or when it is cancelled. */
  onDone: () => void;
}) {
  const meta = { report: reports.savePortal };
  const create = trpc.officialLink.create.useMutation({ meta });
  const update = trpc.officialLink.update.useMutation({ meta });
  const utils = trpc.useUtils();
  const { form, submit, formKey, conflict, unsaved } = useStoredForm({
    resolver,
    record: `application-portal/${portal?.id ?? `new/${destination}`}`,
    stored: portal && storedOf(portal, sources),
    blank,
    save: (fields, version) =>
      portal && version !== undefined
        ? update.mutateAsync({ id: portal.id, version, fields })
        : create.mutateAsync({ destination, fields }),
    fetchNewest: async () => {
      if (!portal) return undefined;
      const input = { id: portal.id };
      return storedOf(await utils.officialLink.byId.fetch(input, { staleTime: 0 }), sources);
    },
    onSaved: onDone,
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  useUnsavedChanges(isDirty);

  return (
    <FormProvider {...form}>
      <form key={formKey} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <UnsavedOffer unsaved={unsaved} />
        <FormSection title={portal ? 'Edit application address' : 'New application address'}>
          <FormField form={form} name="scheme" label={linkLabels.scheme}>
            {(control) => (
              <select className="input" {...control}>
                {linkSchemes.map((scheme) => (
                  <option key={scheme} value={scheme}>
                    {schemeNames[scheme]}
                  </option>
                ))}
              </select>
            )}
          </FormField>
          <TextField form={form} name="title" label={linkLabels.title} maxLength={200} />
          <TextField
            form={form}
            name="address"
            label={linkLabels.address}
            hint="Without one, visitors are given no link"
            optional
            type="url"
            maxLength={500}
            rules={orNull}
            className="sm:col-span-2"
          />
          <TextField
            form={form}
            name="priceAmount"
            label={linkLabels.priceAmount}
            optional
            maxLength={13}
            rules={{ ...orNull, deps: ['priceCurrency'] }}
          />
          <Suggestions values={currencyCodes()} nameOf={currencyName}>
            {(list) => (
              <FormField
                form={form}
                name="priceCurrency"
                label={linkLabels.priceCurrency}
                optional
                rules={{
                  setValueAs: (typed: string | null) =>
                    typed?.trim() ? currencyCodeIn(typed.trim()) : null,
                  deps: ['priceAmount'],
                }}
              >
                {(control) => <input className="input" {...control} {...list} />}
              </FormField>
            )}
          </Suggestions>
          <TextField
            form={form}
            name="priceNote"
            label={linkLabels.priceNote}
            optional
            maxLength={300}
            className="sm:col-span-2"
          />
          <TogglesField
            form={form}
            name="purposes"
            label={linkLabels.purposes}
            options={visaTypes}
          />
          <div className="flex flex-col self-end">
            <CheckboxField form={form} name="inOperation" label={linkLabels.inOperation} />
            <CheckboxField form={form} name="foreignersOnly" label={linkLabels.foreignersOnly} />
          </div>
          <FormField
            form={form}
            name="note"
            label={linkLabels.note}
            optional
            className="sm:col-span-2"
          >
            {(control) => <textarea rows={2} className="input" maxLength={1000} {...control} />}
          </FormField>
        </FormSection>
        <SourceFields />
        <StoredFormFooter
          conflict={conflict}
          labels={linkLabels}
          show={(field, value) =>
            field === 'scheme' ? schemeNames[value as OfficialLinkInput['scheme']] : undefined
          }
          saving={isSubmitting}
          submitLabel="Save Address"
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

const resolver = zodResolver(officialLinkFields);

const blank: OfficialLinkInput = {
  scheme: 'e_visa',
  title: '',
  address: null,
  priceAmount: null,
  priceCurrency: null,
  priceNote: '',
  inOperation: true,
  purposes: [DEFAULT_STAY],
  foreignersOnly: false,
  note: '',
  sourceTitle: '',
  sourceAddress: null,
  sourceDate: null,
};

function storedOf(portal: Portal, sources: RuleSource[]): Stored<OfficialLinkInput> {
  const { id, destination, sourceId, version, ...fields } = portal;
  return { version, fields: { ...fields, ...ownSource(portal, sources) } };
}
