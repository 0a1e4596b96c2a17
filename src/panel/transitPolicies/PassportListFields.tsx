import { useController, useWatch } from 'react-hook-form';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { Field } from '#src/ui/forms/Field.tsx';
import { SelectField } from '#src/ui/forms/SelectField.tsx';
import { PassportsField } from '../rules/policies/PassportsField.tsx';
import { listNames } from './transitLabels.ts';
import { firstMessage, usePolicyForm } from './usePolicyForm.ts';

export type Choices = {
  countries: RouterOutputs['country']['listAll'];
  /** Lists of passports that several shipped policies share. */
  lists: RouterOutputs['transitPolicy']['shipped']['lists'];
};

/** Whose passports a statement names: everybody, these, everybody but these. */
export function PassportListFields({
  name,
  label,
  choices,
}: {
  name: string;
  label: string;
  choices: Choices;
}) {
  const form = usePolicyForm();
  const list = useWatch({ control: form.control, name: `${name}.list` });
  return (
    <>
      <SelectField form={form} name={`${name}.list`} label={label} names={listNames} />
      {(list === 'only' || list === 'all_but') && (
        <NamedPassports
          name={`${name}.passports`}
          label={list === 'only' ? `${label}: passports` : `${label}: all but the passports`}
          choices={choices}
        />
      )}
    </>
  );
}

/** Passports by name; a list that several countries share can be taken over. */
export function NamedPassports({
  name,
  label,
  of = 'passports',
  choices: { countries, lists },
}: {
  name: string;
  label: string;
  of?: 'passports' | 'countries';
  choices: Choices;
}) {
  const { control } = usePolicyForm();
  const { field, fieldState } = useController({ control, name });
  const nameOf = (code: string) => countries.find((one) => one.code === code)?.name ?? code;
  const chosen: string[] = Array.isArray(field.value) ? field.value : [];
  return (
    <div className="flex flex-col gap-3 sm:col-span-2">
      <PassportsField
        label={label}
        of={of}
        countries={countries}
        chosen={chosen}
        onChange={field.onChange}
        onBlur={field.onBlur}
        ref={field.ref}
        error={firstMessage(fieldState.error)}
      />
      {lists.length > 0 && (
        <Field
          label="Or take over a list"
          hint="Lists of passports that several shipped policies share"
        >
          {(attributes) => (
            <select
              {...attributes}
              className="input"
              value={lists.findIndex(({ passports }) => passports.join() === chosen.join())}
              onChange={({ target }) => {
                const taken = lists[Number(target.value)];
                if (taken) field.onChange(taken.passports);
              }}
            >
              <option value="-1">None of them</option>
              {lists.map(({ countries: sharing, passports }, at) => (
                <option key={passports.join()} value={at}>
                  {listName(sharing.map(nameOf), passports.length)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </div>
  );
}

/** "12 passports, as Austria, Belgium and 10 others have it" */
function listName(countries: string[], passports: number): string {
  const [one, two, ...others] = countries;
  const rest = others.length > 0 ? `, ${two} and ${others.length} more` : ` and ${two}`;
  return `${passports} passports, as ${one}${rest}`;
}
