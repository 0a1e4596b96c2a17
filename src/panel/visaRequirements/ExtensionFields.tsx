import { useWatch } from 'react-hook-form';
import type { VisaRequirementInput } from '#core/inputs/visaRequirement.ts';
import { CheckboxField } from '#src/ui/forms/CheckboxField.tsx';
import { FormSection } from '#src/ui/forms/FormSection.tsx';
import { ListInput } from '#src/ui/forms/ListInput.tsx';
import { NumberField } from '#src/ui/forms/NumberField.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { labelledFields } from '../forms/labelledFields.ts';
import type { StoredForm } from '../forms/useStoredForm.ts';
import { visaRequirementLabels } from './visaRequirementLabels.ts';

/** Whether a stay can be extended and, only then, for how long and how. */
export function ExtensionFields({
  form,
  columns,
}: {
  form: StoredForm<VisaRequirementInput>;
  columns: 1 | 2;
}) {
  const field = labelledFields(form, visaRequirementLabels);
  const possible = useWatch({ control: form.control, name: 'extensions.possible' });
  return (
    <FormSection title="Extension" columns={columns}>
      <div className="col-span-full">
        <CheckboxField {...field('extensions.possible')} />
      </div>
      {possible && (
        <>
          <NumberField {...field('extensions.maxDuration')} min="0" />
          <TextField {...field('extensions.cost')} optional maxLength={200} />
          <ListInput
            className="col-span-full"
            {...field('extensions.requirements')}
            itemMaxLength={500}
          />
        </>
      )}
    </FormSection>
  );
}
