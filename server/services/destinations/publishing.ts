import type { Db } from '../../../db/client.ts';
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

/** Whether and when visitors see a destination. */
type Publishing = { status: PublishStatus; publishAt: string | null };

/**
 * What a form makes of a destination's status; what it doesn't say stays as it is `stored`, and
 * something new is published. Throws FieldError for a schedule without a time, or with a new one that
 * has passed.
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
  // One that has just passed is the job's; a form over it can still be saved.
  if (publishAt !== stored?.publishAt && publishAt <= now()) {
    throw new FieldError('publishAt', 'Choose a time that is still to come');
  }
  return { status, publishAt };
}

/**
 * Publishes these destinations, or makes them drafts, all of them or none; those that are so already
 * stay untouched. Gives how many were changed. Throws NotFound.
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

/** Whether a scheduled destination's time has come. */
export async function hasDueDestinations(db: Db): Promise<boolean> {
  return (await listDestinationsDueBy(db, now())).length > 0;
}

/** Publishes the scheduled destinations whose time has come. Gives how many these were. */
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
