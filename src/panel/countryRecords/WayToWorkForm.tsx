import { useFormContext, useWatch } from 'react-hook-form';
import {
  blankRemoteWork,
  type WayToWorkInput,
  wayToWorkFields,
} from '#core/inputs/records/wayToWork.ts';
import {
  nomadStatusNames,
  wayToWorkWords,
  workRouteKindNames,
} from '#core/records/wayToWorkWords.ts';
import { trpc } from '#src/lib/trpc.ts';
import { SelectField } from '#src/ui/forms/SelectField.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { labelledFields } from '../forms/labelledFields.ts';
import { YesNoField } from '../forms/YesNoField.tsx';
import { pageQualityNames } from '../rules/pageLabels.ts';
import { orNull } from '../rules/SourceFields.tsx';
import { numberOrNull } from '../rules/StatedFields.tsx';
import { EditedCountryRecord } from './CountryRecordForm.tsx';
import { type CountryRecordFields, commonBlank, type EditedRecord } from './countryRecordKind.ts';
import { FeeFields } from './FeeFields.tsx';
import { waysToWork } from './waysToWork.tsx';

const { labels } = wayToWorkWords;

/** The texts of codes, by field. */
const names: Record<string, { readonly [value: string]: string }> = {
  kind: workRouteKindNames,
  status: nomadStatusNames,
  quality: pageQualityNames,
};

const fields: CountryRecordFields<WayToWorkInput> = {
  schema: wayToWorkFields,
  blank: {
    kind: 'work_permit',
    title: '',
    address: null,
    feeAmount: null,
    feeCurrency: null,
    months: null,
    quality: 'own_government',
    ...blankRemoteWork,
    ...commonBlank,
  },
  withoutHidden: (fields) => ({
    ...fields,
    ...(fields.kind !== 'digital_nomad' && blankRemoteWork),
  }),
  show: (field, value) => names[field]?.[String(value)],
  Fields,
};

/** The form of a way for everybody to work in a country. */
export function EditedWayToWork(edited: EditedRecord) {
  const fetchNewest = trpc.useUtils().wayToWork.byId.fetch;
  return (
    <EditedCountryRecord {...edited} kind={waysToWork} fields={fields} fetchNewest={fetchNewest} />
  );
}

function Fields() {
  const form = useFormContext<WayToWorkInput, unknown, WayToWorkInput>();
  const field = labelledFields(form, labels);
  const kind = useWatch({ control: form.control, name: 'kind' });
  return (
    <>
      <SelectField {...field('kind')} names={workRouteKindNames} />
      <TextField {...field('title')} hint="As the authority writes it" maxLength={200} />
      <TextField
        {...field('address')}
        optional={kind === 'digital_nomad'}
        type="url"
        maxLength={500}
        rules={orNull}
        className="sm:col-span-2"
      />
      <FeeFields />
      <TextField {...field('months')} optional type="number" min="1" rules={numberOrNull} />
      <SelectField {...field('quality')} names={pageQualityNames} />
      {kind === 'digital_nomad' && <RemoteWorkFields />}
    </>
  );
}

/** What a visa for remote workers asks and gives; empty is what isn't published. */
function RemoteWorkFields() {
  const form = useFormContext<WayToWorkInput, unknown, WayToWorkInput>();
  const field = labelledFields(form, labels);
  const number = { optional: true, type: 'number', min: '0', rules: numberOrNull } as const;
  return (
    <>
      <SelectField {...field('status')} names={nomadStatusNames} />
      <TextField {...field('income')} {...number} />
      <TextField {...field('spouseIncome')} {...number} />
      <TextField {...field('childIncome')} {...number} />
      <YesNoField {...field('family')} />
      <YesNoField {...field('fromAbroad')} />
      <YesNoField {...field('renewable')} />
      <TextField {...field('maxYears')} {...number} />
      <YesNoField {...field('residence')} />
      <TextField {...field('residenceYears')} {...number} />
      <YesNoField {...field('citizenship')} />
      <TextField {...field('citizenshipYears')} {...number} />
      <YesNoField {...field('incomeTaxed')} />
      <TextField {...field('taxDays')} {...number} />
      <TextField
        {...field('page')}
        optional
        type="url"
        maxLength={500}
        rules={orNull}
        className="sm:col-span-2"
      />
    </>
  );
}
