import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { trpc } from '../../../../lib/trpc.ts';
import { newCreationKey } from '../creationKey.ts';
import type { FormBase, StoredForm } from '../useStoredForm.ts';
import { changesOf } from '../versions/compareVersions.ts';
import {
  forgetUnsavedForm,
  keepUnsavedForm,
  listUnsavedForms,
  type UnsavedForm,
} from './unsavedForms.ts';
import { useFormsElsewhere } from './useFormsElsewhere.ts';

/** How long after the last change a form is kept, in milliseconds. */
const DELAY_MS = 300;

/** What was left unsaved of the record that a form is open for. */
export type UnsavedOffers<Fields extends FieldValues> = {
  offers: UnsavedForm<Fields>[];
  /** Which of them are open in another tab, by their ids: that one goes on with them. */
  elsewhere: ReadonlySet<string>;
  restore: (offer: UnsavedForm<Fields>) => void;
  discard: (offer: UnsavedForm<Fields>) => void;
};

/**
 * Keeps a form in this browser while it has unsaved changes, and reads what was left of it before.
 * `id` names the opened form; who restores another takes over its id.
 */
export function useUnsavedForm<Fields extends FieldValues>({
  form,
  record,
  base,
}: {
  form: StoredForm<Fields>;
  record: string;
  /** What the form was opened with. */
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

  const keep = useCallback(() => {
    window.clearTimeout(timer.current);
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
    // A save whose answer was lost.
    for (const offer of left.filter(isStored)) forgetUnsavedForm(offer.id);
    setOffers(left.filter((offer) => offer.id !== id.current && !isStored(offer)));
  }, [utils, record, base]);
  useEffect(listOffers, [listOffers]);

  // After the effect above: what others hear of a form that is left is kept by then.
  const { elsewhere, announce, leave } = useFormsElsewhere({
    id,
    asked: offers.map((offer) => offer.id),
    onLeft: listOffers,
  });

  const remove = (offer: UnsavedForm<Fields>) =>
    setOffers((all) => all.filter((other) => other.id !== offer.id));

  return {
    /** Names the opened form. */
    id: () => id.current,
    offers,
    elsewhere,
    /** Goes on with what was left: it is this form's own from now on. */
    takeOver(offer: UnsavedForm<Fields>) {
      keep();
      // What was typed here before is for any tab to go on with.
      leave();
      id.current = offer.id;
      announce();
      remove(offer);
    },
    discard(offer: UnsavedForm<Fields>) {
      forgetUnsavedForm(offer.id);
      remove(offer);
    },
    /** It was saved. */
    forget() {
      window.clearTimeout(timer.current);
      isSaved.current = true;
      forgetUnsavedForm(id.current);
      leave();
    },
    /** The next one is another form. */
    startAgain() {
      id.current = newCreationKey();
    },
  };
}
