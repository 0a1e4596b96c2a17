import { zodResolver } from '@hookform/resolvers/zod';
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
import { Suggestions } from '../../../ui/forms/Suggestions.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { TogglesField } from '../../../ui/forms/TogglesField.tsx';
import { useStoredForm } from '../forms/useStoredForm.ts';
import { CountryRecordForm, fieldsToEdit } from '../records/CountryRecordForm.tsx';
import type { RuleSource } from '../rules/ruleLabels.ts';
import { orNull } from '../rules/SourceFields.tsx';
import { linkLabels, schemeNames } from './entryLabels.ts';

export type OfficialLink = RouterOutputs['officialLink']['byId'];

/** Adds or edits an official link of a country. */
export function OfficialLinkForm({
  destination,
  link,
  sources,
  onDone,
}: {
  destination: string;
  link?: OfficialLink | undefined;
  sources: RuleSource[];
  /** Called after a save or when cancelled. */
  onDone: () => void;
}) {
  const create = trpc.officialLink.create.useMutation();
  const update = trpc.officialLink.update.useMutation();
  const utils = trpc.useUtils();
  const stored = useStoredForm({
    resolver,
    record: `official-link/${link?.id ?? `new/${destination}`}`,
    stored: link && fieldsToEdit(link, sources),
    blank,
    save: (fields, version) =>
      link && version !== undefined
        ? update.mutateAsync({ id: link.id, version, fields })
        : create.mutateAsync({ destination, fields }),
    fetchNewest: async () => {
      if (!link) return undefined;
      const input = { id: link.id };
      return fieldsToEdit(await utils.officialLink.byId.fetch(input, { staleTime: 0 }), sources);
    },
    onSaved: onDone,
  });
  const { form } = stored;

  return (
    <CountryRecordForm
      stored={stored}
      entity="application_portal"
      isNew={!link}
      labels={linkLabels}
      show={(field, value) =>
        field === 'scheme' ? schemeNames[value as OfficialLinkInput['scheme']] : undefined
      }
      submitLabel="Save Official Link"
      onDone={onDone}
    >
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
      <TogglesField form={form} name="purposes" label={linkLabels.purposes} options={visaTypes} />
      <div className="flex flex-col self-end">
        <CheckboxField form={form} name="inOperation" label={linkLabels.inOperation} />
        <CheckboxField form={form} name="foreignersOnly" label={linkLabels.foreignersOnly} />
      </div>
    </CountryRecordForm>
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
