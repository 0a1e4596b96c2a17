import { useEffect, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { changesOf } from './versions/compareVersions.ts';

/**
 * Empties the source of a form as soon as its facts differ from those that the source was named for, and
 * puts it back once they are the same again. Returns whether the source has to be named again.
 */
export function useSourceOfFacts<Fields extends FieldValues>({
  form,
  known,
  emptied,
  isSame,
}: {
  form: UseFormReturn<Fields, unknown, Fields>;
  /** The source at first; undefined if none was named. */
  known: Partial<Fields> | undefined;
  /** The same fields without a source. */
  emptied: Partial<Fields>;
  /** Whether these fields state what the source was named for. */
  isSame: (fields: Fields) => boolean;
}): boolean {
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (!known) return;
    let differed = false;
    /** Sets the source, if it is still the one that this form has set. */
    const replace = (before: Partial<Fields>, after: Partial<Fields>, fields: Fields) => {
      if (Object.keys(changesOf(fields, before)).length > 0) return;
      for (const [name, value] of Object.entries(after)) {
        const path = name as Path<Fields>;
        form.setValue(path, value as PathValue<Fields, Path<Fields>>, { shouldDirty: true });
      }
    };
    return form.subscribe({
      formState: { values: true },
      callback({ values }) {
        const differs = !isSame(values);
        if (differs === differed) return;
        differed = differs;
        setAsked(differs);
        if (differs) replace(known, emptied, values);
        else replace(emptied, known, values);
      },
    });
  }, [form, known, emptied, isSame]);
  return asked;
}
