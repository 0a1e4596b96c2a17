import { FIND_MAX } from '#core/countries/foundByName.ts';
import { Field } from '#src/ui/forms/Field.tsx';

/** Filters countries by name, as the visitor types. */
export function TextFilter({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string | undefined;
  onChange: (text: string | undefined) => void;
}) {
  return (
    <Field label={label} className="flex-1 basis-full sm:min-w-48 sm:basis-48">
      {(control) => (
        <input
          {...control}
          type="search"
          name="find"
          maxLength={FIND_MAX}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value || undefined)}
          autoComplete="off"
          className="input"
        />
      )}
    </Field>
  );
}

/** A select; its first option selects all. */
export function SelectFilter({
  label,
  name,
  all,
  options,
  value,
  onChange,
}: {
  label: string;
  name: string;
  all: string;
  options: [value: string, words: string][];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}) {
  return (
    <Field label={label} className="min-w-36 flex-1 sm:flex-none">
      {(control) => (
        <select
          {...control}
          name={name}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value || undefined)}
          className="input"
        >
          <option value="">{all}</option>
          {options.map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
