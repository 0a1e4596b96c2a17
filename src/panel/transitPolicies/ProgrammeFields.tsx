import { useFieldArray, useWatch } from 'react-hook-form';
import type { TransitPolicyInput } from '#core/inputs/records/transitPolicy.ts';
import { transitConditions } from '#core/transitVocabulary.ts';
import { Field } from '#src/ui/forms/Field.tsx';
import { FormSection } from '#src/ui/forms/FormSection.tsx';
import { NumberField } from '#src/ui/forms/NumberField.tsx';
import { AddRowButton, RemoveRowButton } from '#src/ui/forms/RowButtons.tsx';
import { SelectField } from '#src/ui/forms/SelectField.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { orNull } from '../rules/SourceFields.tsx';
import { numberOrNull } from '../rules/StatedFields.tsx';
import { ChoicesField } from './ChoicesField.tsx';
import { CodesField } from './CodesField.tsx';
import { DocumentsFields } from './DocumentsFields.tsx';
import { PageField } from './PageFields.tsx';
import { type Choices, PassportListFields } from './PassportListFields.tsx';
import { conditionNames, programmeKindNames } from './transitLabels.ts';
import { usePolicyForm } from './usePolicyForm.ts';

type Programme = TransitPolicyInput['programmes'][number];

const blank: Programme = {
  name: '',
  kind: 'transit_without_visa',
  passports: { list: 'all', passports: [] },
  holds: [],
  maxHours: null,
  maxDays: null,
  conditions: [],
  airports: null,
  places: null,
  fee: null,
  apply: null,
  from: null,
  to: null,
  source: '',
};

/** The permissions for travellers between two flights. */
export function ProgrammesFields({ choices }: { choices: Choices }) {
  const form = usePolicyForm();
  const list = useFieldArray({ control: form.control, name: 'programmes', keyName: 'key' });
  const programmes: Programme[] = useWatch({ control: form.control, name: 'programmes' });
  return (
    <FormSection title="Programmes" columns={1}>
      <p className="text-ink-soft">
        What lets a traveller leave the airport between two flights, or have a visa for the transit
        area.
      </p>
      {list.fields.map(({ key }, at) => {
        const name = programmes[at]?.name || `Programme ${at + 1}`;
        return (
          <fieldset key={key} className="min-w-0 rounded-md border border-line p-3">
            <legend className="px-1 font-semibold">{name}</legend>
            <div className="grid gap-3 sm:grid-cols-2">
              <ProgrammeFields name={`programmes.${at}`} choices={choices} />
            </div>
            <RemoveRowButton label={`Remove ${name}`} onClick={() => list.remove(at)} />
          </fieldset>
        );
      })}
      <AddRowButton label="Add programme" onClick={() => list.append(blank)} />
    </FormSection>
  );
}

function ProgrammeFields({ name, choices }: { name: string; choices: Choices }) {
  const form = usePolicyForm();
  const number = { optional: true, type: 'number', min: '1', rules: numberOrNull } as const;
  const day = { optional: true, type: 'date', rules: orNull } as const;
  return (
    <>
      <TextField form={form} name={`${name}.name`} label="Name" maxLength={200} />
      <SelectField form={form} name={`${name}.kind`} label="Kind" names={programmeKindNames} />
      <PassportListFields name={`${name}.passports`} label="For whom" choices={choices} />
      <DocumentsFields name={name} />
      <TextField form={form} name={`${name}.maxHours`} label="Longest stay in hours" {...number} />
      <TextField form={form} name={`${name}.maxDays`} label="Longest stay in days" {...number} />
      <ChoicesField
        name={`${name}.conditions`}
        label="Conditions"
        values={transitConditions}
        nameOf={(condition) => conditionNames[condition]}
      />
      <CodesField
        name={`${name}.airports`}
        label="Airports"
        hint="Codes with a space between them, as CDG ORY; empty for all"
      />
      <TextField
        form={form}
        name={`${name}.places`}
        label="Where it holds"
        hint="In words; empty for everywhere"
        optional
        maxLength={500}
        rules={orNull}
      />
      <FeeFields name={`${name}.fee`} />
      <TextField
        form={form}
        name={`${name}.apply`}
        label="Address at which one applies"
        optional
        type="url"
        maxLength={2000}
        rules={orNull}
        className="sm:col-span-2"
      />
      <TextField form={form} name={`${name}.from`} label="First day" {...day} />
      <TextField form={form} name={`${name}.to`} label="Last day" {...day} />
      <PageField name={`${name}.source`} label="Page that states it" />
    </>
  );
}

const fees = {
  unknown: null,
  free: { free: true },
  amount: { amount: Number.NaN, currency: '' },
} as const;

function FeeFields({ name }: { name: string }) {
  const form = usePolicyForm();
  const fee: Programme['fee'] = useWatch({ control: form.control, name });
  const chosen = fee === null ? 'unknown' : 'free' in fee ? 'free' : 'amount';
  return (
    <>
      <Field label="Fee">
        {(control) => (
          <select
            {...control}
            className="input"
            value={chosen}
            onChange={({ target }) => {
              form.unregister(name);
              form.setValue(name, fees[target.value as keyof typeof fees], { shouldDirty: true });
            }}
          >
            <option value="unknown">Not known</option>
            <option value="free">Free of charge</option>
            <option value="amount">An amount</option>
          </select>
        )}
      </Field>
      {chosen === 'amount' && (
        <>
          <NumberField form={form} name={`${name}.amount`} label="Amount" step="any" min="0" />
          <TextField form={form} name={`${name}.currency`} label="Currency" maxLength={3} />
        </>
      )}
    </>
  );
}
