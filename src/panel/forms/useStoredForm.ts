import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { withPlainTexts } from '#core/plainText.ts';
import type { HistoryEntity } from '#core/records/history.ts';
import { isApiError, trpc } from '#src/lib/trpc.ts';
import { fetchOnPress } from '../fetchOnPress.ts';
import { continueSaved, fillForm } from './fillForm.ts';
import type { UnsavedForm } from './unsaved/unsavedForms.ts';
import { type UnsavedOffers, useUnsavedForm } from './unsaved/useUnsavedForm.ts';
import { useSchemaForm } from './useSchemaForm.ts';
import { changesOf } from './versions/compareVersions.ts';
import { isVersionConflict } from './versions/versionConflict.ts';

/** The result of `useStoredForm`, for the parts of its form. */
export type StoredForm<Fields extends FieldValues> = UseFormReturn<Fields, unknown, Fields>;

/** The fields of a stored record, and their version. */
export type Stored<Fields> = { version: number; fields: Fields };

/** The base of a form: a stored record, or a new one without a version. */
export type FormBase<Fields> = { version: number | undefined; fields: Fields };

/** Who changed a record, and when (ISO 8601). */
export type Change = { name: string; at: string };

/** Two versions with the same base: another user has saved meanwhile (optimistic locking). */
export type Conflict<Fields> = {
  opened: Fields;
  mine: Fields;
  theirs: Fields;
  /** The last change in the record's history, if it could be read. */
  savedBy: Change | undefined;
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
export function useStoredForm<
  Fields extends FieldValues,
  Saved extends { version: number } = { version: number },
>({
  schema,
  withoutHidden,
  record,
  history,
  stored,
  blank,
  save,
  fetchNewest,
  onSaved,
  onStayed,
}: {
  schema: z.core.$ZodType<Fields, Fields>;
  withoutHidden?: ((fields: NoInfer<Fields>) => NoInfer<Fields>) | undefined;
  /** The record's key, such as `destination/paris-france` or `destination/new`. */
  record: string;
  /** The stored record in the history. */
  history?: { entity: HistoryEntity; id: string | number } | undefined;
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
  ) => Promise<Saved>;
  /** The stored record, fetched with these options; undefined if there is none. */
  fetchNewest: (options: typeof fetchOnPress) => Promise<Stored<Fields> | undefined>;
  onSaved: (form: StoredForm<Fields>, submitted: NoInfer<Fields>) => void | Promise<void>;
  /**
   * Called instead of `onSaved` after "Save and stay", which is offered only if this is given: opens
   * the record's own page, which is another one if the record is new or renamed.
   */
  onStayed?: ((saved: NoInfer<Saved>) => void | Promise<void>) | undefined;
}) {
  const empty: FormBase<Fields> = { version: undefined, fields: blank as Fields };
  const base = useRef<FormBase<Fields>>(stored ? withPlainTexts(stored) : empty);
  const [versions, setVersions] = useState<{
    mine: Fields;
    newest: Stored<Fields>;
    savedBy?: Change | undefined;
    /** Whether the refused save was to stay. */
    stays?: boolean;
  }>();
  const utils = trpc.useUtils();
  const [formKey, setFormKey] = useState(0);
  /** The saves under way that stay: one can begin while the page of the one before still opens. */
  const staying = useRef(0);
  const saved = useRef<Saved>(undefined);

  const { form, submit } = useSchemaForm({
    schema,
    withoutHidden,
    // A toast says why nothing was saved.
    isReported: (error) => isApiError(error) && !isVersionConflict(error),
    defaultValues: base.current.fields as DefaultValues<Fields>,
    onSaved: (form, submitted) => {
      if (staying.current === 0 || !saved.current) return onSaved(form, submitted);
      continueSaved(form, submitted);
      return onStayed?.(saved.current);
    },
    save: async (fields) => {
      try {
        saved.current = await save(fields, base.current.version, unsaved.id());
        const { version } = saved.current;
        if (base.current.version !== undefined) base.current = { version, fields };
        unsaved.forget();
      } catch (error) {
        if (base.current.version !== undefined && isVersionConflict(error)) {
          // If fetching the newest fields fails, the server's message is shown; saving again
          // retries.
          const stays = staying.current > 0;
          const [newest, savedBy] = await Promise.all([
            fetchNewest(fetchOnPress).then(withPlainTexts, () => undefined),
            lastChange().catch(() => undefined),
          ]);
          setVersions(newest && { mine: fields, newest, savedBy, stays });
        }
        throw error;
      }
    },
  });
  const unsaved = useUnsavedForm({ form, record, base });

  async function lastChange(): Promise<Change | undefined> {
    if (!history) return undefined;
    const { entity, id } = history;
    const newest = { entity, id: String(id), pageSize: 1 };
    const { entries } = await utils.history.ofRecord.fetch(newest, fetchOnPress);
    const [entry] = entries;
    return entry && { name: entry.actor.name, at: entry.changedAt };
  }

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
    savedBy: versions.savedBy,
    save: (merged) => {
      const changes = changesOf(versions.newest.fields, merged);
      continueFrom(versions.newest, changes);
      if (Object.keys(changes).length === 0) unsaved.forget();
      else if (versions.stays) void saveAndStay();
      else void submit();
    },
    edit: (merged) => continueFrom(versions.newest, changesOf(versions.newest.fields, merged)),
    cancel: () => setVersions(undefined),
  };

  const offers: UnsavedOffers<Fields> = {
    offers: unsaved.offers,
    restore,
    discard: unsaved.discard,
  };

  async function saveAndStay() {
    staying.current += 1;
    await submit();
    staying.current -= 1;
  }

  return {
    form,
    submit,
    saveAndStay: onStayed && saveAndStay,
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
