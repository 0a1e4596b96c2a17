import type { FieldValues } from 'react-hook-form';
import { DAY_MS } from '#core/dates.ts';
import { isSecret } from '../secretFields.ts';

/**
 * Unsaved input of forms is stored in this browser for each user and record until it is saved or
 * discarded, its user signs out, or a month has passed.
 */

const PREFIX = 'unsaved-form';

/** Marks a user as signed out: forms still open in other tabs are no longer stored. */
const SIGNED_OUT = 'signed-out';

const KEPT_MS = 30 * DAY_MS;

/** A form's fields, with their values when it was opened. */
export type UnsavedForm<Fields extends FieldValues> = {
  /** The opened form's id; for a new record also its idempotency key. */
  id: string;
  /** The time of the last change, ISO 8601. */
  changedAt: string;
  /** The version that it was opened with; null for a new record. */
  version: number | null;
  opened: Fields;
  fields: Fields;
};

/** A form's user and record: `destination/paris-france`, `destination/new`. */
type FormOwner = { userId: string; record: string };

/** The user's unsaved forms of a record in this browser, newest first. */
export function listUnsavedForms<Fields extends FieldValues>(
  owner: FormOwner,
): UnsavedForm<Fields>[] {
  removeOld();
  return keysOf(ownerPrefix(owner))
    .flatMap((key) => read<Fields>(key) ?? [])
    .toSorted((one, other) => other.changedAt.localeCompare(one.changedAt));
}

/** The number of the user's unsaved forms in this browser. */
export function countUnsavedForms(userId: string): number {
  return keysOf(userPrefix(userId)).length;
}

/**
 * Stores a form's current input, unless its user has signed out. If the browser's storage is full,
 * the oldest forms of any user make room.
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

/** Removes an opened form, stored for any user of this browser. */
export function forgetUnsavedForm(id: string): void {
  for (const key of keysOf(`${PREFIX}:`)) {
    if (key.endsWith(`:${id}`)) localStorage.removeItem(key);
  }
}

/**
 * Removes all unsaved forms of a user who has signed out, and stops other tabs from storing more:
 * the browser's next user finds none of them.
 */
export function forgetUnsavedFormsOf(userId: string): void {
  // The mark is set first: a tab that is storing a form right now finds it, or its form is there to
  // be removed.
  tryToStore(signedOutKey(userId), '1');
  for (const key of keysOf(userPrefix(userId))) localStorage.removeItem(key);
}

/** Stores forms of this user again after signing in. */
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
