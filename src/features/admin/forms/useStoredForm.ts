import { hashKey } from '@tanstack/react-query';
import { useState } from 'react';
import type {
  DefaultValues,
  FieldValues,
  Path,
  PathValue,
  Resolver,
  UseFormReturn,
} from 'react-hook-form';
import { isApiError } from '../../../lib/trpc.ts';
import { useSchemaForm } from './useSchemaForm.ts';

/** What `useStoredForm` gives to the parts of its form. */
export type StoredForm<Fields extends FieldValues> = UseFormReturn<Fields, unknown, Fields>;

/** The fields of something stored, and the version of it that holds them. */
export type Stored<Fields> = { version: number; fields: Fields };

/** A save that failed because somebody else saved a newer version (optimistic locking). */
export type Conflict<Fields> = {
  opened: Fields;
  newest: Fields;
  mine: Fields;
  /** Continues with the newest fields, except those changed here. */
  keepMine: () => void;
  /** Continues with the newest fields alone. */
  loadNewest: () => void;
};

/**
 * A form over something that others may change meanwhile, or over something new when nothing is
 * `stored` yet. It saves against the version it was opened with. When that is no longer the newest,
 * nothing is lost: `conflict` holds the newest fields and the two ways to resolve it. Give `formKey`
 * to the form element as its key, so that inputs remount with the fields.
 */
export function useStoredForm<Fields extends FieldValues>({
  resolver,
  stored,
  blank,
  save,
  fetchNewest,
  onSaved,
}: {
  resolver: Resolver<Fields, unknown, Fields>;
  stored: Stored<Fields> | undefined;
  blank?: NoInfer<DefaultValues<Fields>>;
  /** `version` is what the form began from, undefined for something new. */
  save: (fields: NoInfer<Fields>, version: number | undefined) => Promise<{ version: number }>;
  fetchNewest: () => Promise<Stored<Fields> | undefined>;
  onSaved: (form: StoredForm<Fields>) => void | Promise<void>;
}) {
  const [opened, setOpened] = useState(stored);
  const [newest, setNewest] = useState<Stored<Fields>>();
  const [formKey, setFormKey] = useState(0);

  const { form, submit } = useSchemaForm({
    resolver,
    defaultValues: (opened?.fields ?? blank) as DefaultValues<Fields>,
    onSaved,
    save: async (fields) => {
      setNewest(undefined);
      try {
        const { version } = await save(fields, opened?.version);
        if (opened) setOpened({ version, fields });
      } catch (error) {
        // Without the newest fields the server's message has to do; saving again fetches them again.
        if (opened && isConflict(error)) setNewest(await fetchNewest().catch(() => undefined));
        throw error;
      }
    },
  });

  function continueFrom(base: Stored<Fields>, changes: Partial<Fields>) {
    form.reset(base.fields);
    for (const [name, value] of Object.entries(changes)) {
      const path = name as Path<Fields>;
      form.setValue(path, value as PathValue<Fields, Path<Fields>>, { shouldDirty: true });
    }
    setOpened(base);
    setNewest(undefined);
    setFormKey((key) => key + 1);
  }

  const conflict: Conflict<Fields> | undefined = opened &&
    newest && {
      opened: opened.fields,
      newest: newest.fields,
      mine: form.getValues(),
      keepMine: () => continueFrom(newest, changesOf(opened.fields, form.getValues())),
      loadNewest: () => continueFrom(newest, {}),
    };

  return { form, submit, formKey, conflict };
}

/** The fields of `now` that are not as in `before`. */
export function changesOf<Fields extends FieldValues>(
  before: Fields,
  now: Fields,
): Partial<Fields> {
  const changed = Object.entries(now).filter(
    ([name, value]) => hashKey([value]) !== hashKey([before[name]]),
  );
  return Object.fromEntries(changed) as Partial<Fields>;
}

/** Whether the server has a newer version. A duplicate row, also a CONFLICT, has field errors. */
function isConflict(error: unknown): boolean {
  return (
    isApiError(error) &&
    error.data?.code === 'CONFLICT' &&
    Object.keys(error.data.fieldErrors).length === 0
  );
}
