import { useFormContext } from 'react-hook-form';
import { DEFAULT_STAY, visaTypes } from '../../../../server/schemas/constants.ts';
import {
  currencyCodeIn,
  currencyCodes,
  currencyName,
} from '../../../../server/schemas/countries/isoCodes.ts';
import {
  type OfficialLinkInput,
  officialLinkFields,
  officialLinkWords,
  schemeNames,
} from '../../../../server/schemas/records/officialLink.ts';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { CheckboxField } from '../../../ui/forms/CheckboxField.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { Suggestions } from '../../../ui/forms/Suggestions.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { TogglesField } from '../../../ui/forms/TogglesField.tsx';
import { labelledFields } from '../forms/labelledFields.ts';
import { type CountryRecordKind, commonBlank } from '../records/countryRecordKind.ts';
import { orNull } from '../rules/SourceFields.tsx';

const { labels } = officialLinkWords;

type OfficialLink = RouterOutputs['officialLink']['byId'];

/** Where to apply for a country, and what it costs. */
export const officialLinks: CountryRecordKind<OfficialLink, OfficialLinkInput> = {
  entity: 'application_portal',
  list: 'links',
  texts: {
    heading: 'Official links',
    add: 'Add Official Link',
    new: 'New official link',
    edit: 'Edit official link',
    save: 'Save Official Link',
    none: 'No official links known',
  },
  api: trpc.officialLink,
  nameOf: ({ title }) => title,
  columns: [
    {
      heading: 'Title',
      sort: { name: 'title', by: ({ title }) => title },
      cell: (link) => <LinkTitle link={link} />,
    },
    {
      heading: 'Applied For',
      sort: { name: 'scheme', by: ({ scheme }) => schemeNames[scheme] },
      cell: ({ scheme }) => schemeNames[scheme],
    },
    { heading: 'Price', cell: priceText },
  ],
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
    ...commonBlank,
  },
  show: (field, value) =>
    field === 'scheme' ? schemeNames[value as OfficialLinkInput['scheme']] : undefined,
  Fields,
};

function Fields() {
  const form = useFormContext<OfficialLinkInput, unknown, OfficialLinkInput>();
  const field = labelledFields(form, labels);
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
      <Suggestions values={currencyCodes()} nameOf={currencyName}>
        {(list) => (
          <FormField
            {...field('priceCurrency')}
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
      <TextField {...field('priceNote')} optional maxLength={300} className="sm:col-span-2" />
      <TogglesField {...field('purposes')} options={visaTypes} />
      <div className="flex flex-col self-end">
        <CheckboxField {...field('inOperation')} />
        <CheckboxField {...field('foreignersOnly')} />
      </div>
    </>
  );
}

function LinkTitle({ link: { title, address, inOperation } }: { link: OfficialLink }) {
  return (
    <span className="flex flex-col">
      {address ? (
        <a href={address} rel="noopener" target="_blank" className="link wrap-anywhere">
          {title}
        </a>
      ) : (
        title
      )}
      {!inOperation && <span className="text-sm text-ink-soft">Not in operation</span>}
    </span>
  );
}

function priceText({ priceAmount, priceCurrency, priceNote }: OfficialLink): string {
  if (priceAmount === null) return priceNote || 'Not known';
  return [`${priceCurrency} ${priceAmount}`, priceNote].filter(Boolean).join(', ');
}
