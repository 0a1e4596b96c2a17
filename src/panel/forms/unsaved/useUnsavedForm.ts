import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { trpc } from '#src/lib/trpc.ts';
import { newCreationKey } from '../creationKey.ts';
import type { FormBase, StoredForm } from '../useStoredForm.ts';
import { changesOf } from '../versions/compareVersions.ts';
import {
  forgetUnsavedForm,
  keepUnsavedForm,
  listUnsavedForms,
  type UnsavedForm,
} from './unsavedForms.ts';

/** Debounce of changes before a form is stored, in ms. */
const DELAY_MS = 300;

/** Unsaved forms of the record that is open. */
export type UnsavedOffers<Fields extends FieldValues> = {
  offers: UnsavedForm<Fields>[];
  restore: (offer: UnsavedForm<Fields>) => void;
  discard: (offer: UnsavedForm<Fields>) => void;
};

/**
 * Stores a form in this browser while it has unsaved changes, and reads those of earlier visits.
 * `id` names the opened form; restoring another takes over its id.
 */
export function useUnsavedForm<Fields extends FieldValues>({
  form,
  record,
  base,
}: {
  form: StoredForm<Fields>;
  record: string;
  /** The fields and the version that the form was opened with. */
  base: RefObject<FormBase<Fields>>;
}) {
  const utils = trpc.useUtils();
  const [firstId] = useState(newCreationKey);
  const id = useRef(firstId);
  const isSaved = useRef(false);
  const timer = useRef<number>(undefined);
  const [offers, setOffers] = useState<UnsavedForm<Fields>[]>([]);

  const { isDirty } = form.formState;
  const wasDirty = useRef(isDirty);
  useEffect(() => {
    wasDirty.current = isDirty;
  }, [isDirty]);

  /** Stores the latest changes, unless the debounce has stored them already. */
  const keep = useCallback(() => {
    if (timer.current === undefined) return;
    window.clearTimeout(timer.current);
    timer.current = undefined;
    const userId = utils.session.me.getData()?.id;
    if (!userId || isSaved.current) return;
    if (!wasDirty.current) return forgetUnsavedForm(id.current);
    keepUnsavedForm<Fields>(
      { userId, record },
      {
        id: id.current,
        changedAt: new Date().toISOString(),
        version: base.current.version ?? null,
        opened: base.current.fields,
        fields: form.getValues(),
      },
    );
  }, [utils, record, base, form]);

  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        isSaved.current = false;
        window.clearTimeout(timer.current);
        timer.current = window.setTimeout(keep, DELAY_MS);
      },
    });
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      stop();
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      keep();
    };
  }, [form, keep]);

  const listOffers = useCallback(() => {
    const userId = utils.session.me.getData()?.id;
    if (!userId) return;
    const left = listUnsavedForms<Fields>({ userId, record });
    const isStored = ({ opened, fields }: UnsavedForm<Fields>) =>
      Object.keys(changesOf(base.current.fields, { ...opened, ...fields })).length === 0;
    // It was saved, but the response was lost.
    for (const offer of left.filter(isStored)) forgetUnsavedForm(offer.id);
    setOffers(left.filter((offer) => offer.id !== id.current && !isStored(offer)));
  }, [utils, record, base]);
  useEffect(() => {
    listOffers();
    // Another tab has stored, saved or discarded a form.
    window.addEventListener('storage', listOffers);
    return () => window.removeEventListener('storage', listOffers);
  }, [listOffers]);

  const remove = (offer: UnsavedForm<Fields>) =>
    setOffers((all) => all.filter((other) => other.id !== offer.id));

  return {
    /** The opened form's id. */
    id: () => id.current,
    offers,
    /** Continues an unsaved form, which becomes this one. */
    takeOver(offer: UnsavedForm<Fields>) {
      keep();
      id.current = offer.id;
      remove(offer);
    },
    discard(offer: UnsavedForm<Fields>) {
      forgetUnsavedForm(offer.id);
      remove(offer);
    },
    /** Called after a save. */
    forget() {
      window.clearTimeout(timer.current);
      timer.current = undefined;
      isSaved.current = true;
      forgetUnsavedForm(id.current);
    },
    /** The next record gets a new form id. */
    startAgain() {
      id.current = newCreationKey();
    },
  };
}
