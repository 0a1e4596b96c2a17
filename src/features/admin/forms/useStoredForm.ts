import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { isApiError } from '../../../lib/trpc.ts';
import { fillForm } from './fillForm.ts';
import type { UnsavedForm } from './unsaved/unsavedForms.ts';
import { type UnsavedOffers, useUnsavedForm } from './unsaved/useUnsavedForm.ts';
import { useSchemaForm } from './useSchemaForm.ts';
import { changesOf } from './versions/compareVersions.ts';

/** The result of `useStoredForm`, for the parts of its form. */
export type StoredForm<Fields extends FieldValues> = UseFormReturn<Fields, unknown, Fields>;

/** The fields of a stored record, and their version. */
export type Stored<Fields> = { version: number; fields: Fields };

/** The base of a form: a stored record, or a new one without a version. */
export type FormBase<Fields> = { version: number | undefined; fields: Fields };

/** Two versions with the same base: another user has saved meanwhile (optimistic locking). */
export type Conflict<Fields> = {
  opened: Fields;
  mine: Fields;
  theirs: Fields;
  /** Saves these fields based on the other version. */
  save: (merged: Fields) => void;
  /** Fills the form with these fields, based on the other version. */
  edit: (merged: Fields) => void;
  /** Leaves the form unchanged; it can't be saved before the conflict is resolved. */
  cancel: () => void;
};

/**
 * A form over a record that others may change meanwhile, or over a new one when nothing is `stored`
 * yet. It saves against the version it was opened with. If that is no longer the newest, nothing is
 * lost: `conflict` holds both versions and the ways to resolve it. Unsaved changes are stored in
 * this browser and offered again, see `unsaved`. Give `formKey` to the form element as its key, so
 * that inputs remount with the fields.
 */
export function useStoredForm<Fields extends FieldValues>({
  schema,
  withoutHidden,
  record,
  stored,
  blank,
  save,
  fetchNewest,
  onSaved,
}: {
  schema: z.core.$ZodType<Fields, Fields>;
  withoutHidden?: ((fields: NoInfer<Fields>) => NoInfer<Fields>) | undefined;
  /** The record's key, such as `destination/paris-france` or `destination/new`. */
  record: string;
  stored: Stored<Fields> | undefined;
  blank?: NoInfer<DefaultValues<Fields>>;
  /**
   * `version` is the base version, undefined for a new record; `creationKey` is the same for every
   * attempt to create it.
   */
  save: (
    fields: NoInfer<Fields>,
    version: number | undefined,
    creationKey: string,
  ) => Promise<{ version: number }>;
  fetchNewest: () => Promise<Stored<Fields> | undefined>;
  onSaved: (form: StoredForm<Fields>, submitted: NoInfer<Fields>) => void | Promise<void>;
}) {
  const empty: FormBase<Fields> = { version: undefined, fields: blank as Fields };
  const base = useRef<FormBase<Fields>>(stored ?? empty);
  const [versions, setVersions] = useState<{ mine: Fields; newest: Stored<Fields> }>();
  const [formKey, setFormKey] = useState(0);

  const { form, submit } = useSchemaForm({
    schema,
    withoutHidden,
    defaultValues: base.current.fields as DefaultValues<Fields>,
    onSaved,
    save: async (fields) => {
      try {
        const { version } = await save(fields, base.current.version, unsaved.id());
        if (base.current.version !== undefined) base.current = { version, fields };
        unsaved.forget();
      } catch (error) {
        if (base.current.version !== undefined && isConflict(error)) {
          // If fetching the newest fields fails, the server's message is shown; saving again
          // retries.
          const newest = await fetchNewest().catch(() => undefined);
          setVersions(newest && { mine: fields, newest });
        }
        throw error;
      }
    },
  });
  const unsaved = useUnsavedForm({ form, record, base });

  function continueFrom(next: FormBase<Fields>, changes: Partial<Fields>) {
    fillForm(form, next.fields, changes);
    base.current = next;
    // Inputs must exist before errors are set on them.
    flushSync(() => {
      setVersions(undefined);
      setFormKey((key) => key + 1);
    });
  }

  function restore(offer: UnsavedForm<Fields>) {
    const mine = { ...offer.opened, ...offer.fields };
    const current = base.current;
    unsaved.takeOver(offer);
    if (current.version === undefined || offer.version === current.version) {
      continueFrom(current, changesOf(current.fields, mine));
      return;
    }
    const opened = { version: offer.version ?? 0, fields: offer.opened };
    continueFrom(opened, changesOf(opened.fields, mine));
    setVersions({ mine, newest: { version: current.version, fields: current.fields } });
  }

  const conflict: Conflict<Fields> | undefined = versions && {
    opened: base.current.fields,
    mine: versions.mine,
    theirs: versions.newest.fields,
    save: (merged) => {
      const changes = changesOf(versions.newest.fields, merged);
      continueFrom(versions.newest, changes);
      if (Object.keys(changes).length > 0) void submit();
      else unsaved.forget();
    },
    edit: (merged) => continueFrom(versions.newest, changesOf(versions.newest.fields, merged)),
    cancel: () => setVersions(undefined),
  };

  const offers: UnsavedOffers<Fields> = {
    offers: unsaved.offers,
    elsewhere: unsaved.elsewhere,
    restore,
    discard: unsaved.discard,
  };

  return {
    form,
    submit,
    formKey,
    conflict,
    unsaved: offers,
    /** Resets the form for another new record. */
    startAgain() {
      unsaved.startAgain();
      continueFrom(empty, {});
    },
  };
}

/**
 * Whether the server has a newer version. A duplicate row is also a CONFLICT, but with field
 * errors.
 */
function isConflict(error: unknown): boolean {
  return (
    isApiError(error) &&
    error.data?.code === 'CONFLICT' &&
    Object.keys(error.data.fieldErrors).length === 0
  );
}
