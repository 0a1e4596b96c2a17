import { useFormContext, useWatch } from 'react-hook-form';
import { type OfficialLinkInput, officialLinkFields } from '#core/inputs/records/officialLink.ts';
import {
  entriesNames,
  linkBindingNames,
  officialLinkWords,
  processingUnitNames,
  schemeNames,
} from '#core/records/officialLinkWords.ts';
import { DEFAULT_STAY, visaTypes } from '#core/vocabulary.ts';
import { trpc } from '#src/lib/trpc.ts';
import { CheckboxField } from '#src/ui/forms/CheckboxField.tsx';
import { SelectField } from '#src/ui/forms/SelectField.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { TogglesField } from '#src/ui/forms/TogglesField.tsx';
import { labelledFields } from '../forms/labelledFields.ts';
import { NoteField } from '../rules/NoteField.tsx';
import { orNull } from '../rules/SourceFields.tsx';
import { numberOrNull } from '../rules/StatedFields.tsx';
import { EditedCountryRecord } from './CountryRecordForm.tsx';
import { CurrencyField } from './CurrencyField.tsx';
import { type CountryRecordFields, commonBlank, type EditedRecord } from './countryRecordKind.ts';
import { officialLinks } from './officialLinks.tsx';

const { labels } = officialLinkWords;

/** An application of which nothing is known. */
const withoutVisa = {
  processingMin: null,
  processingMax: null,
  processingUnit: null,
  validityDays: null,
  stayDays: null,
  entries: null,
} as const;

const blankApplication = { ...withoutVisa, passports: '', binding: null, earliestDays: null };

/** The texts of codes, by field. */
const names: Record<string, { readonly [value: string]: string }> = {
  scheme: schemeNames,
  binding: linkBindingNames,
  processingUnit: processingUnitNames,
  entries: entriesNames,
};

const fields: CountryRecordFields<OfficialLinkInput> = {
  schema: officialLinkFields,
  blank: {
    scheme: 'e_visa',
    title: '',
    address: null,
    priceAmount: null,
    priceCurrency: null,
    priceNote: '',
    inOperation: true,
    purposes: [DEFAULT_STAY],
    foreignersOnly: false,
    ...blankApplication,
    note: '',
    ...commonBlank,
  },
  withoutHidden: ({ scheme, ...fields }) => ({
    ...fields,
    ...(scheme === 'arrival_card'
      ? withoutVisa
      : { binding: null, earliestDays: null, ...(scheme === 'authority' && withoutVisa) }),
    scheme,
  }),
  show: (field, value) => names[field]?.[String(value)],
  Fields,
};

/** The form of where to apply for a country, and what it costs. */
export function EditedOfficialLink(edited: EditedRecord) {
  const fetchNewest = trpc.useUtils().officialLink.byId.fetch;
  return (
    <EditedCountryRecord
      {...edited}
      kind={officialLinks}
      fields={fields}
      fetchNewest={fetchNewest}
    />
  );
}

function Fields() {
  const form = useFormContext<OfficialLinkInput, unknown, OfficialLinkInput>();
  const field = labelledFields(form, labels);
  const scheme = useWatch({ control: form.control, name: 'scheme' });
  return (
    <>
      <SelectField {...field('scheme')} names={schemeNames} />
      <TextField {...field('title')} maxLength={200} />
      <TextField
        {...field('address')}
        hint="Without one, visitors are given no link"
        optional
        type="url"
        maxLength={500}
        rules={orNull}
        className="sm:col-span-2"
      />
      <TextField
        {...field('priceAmount')}
        optional
        maxLength={13}
        rules={{ ...orNull, deps: ['priceCurrency'] }}
      />
      <CurrencyField {...field('priceCurrency')} amount="priceAmount" />
      <TextField {...field('priceNote')} optional maxLength={300} className="sm:col-span-2" />
      <TextField
        {...field('passports')}
        hint="Codes with a space between them; empty for all"
        optional
        maxLength={800}
        className="sm:col-span-2"
      />
      {scheme === 'arrival_card' && <ArrivalFormFields />}
      {scheme !== 'arrival_card' && scheme !== 'authority' && <ApplicationFields />}
      <TogglesField {...field('purposes')} options={visaTypes} />
      <div className="flex flex-col self-end">
        <CheckboxField {...field('inOperation')} />
        <CheckboxField {...field('foreignersOnly')} />
      </div>
      <NoteField />
    </>
  );
}

/** An arrival form: whether it has to be sent, and from when. */
function ArrivalFormFields() {
  const form = useFormContext<OfficialLinkInput, unknown, OfficialLinkInput>();
  const field = labelledFields(form, labels);
  return (
    <>
      <SelectField
        {...field('binding')}
        names={linkBindingNames}
        unset="Not known"
        rules={orNull}
      />
      <TextField {...field('earliestDays')} optional type="number" min="0" rules={numberOrNull} />
    </>
  );
}

/** An application: how long it takes, and for how long its visa is valid. */
function ApplicationFields() {
  const form = useFormContext<OfficialLinkInput, unknown, OfficialLinkInput>();
  const field = labelledFields(form, labels);
  const number = { optional: true, type: 'number', rules: numberOrNull } as const;
  return (
    <>
      <TextField {...field('processingMin')} {...number} min="0" />
      <TextField {...field('processingMax')} {...number} min="0" />
      <SelectField
        {...field('processingUnit')}
        names={processingUnitNames}
        unset="Not known"
        rules={orNull}
      />
      <SelectField {...field('entries')} names={entriesNames} unset="Not known" rules={orNull} />
      <TextField {...field('validityDays')} {...number} min="1" />
      <TextField {...field('stayDays')} {...number} min="1" />
    </>
  );
}
