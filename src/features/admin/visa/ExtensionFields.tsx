import { useWatch } from 'react-hook-form';
import type { VisaRequirementInput } from '../../../../server/schemas/visaRequirement.ts';
import { CheckboxField } from '../../../ui/forms/CheckboxField.tsx';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { ListInput } from '../../../ui/forms/ListInput.tsx';
import { NumberField } from '../../../ui/forms/NumberField.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import type { StoredForm } from '../forms/useStoredForm.ts';

/** Whether a stay can be extended and, only then, for how long and how. */
export function ExtensionFields({ form }: { form: StoredForm<VisaRequirementInput> }) {
  const possible = useWatch({ control: form.control, name: 'extensions.possible' });
  return (
    <FormSection title="Extension">
      <div className="sm:col-span-2">
        <CheckboxField form={form} name="extensions.possible" label="Extension Possible" />
      </div>
      {possible && (
        <>
          <NumberField
            form={form}
            name="extensions.maxDuration"
            label="Maximum Extension (days)"
            min="0"
          />
          <TextField
            form={form}
            name="extensions.cost"
            label="Extension Cost"
            optional
            maxLength={200}
          />
          <ListInput
            className="sm:col-span-2"
            form={form}
            name="extensions.requirements"
            label="Extension Requirements"
            itemMaxLength={500}
          />
        </>
      )}
    </FormSection>
  );
}
