import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DefaultValues, FieldValues, Resolver, UseFormReturn } from 'react-hook-form';
import { isApiError } from '../../../lib/trpc.ts';
import { fillForm } from './fillForm.ts';
import type { UnsavedForm } from './unsaved/unsavedForms.ts';
import { type UnsavedOffers, useUnsavedForm } from './unsaved/useUnsavedForm.ts';
import { useSchemaForm } from './useSchemaForm.ts';
import { changesOf } from './versions/compareVersions.ts';

/** What `useStoredForm` gives to the parts of its form. */
export type StoredForm<Fields extends FieldValues> = UseFormReturn<Fields, unknown, Fields>;

/** The fields of something stored, and the version of it that holds them. */
export type Stored<Fields> = { version: number; fields: Fields };

/** What a form was opened with: something stored, or something new without a version. */
export type FormBase<Fields> = { version: number | undefined; fields: Fields };

/** Two versions that were made of one: somebody else saved meanwhile (optimistic locking). */
export type Conflict<Fields> = {
  opened: Fields;
  mine: Fields;
  theirs: Fields;
  /** Saves these fields on top of their version. */
  save: (merged: Fields) => void;
  /** Puts these fields into the form, which goes on from their version. */
  edit: (merged: Fields) => void;
  /** Leaves the form as it is; it can't be saved before the two are brought together. */
  cancel: () => void;
};

/**
 * A form over something that others may change meanwhile, or over something new when nothing is
 * `stored` yet. It saves against the version it was opened with. When that is no longer the newest,
 * nothing is lost: `conflict` holds both versions and the ways to resolve it. Changes that are not saved
 * are kept in this browser and offered again, see `unsaved`. Give `formKey` to the form element as its
 * key, so that inputs remount with the fields.
 */
export function useStoredForm<Fields extends FieldValues>({
  resolver,
  record,
  stored,
  blank,
  save,
  fetchNewest,
  onSaved,
}: {
  resolver: Resolver<Fields, unknown, Fields>;
  /** What the form is about, such as `destination/paris-france` or `destination/new`. */
  record: string;
  stored: Stored<Fields> | undefined;
  blank?: NoInfer<DefaultValues<Fields>>;
  /**
   * `version` is what the form began from, undefined for something new; `creationKey` is the same for
   * every attempt to create it.
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
    resolver,
    defaultValues: base.current.fields as DefaultValues<Fields>,
    onSaved,
    save: async (fields) => {
      try {
        const { version } = await save(fields, base.current.version, unsaved.id());
        if (base.current.version !== undefined) base.current = { version, fields };
        unsaved.forget();
      } catch (error) {
        if (base.current.version !== undefined && isConflict(error)) {
          // Without the newest fields the server's message has to do; saving again fetches them again.
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
    // The inputs are there before anything is said about them.
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
    /** Empties the form for another new one. */
    startAgain() {
      unsaved.startAgain();
      continueFrom(empty, {});
    },
  };
}

/** Whether the server has a newer version. A duplicate row, also a CONFLICT, has field errors. */
function isConflict(error: unknown): boolean {
  return (
    isApiError(error) &&
    error.data?.code === 'CONFLICT' &&
    Object.keys(error.data.fieldErrors).length === 0
  );
}
