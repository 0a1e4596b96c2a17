import { useFieldArray, useWatch } from 'react-hook-form';
import type { WorkAreaInput } from '#core/inputs/records/workArea.ts';
import { Checkbox } from '#src/ui/forms/Checkbox.tsx';
import { FormSection } from '#src/ui/forms/FormSection.tsx';
import { AddRowButton, RemoveRowButton } from '#src/ui/forms/RowButtons.tsx';
import { type Choices, NamedPassports } from '../transitPolicies/PassportListFields.tsx';
import { usePolicyForm } from '../transitPolicies/usePolicyForm.ts';

type Pairs = WorkAreaInput['pairs'][number];

const blank: Pairs = { from: [], to: [] };

/** Who may work where in one direction. */
export function PairsFields({ choices }: { choices: Choices }) {
  const form = usePolicyForm();
  const list = useFieldArray({ control: form.control, name: 'pairs', keyName: 'key' });
  return (
    <FormSection title="Directions" columns={1}>
      <p className="text-ink-soft">Rights that hold one way: who may work where.</p>
      {list.fields.map(({ key }, at) => (
        <fieldset key={key} className="min-w-0 rounded-md border border-line p-3">
          <legend className="px-1 font-semibold">Direction {at + 1}</legend>
          <div className="grid gap-3 sm:grid-cols-2">
            <DirectionFields name={`pairs.${at}`} choices={choices} />
          </div>
          <RemoveRowButton label={`Remove direction ${at + 1}`} onClick={() => list.remove(at)} />
        </fieldset>
      ))}
      <AddRowButton label="Add direction" onClick={() => list.append(blank)} />
    </FormSection>
  );
}

function DirectionFields({ name, choices }: { name: string; choices: Choices }) {
  const form = usePolicyForm();
  const from: Pairs['from'] = useWatch({ control: form.control, name: `${name}.from` });
  return (
    <>
      <div className="sm:col-span-2">
        <Checkbox
          label="For every passport"
          checked={from === 'all'}
          onChange={({ target }) =>
            form.setValue(`${name}.from`, target.checked ? 'all' : [], { shouldDirty: true })
          }
        />
      </div>
      {from !== 'all' && (
        // Islands without passports of their own, too: their people may have rights apart from their state's.
        <NamedPassports
          name={`${name}.from`}
          label="Citizens of"
          of="countries"
          choices={choices}
        />
      )}
      <NamedPassports name={`${name}.to`} label="Where" of="countries" choices={choices} />
    </>
  );
}
