import type { ReactNode } from 'react';
import type { FieldPathByValue, FieldValues, Path } from 'react-hook-form';
import { ListInput } from '#src/ui/forms/ListInput.tsx';
import { NumberField } from '#src/ui/forms/NumberField.tsx';
import { TextAreaField } from '#src/ui/forms/TextAreaField.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import type { StoredForm } from '../forms/useStoredForm.ts';
import { DefaultNote } from './DefaultNote.tsx';
import { ExplainedCheckbox } from './ExplainedCheckbox.tsx';

/** A setting's fields, in order. */
export type SettingFieldList<Fields> = {
  [Name in keyof Fields]: {
    label: string;
    hint: string;
    input: 'text' | 'lines' | 'number' | 'list' | 'checkbox';
    maxLength?: number;
    /** The default for readers, if its value isn't readable. */
    shownDefault?: string;
  };
};

/** The labels of these fields. */
export function labelsOf<Fields>(fields: SettingFieldList<Fields>) {
  const labels = Object.entries<{ label: string }>(fields).map(([name, { label }]) => [
    name,
    label,
  ]);
  return Object.fromEntries(labels) as Record<keyof Fields, string>;
}

/** Inputs for these fields, each with its default value. */
export function SettingFields<Fields extends FieldValues>({
  form,
  fields,
  defaults,
}: {
  form: StoredForm<Fields>;
  fields: Partial<SettingFieldList<Fields>>;
  defaults: Fields;
}) {
  return (Object.keys(fields) as Path<Fields>[]).map((name) => {
    const field = fields[name];
    if (!field) return null;
    const { label, hint, input, maxLength, shownDefault } = field;
    const common = { form, name, label, hint, maxLength };
    const inputs: Record<typeof input, () => ReactNode> = {
      text: () => <TextField {...common} />,
      lines: () => <TextAreaField {...common} rows={3} />,
      number: () => <NumberField {...common} min="1" />,
      list: () => (
        <ListInput
          {...common}
          name={name as FieldPathByValue<Fields, string[]>}
          itemMaxLength={maxLength ?? 0}
        />
      ),
      checkbox: () => <ExplainedCheckbox form={form} name={name} label={label} hint={hint} />,
    };
    return (
      <div key={name}>
        {inputs[input]()}
        <DefaultNote
          form={form}
          name={name}
          label={label}
          value={defaults[name]}
          shown={shownDefault}
        />
      </div>
    );
  });
}
