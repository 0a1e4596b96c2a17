import type { Db } from '../../../db/db.ts';
import { findDestination } from '../../../db/queries/destinations/destinations.ts';
import {
  listDestinationsDueBy,
  setPublishStatus,
} from '../../../db/queries/destinations/publishing.ts';
import type { PublishStatus } from '../../schemas/constants.ts';
import type { DestinationInput } from '../../schemas/destination.ts';
import { FieldError, NotFound } from '../errors.ts';
import { namesOfDestination } from '../history/names.ts';
import { recordChange } from '../history/recordChange.ts';
import { fieldsOfDestination } from '../history/recordFields.ts';

/** A destination's publication status and scheduled time. */
type Publishing = { status: PublishStatus; publishAt: string | null };

/**
 * The new publication status: omitted fields keep the `stored` values, and a new destination is
 * published. Throws FieldError for a schedule without a time, or with a new time in the past.
 */
export function publishingOf(
  { status: wanted, publishAt: time }: Pick<DestinationInput, 'status' | 'publishAt'>,
  stored?: Publishing,
): Publishing {
  const status = wanted ?? stored?.status ?? 'published';
  if (status !== 'scheduled') return { status, publishAt: null };
  const chosen = time === undefined ? stored?.publishAt : time;
  if (!chosen) throw new FieldError('publishAt', 'Choose when it is to be published');
  const publishAt = new Date(chosen).toISOString();
  // A stored time may just have passed: the job publishes it, and its form can still be saved.
  if (publishAt !== stored?.publishAt && publishAt <= now()) {
    throw new FieldError('publishAt', 'Choose a time that is still to come');
  }
  return { status, publishAt };
}

/**
 * Publishes or unpublishes destinations, all or none. Returns the number changed. Throws NotFound.
 */
export function setDestinationStatus(
  db: Db,
  ids: readonly string[],
  status: Exclude<PublishStatus, 'scheduled'>,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    let changed = 0;
    for (const id of ids) if (await setStatus(trx, id, status)) changed += 1;
    return changed;
  });
}

/** Whether a scheduled destination is due. */
export async function hasDueDestinations(db: Db): Promise<boolean> {
  return (await listDestinationsDueBy(db, now())).length > 0;
}

/** Publishes due destinations. Returns their number. */
export async function publishDueDestinations(db: Db): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const due = await listDestinationsDueBy(trx, now());
    for (const id of due) await setStatus(trx, id, 'published');
    return due.length;
  });
}

async function setStatus(
  trx: Db,
  id: string,
  status: Exclude<PublishStatus, 'scheduled'>,
): Promise<boolean> {
  const stored = await findDestination(trx, id);
  if (!stored) throw new NotFound('Destination');
  if (stored.status === status) return false;
  await setPublishStatus(trx, id, status, now());
  await recordChange(trx, {
    ...namesOfDestination(stored),
    action: status === 'published' ? 'published' : 'changed',
    before: fieldsOfDestination(stored),
    after: fieldsOfDestination({ ...stored, status, publishAt: null }),
  });
  return true;
}

function now(): string {
  return new Date().toISOString();
}
