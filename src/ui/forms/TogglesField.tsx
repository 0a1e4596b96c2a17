import { Check } from 'lucide-react';
import { useId } from 'react';
import { type FieldValues, type Path, type UseFormReturn, useController } from 'react-hook-form';
import { ErrorText } from './ErrorText.tsx';
import { optionalLabel } from './Field.tsx';

/** A list in a form, with a toggle button per option. */
export function TogglesField<Input extends FieldValues, Output>({
  form,
  name,
  label,
  options,
  optional = false,
}: {
  form: UseFormReturn<Input, unknown, Output>;
  name: Path<Input>;
  label: string;
  options: readonly string[];
  optional?: boolean;
}) {
  const errorId = useId();
  const { field } = useController({ control: form.control, name });
  // An unsaved form from before this field existed has none.
  const chosen: readonly string[] = field.value ?? [];
  const { error } = form.getFieldState(name, form.formState);

  function toggle(option: string) {
    // In the order of the buttons, so that toggling twice is no change.
    field.onChange(options.filter((each) => chosen.includes(each) !== (each === option)));
  }

  return (
    <fieldset className="flex flex-col" aria-describedby={error && errorId}>
      <legend className="mb-1.5 font-semibold">{optional ? optionalLabel(label) : label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option, index) => {
          const isChosen = chosen.includes(option);
          return (
            <button
              key={option}
              ref={index === 0 ? field.ref : undefined}
              type="button"
              aria-pressed={isChosen}
              className={`${isChosen ? 'button' : 'button-quiet'} px-3 capitalize`}
              onClick={() => toggle(option)}
            >
              {isChosen && <Check aria-hidden="true" className="size-4" />}
              {option}
            </button>
          );
        })}
      </div>
      {error && <ErrorText id={errorId}>{error.message}</ErrorText>}
    </fieldset>
  );
}
