import type { FieldValues, Path } from 'react-hook-form';
import { roles } from '../../../../server/schemas/admin/account.ts';
import { FormField, type FormFieldProps } from '../../../ui/forms/FormField.tsx';
import { roleHints, roleNames } from './userLabels.ts';

/** Chooses a role, with explanations. */
export function RoleField<Input extends FieldValues, Output, Name extends Path<Input>>(
  field: Pick<FormFieldProps<Input, Output, Name>, 'form' | 'name'>,
) {
  const hint = roles.map((role) => `${roleNames[role]}: ${roleHints[role].toLowerCase()}.`);
  return (
    <FormField {...field} label="Role" hint={hint.join(' ')}>
      {(control) => (
        <select className="input" {...control}>
          {roles.map((role) => (
            <option key={role} value={role}>
              {roleNames[role]}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
