import { useFormContext } from 'react-hook-form';
import {
  type WorkProgrammeInput,
  workProgrammeFields,
} from '#core/inputs/records/workProgramme.ts';
import { workProgrammeWords, youthProgrammeKindNames } from '#core/records/workProgrammeWords.ts';
import { trpc } from '#src/lib/trpc.ts';
import { SelectField } from '#src/ui/forms/SelectField.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { labelledFields } from '../forms/labelledFields.ts';
import { YesNoField } from '../forms/YesNoField.tsx';
import { ageNames, pageQualityNames } from '../rules/pageLabels.ts';
import { orNull } from '../rules/SourceFields.tsx';
import { numberOrNull } from '../rules/StatedFields.tsx';
import { EditedCountryRecord } from './CountryRecordForm.tsx';
import { type CountryRecordFields, commonBlank, type EditedRecord } from './countryRecordKind.ts';
import { FeeFields } from './FeeFields.tsx';
import { workProgrammes } from './workProgrammes.tsx';

const { labels } = workProgrammeWords;

/** The texts of codes, by field. */
const names: Record<string, { readonly [value: string]: string }> = {
  kind: youthProgrammeKindNames,
  quality: pageQualityNames,
  sourceDateIs: ageNames,
};

const fields: CountryRecordFields<WorkProgrammeInput> = {
  schema: workProgrammeFields,
  blank: {
    kind: 'working_holiday',
    title: '',
    passports: '',
    firstAge: null,
    lastAge: null,
    otherAges: '',
    months: null,
    isLimited: null,
    ballotFor: '',
    feeAmount: null,
    feeCurrency: null,
    address: null,
    quality: 'own_government',
    sourcePublisher: '',
    sourceDateIs: 'stated',
    ...commonBlank,
  },
  show: (field, value) => names[field]?.[String(value)],
  Fields,
  AboutSource,
};

/** The form of a programme by which young people may work in a country. */
export function EditedWorkProgramme(edited: EditedRecord) {
  const fetchNewest = trpc.useUtils().workProgramme.byId.fetch;
  return (
    <EditedCountryRecord
      {...edited}
      kind={workProgrammes}
      fields={fields}
      fetchNewest={fetchNewest}
    />
  );
}

function Fields() {
  const form = useFormContext<WorkProgrammeInput, unknown, WorkProgrammeInput>();
  const field = labelledFields(form, labels);
  const number = { optional: true, type: 'number', min: '1', rules: numberOrNull } as const;
  const codes = { maxLength: 800, className: 'sm:col-span-2' } as const;
  return (
    <>
      <SelectField {...field('kind')} names={youthProgrammeKindNames} />
      <TextField {...field('title')} hint="As the authority writes it" maxLength={200} />
      <TextField {...field('passports')} hint="Codes with a space between them" {...codes} />
      <TextField
        {...field('firstAge')}
        {...number}
        rules={{ ...numberOrNull, deps: ['lastAge'] }}
      />
      <TextField {...field('lastAge')} {...number} />
      <TextField
        {...field('otherAges')}
        hint="Where they differ, such as CA 18-35, NZ 18-35"
        optional
        maxLength={3000}
        className="sm:col-span-2"
      />
      <TextField {...field('months')} {...number} />
      <YesNoField {...field('isLimited')} />
      <TextField
        {...field('ballotFor')}
        hint="Codes with a space between them; empty if none is known"
        optional
        {...codes}
      />
      <FeeFields />
      <TextField
        {...field('address')}
        optional
        type="url"
        maxLength={500}
        rules={orNull}
        className="sm:col-span-2"
      />
    </>
  );
}

function AboutSource() {
  const form = useFormContext<WorkProgrammeInput, unknown, WorkProgrammeInput>();
  const field = labelledFields(form, labels);
  return (
    <>
      <TextField {...field('sourcePublisher')} optional maxLength={200} />
      <SelectField {...field('sourceDateIs')} names={ageNames} />
      <SelectField
        {...field('quality')}
        hint="Only a law and the country’s own government confirm"
        names={pageQualityNames}
        className="sm:col-span-2"
      />
    </>
  );
}
