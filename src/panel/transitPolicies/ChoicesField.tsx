import { useController } from 'react-hook-form';
import { Checkbox } from '#src/ui/forms/Checkbox.tsx';
import { usePolicyForm } from './usePolicyForm.ts';

/** A checkbox for each of many values; those that are not chosen are folded away. */
export function ChoicesField<Value extends string>({
  name,
  label,
  values,
  nameOf,
}: {
  name: string;
  label: string;
  values: readonly Value[];
  nameOf: (value: Value) => string;
}) {
  const { control } = usePolicyForm();
  const { field } = useController({ control, name });
  const chosen: readonly Value[] = field.value ?? [];
  const toggle = (value: Value) =>
    // In the order of the boxes, so that toggling twice is no change.
    field.onChange(values.filter((each) => chosen.includes(each) !== (each === value)));
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <details className="rounded-md border border-line p-3">
        <summary className="cursor-pointer">
          {chosen.length === 0 ? 'None' : chosen.map(nameOf).join(', ')}
        </summary>
        <div className="mt-2 grid gap-x-4 sm:grid-cols-2">
          {values.map((value) => (
            <Checkbox
              key={value}
              label={nameOf(value)}
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
            />
          ))}
        </div>
      </details>
    </fieldset>
  );
}
