import { hashKey } from '@tanstack/react-query';
import {
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form';

/** Shows a setting's default value, with a button to restore it if another is set. */
export function DefaultNote<Fields extends FieldValues, Name extends Path<Fields>>({
  form,
  name,
  label,
  value,
  shown,
}: {
  form: UseFormReturn<Fields, unknown, Fields>;
  name: Name;
  /** The field's label. */
  label: string;
  /** The default. */
  value: NoInfer<PathValue<Fields, Name>>;
  /** The readable value, if it differs. */
  shown?: string | undefined;
}) {
  const now = useWatch({ control: form.control, name });
  return (
    <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-ink-soft">
      <p className="wrap-anywhere">Default: {shown ?? String(value)}</p>
      {hashKey([now]) !== hashKey([value]) && (
        <button
          type="button"
          className="link min-h-11 font-semibold"
          onClick={() => form.setValue(name, value, { shouldDirty: true, shouldValidate: true })}
        >
          Reset<span className="sr-only"> {label}</span> to default
        </button>
      )}
    </div>
  );
}
