import type { ReactNode } from 'react';
import { FIND_MAX } from '#core/countries/foundByName.ts';
import accessMessages from '#messages/en/access.gen.ts';
import { translator } from '#messages/translate.ts';
import { Field } from '#src/ui/forms/Field.tsx';

const t = translator(accessMessages);

/** The form of a list's filters. Without scripts it has a button, and leads to the list with this element id. */
export function FilterForm({ listId, children }: { listId: string; children: ReactNode }) {
  return (
    <form
      action={`#${listId}`}
      onSubmit={(event) => event.preventDefault()}
      className="no-print mb-3 flex flex-wrap items-end gap-3"
    >
      {children}
      <noscript>
        <button type="submit" className="button-quiet">
          {t('show')}
        </button>
      </noscript>
    </form>
  );
}

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
    <Field label={label} className="min-w-[min(100%,9rem)] flex-1 sm:flex-none">
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
