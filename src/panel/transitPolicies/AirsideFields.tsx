import { useWatch } from 'react-hook-form';
import type { TransitPolicyInput } from '#core/inputs/records/transitPolicy.ts';
import { transitConditions } from '#core/transitVocabulary.ts';
import { Checkbox } from '#src/ui/forms/Checkbox.tsx';
import { ErrorText } from '#src/ui/forms/ErrorText.tsx';
import { FormSection } from '#src/ui/forms/FormSection.tsx';
import { SelectField } from '#src/ui/forms/SelectField.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { YesNoField } from '../forms/YesNoField.tsx';
import { numberOrNull } from '../rules/StatedFields.tsx';
import { ChoicesField } from './ChoicesField.tsx';
import { CodesField } from './CodesField.tsx';
import { PageField } from './PageFields.tsx';
import { type Choices, NamedPassports, PassportListFields } from './PassportListFields.tsx';
import { conditionNames, offerNames, paperNames } from './transitLabels.ts';
import { usePolicyForm } from './usePolicyForm.ts';

type Airside = NonNullable<TransitPolicyInput['airside']>;

const blankAirside: Airside = {
  offered: 'unknown',
  airports: null,
  maxHours: null,
  overnight: null,
  visa: { list: 'nobody', passports: [] },
  eta: null,
  conditions: [],
  source: '',
  alsoSources: [],
};

/** What it takes to stay in the transit area, or that nothing is known of it. */
export function AirsideFields({ choices }: { choices: Choices }) {
  const form = usePolicyForm();
  const airside: Airside | null = useWatch({ control: form.control, name: 'airside' }) ?? null;
  const { airside: error } = form.formState.errors;
  const set = (name: string, value: unknown) => form.setValue(name, value, { shouldDirty: true });
  return (
    <FormSection title="Staying in the transit area">
      <div className="sm:col-span-2">
        <Checkbox
          label="Something is known of it"
          checked={airside !== null}
          onChange={({ target }) => set('airside', target.checked ? blankAirside : null)}
        />
        {typeof error?.message === 'string' && <ErrorText>{error.message}</ErrorText>}
      </div>
      {airside && (
        <>
          <SelectField
            form={form}
            name="airside.offered"
            label="Where there is a transit area"
            names={offerNames}
          />
          <CodesField
            name="airside.airports"
            label="Airports with a transit area"
            hint="Codes with a space between them, as CDG ORY; empty for all, or unknown"
          />
          <TextField
            form={form}
            name="airside.maxHours"
            label="Longest stay in hours"
            optional
            type="number"
            min="1"
            rules={numberOrNull}
          />
          <YesNoField form={form} name="airside.overnight" label="Overnight" />
          <PassportListFields
            name="airside.visa"
            label="Who needs a visa there"
            choices={choices}
          />
          <SelectField
            form={form}
            name="airside.visa.kind"
            label="Which visa"
            unset="Airport transit visa, not stated otherwise"
            names={paperNames}
            rules={{ setValueAs: (chosen: string) => chosen || undefined }}
          />
          {(airside.visa.list === 'only' || airside.visa.list === 'all_but') && (
            <NamedPassports
              name="airside.visa.mayBeNeeded"
              label="Of these, only on some routes"
              choices={{ ...choices, lists: [] }}
            />
          )}
          <div className="sm:col-span-2">
            <Checkbox
              label="Some need a travel authorisation there"
              checked={airside.eta !== null}
              onChange={({ target }) =>
                set(
                  'airside.eta',
                  target.checked ? { list: 'only', passports: [], name: '' } : null,
                )
              }
            />
          </div>
          {airside.eta && (
            <>
              <TextField
                form={form}
                name="airside.eta.name"
                label="Name of the travel authorisation"
                maxLength={100}
              />
              <PassportListFields
                name="airside.eta"
                label="Who needs a travel authorisation"
                choices={choices}
              />
            </>
          )}
          <ChoicesField
            name="airside.conditions"
            label="Conditions"
            values={transitConditions}
            nameOf={(condition) => conditionNames[condition]}
          />
          <PageField name="airside.source" label="Page that states it" />
        </>
      )}
    </FormSection>
  );
}
