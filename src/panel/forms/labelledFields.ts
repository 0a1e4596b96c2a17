import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { FieldLabels } from './versions/compareVersions.ts';

/**
 * The form, name and label of each field by its name, to spread on the field's component:
 *
 *     const field = labelledFields(form, labels);
 *     <TextField {...field('email')} type="email" />
 */
export function labelledFields<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  labels: FieldLabels<Input>,
) {
  const labelOf = (name: string) => (labels as Record<string, string>)[name] ?? name;
  return <Name extends Path<Input>>(name: Name) => ({ form, name, label: labelOf(name) });
}
