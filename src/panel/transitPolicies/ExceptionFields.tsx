import { useFieldArray, useWatch } from 'react-hook-form';
import type { TransitPolicyInput } from '#core/inputs/records/transitPolicy.ts';
import { transitConditions } from '#core/transitVocabulary.ts';
import { Checkbox } from '#src/ui/forms/Checkbox.tsx';
import { FormSection } from '#src/ui/forms/FormSection.tsx';
import { AddRowButton, RemoveRowButton } from '#src/ui/forms/RowButtons.tsx';
import { SelectField } from '#src/ui/forms/SelectField.tsx';
import { ChoicesField } from './ChoicesField.tsx';
import { DocumentsFields } from './DocumentsFields.tsx';
import { PageField } from './PageFields.tsx';
import { type Choices, NamedPassports } from './PassportListFields.tsx';
import { conditionNames, effectNames } from './transitLabels.ts';
import { usePolicyForm } from './usePolicyForm.ts';

type Exception = TransitPolicyInput['exceptions'][number];

const blank: Exception = {
  of: 'airside',
  passports: 'all',
  holds: [],
  conditions: [],
  effect: 'no_visa',
  source: '',
};

/** What differs for holders of documents, or of some passports. */
export function ExceptionsFields({ choices }: { choices: Choices }) {
  const form = usePolicyForm();
  const list = useFieldArray({ control: form.control, name: 'exceptions', keyName: 'key' });
  return (
    <FormSection title="Exceptions" columns={1}>
      <p className="text-ink-soft">
        What differs for travellers with a document, or for all holders of some passports.
      </p>
      {list.fields.map(({ key }, at) => (
        <fieldset key={key} className="min-w-0 rounded-md border border-line p-3">
          <legend className="px-1 font-semibold">Exception {at + 1}</legend>
          <div className="grid gap-3 sm:grid-cols-2">
            <ExceptionFields name={`exceptions.${at}`} choices={choices} />
          </div>
          <RemoveRowButton label={`Remove exception ${at + 1}`} onClick={() => list.remove(at)} />
        </fieldset>
      ))}
      <AddRowButton label="Add exception" onClick={() => list.append(blank)} />
    </FormSection>
  );
}

function ExceptionFields({ name, choices }: { name: string; choices: Choices }) {
  const form = usePolicyForm();
  const { control } = form;
  const passports: Exception['passports'] = useWatch({ control, name: `${name}.passports` });
  const programmes: TransitPolicyInput['programmes'] = useWatch({ control, name: 'programmes' });
  const of: string = useWatch({ control, name: `${name}.of` });
  const names = [...new Set([...programmes.map((programme) => programme.name), of])].filter(
    (one) => one && one !== 'airside',
  );
  return (
    <>
      <SelectField
        form={form}
        name={`${name}.of`}
        label="From the rules on"
        names={{
          airside: 'The transit area',
          ...Object.fromEntries(names.map((one) => [one, one])),
        }}
      />
      <SelectField
        form={form}
        name={`${name}.effect`}
        label="What applies instead"
        names={effectNames}
      />
      <div className="sm:col-span-2">
        <Checkbox
          label="For every passport"
          checked={passports === 'all'}
          onChange={({ target }) =>
            form.setValue(`${name}.passports`, target.checked ? 'all' : [], { shouldDirty: true })
          }
        />
      </div>
      {passports !== 'all' && (
        <NamedPassports name={`${name}.passports`} label="Passports" choices={choices} />
      )}
      <DocumentsFields name={name} />
      <ChoicesField
        name={`${name}.conditions`}
        label="Conditions"
        values={transitConditions}
        nameOf={(condition) => conditionNames[condition]}
      />
      <PageField name={`${name}.source`} label="Page that states it" />
    </>
  );
}
