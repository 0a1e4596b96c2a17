import type { FieldValues } from 'react-hook-form';
import { DAY_MS } from '#core/dates.ts';
import { isSecret } from '../secretFields.ts';

/**
 * Unsaved input of forms is stored in this browser for each user and record until it is saved or
 * discarded, its user signs out, or a month has passed.
 */

const PREFIX = 'unsaved-form';

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

/** Stores a form's current input, unless the browser's storage is full. */
export function keepUnsavedForm<Fields extends FieldValues>(
  owner: FormOwner,
  form: UnsavedForm<Fields>,
): void {
  const text = JSON.stringify({
    ...form,
    opened: withoutSecrets(form.opened),
    fields: withoutSecrets(form.fields),
  });
  try {
    localStorage.setItem(`${ownerPrefix(owner)}${form.id}`, text);
  } catch {
    // Leaving the form still asks.
  }
}

/** Removes an opened form, stored for any user of this browser. */
export function forgetUnsavedForm(id: string): void {
  for (const key of keysOf(`${PREFIX}:`)) {
    if (key.endsWith(`:${id}`)) localStorage.removeItem(key);
  }
}

/** Removes all unsaved forms of a user who has signed out: the browser's next user finds none of them. */
export function forgetUnsavedFormsOf(userId: string): void {
  for (const key of keysOf(userPrefix(userId))) localStorage.removeItem(key);
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

function removeOld() {
  const oldest = new Date(Date.now() - KEPT_MS).toISOString();
  for (const key of keysOf(`${PREFIX}:`)) {
    if ((read(key)?.changedAt ?? '') < oldest) localStorage.removeItem(key);
  }
}

function withoutSecrets(fields: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !isSecret(name)));
}
