import type { FieldValues } from 'react-hook-form';
import { isSecret } from '../secretFields.ts';

/**
 * What was typed into forms and not saved, kept in this browser for each user and record until it is
 * saved or discarded, its user signs out, or a month has passed.
 */

const PREFIX = 'unsaved-form';

/** Says that somebody has signed out: their forms that are open in other tabs are kept no more. */
const SIGNED_OUT = 'signed-out';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** A form's fields, and what they were when it was opened. */
export type UnsavedForm<Fields extends FieldValues> = {
  /** Of the opened form; for something new also its idempotency key. */
  id: string;
  /** When it was last changed, ISO 8601. */
  changedAt: string;
  /** The version that it was opened with; null for something new. */
  version: number | null;
  opened: Fields;
  fields: Fields;
};

/** Whose form, and of which record: `destination/paris-france`, `destination/new`. */
type FormOwner = { userId: string; record: string };

/** The forms of a record that this user left unsaved in this browser, newest first. */
export function listUnsavedForms<Fields extends FieldValues>(
  owner: FormOwner,
): UnsavedForm<Fields>[] {
  removeOld();
  return keysOf(ownerPrefix(owner))
    .flatMap((key) => read<Fields>(key) ?? [])
    .toSorted((one, other) => other.changedAt.localeCompare(one.changedAt));
}

/** How many forms this user left unsaved in this browser. */
export function countUnsavedForms(userId: string): number {
  return keysOf(userPrefix(userId)).length;
}

/**
 * Keeps a form as it is now, unless its user has signed out. Where the browser has no room, older ones
 * of anybody give way.
 */
export function keepUnsavedForm<Fields extends FieldValues>(
  owner: FormOwner,
  form: UnsavedForm<Fields>,
): void {
  if (localStorage.getItem(signedOutKey(owner.userId)) !== null) return;
  const key = `${ownerPrefix(owner)}${form.id}`;
  const text = JSON.stringify({
    ...form,
    opened: withoutSecrets(form.opened),
    fields: withoutSecrets(form.fields),
  });
  const older = () =>
    keysOf(`${PREFIX}:`)
      .filter((other) => other !== key)
      .sort(byAge)[0];
  while (!tryToStore(key, text)) {
    const oldest = older();
    if (!oldest) return;
    localStorage.removeItem(oldest);
  }
}

/** Forgets an opened form, whoever of this browser's users it was kept for. */
export function forgetUnsavedForm(id: string): void {
  for (const key of keysOf(`${PREFIX}:`)) {
    if (key.endsWith(`:${id}`)) localStorage.removeItem(key);
  }
}

/**
 * Forgets all that this user, who has signed out, left unsaved, and what other tabs would add to it:
 * whoever is next at this browser finds nothing of it.
 */
export function forgetUnsavedFormsOf(userId: string): void {
  // The mark first: a tab that keeps a form just now finds it, or the form is there to be removed.
  tryToStore(signedOutKey(userId), '1');
  for (const key of keysOf(userPrefix(userId))) localStorage.removeItem(key);
}

/** Keeps forms of this user again, who has signed in. */
export function keepUnsavedFormsOf(userId: string): void {
  localStorage.removeItem(signedOutKey(userId));
}

function signedOutKey(userId: string): string {
  return `${SIGNED_OUT}:${userId}`;
}

function userPrefix(userId: string): string {
  return `${PREFIX}:${userId}:`;
}

function ownerPrefix({ userId, record }: FormOwner): string {
  return `${userPrefix(userId)}${record}:`;
}

function keysOf(prefix: string): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
}

function read<Fields extends FieldValues>(key: string): UnsavedForm<Fields> | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '') as UnsavedForm<Fields>;
  } catch {
    return undefined;
  }
}

function byAge(one: string, other: string): number {
  return (read(one)?.changedAt ?? '').localeCompare(read(other)?.changedAt ?? '');
}

function removeOld() {
  const oldest = new Date(Date.now() - KEPT_MS).toISOString();
  for (const key of keysOf(`${PREFIX}:`)) {
    if ((read(key)?.changedAt ?? '') < oldest) localStorage.removeItem(key);
  }
}

function tryToStore(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

function withoutSecrets(fields: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !isSecret(name)));
}
