import type { FieldValues, Path } from 'react-hook-form';
import { roles } from '#core/siteVocabulary.ts';
import type { FormFieldProps } from '#src/ui/forms/FormField.tsx';
import { SelectField } from '#src/ui/forms/SelectField.tsx';
import { roleHints, roleNames } from './userLabels.ts';

/** Chooses a role, with explanations. */
export function RoleField<Input extends FieldValues, Output, Name extends Path<Input>>(
  field: Pick<FormFieldProps<Input, Output, Name>, 'form' | 'name'>,
) {
  const hint = roles.map((role) => `${roleNames[role]}: ${roleHints[role]}.`);
  return <SelectField {...field} label="Role" hint={hint.join(' ')} names={roleNames} />;
}
