import type { DestinationInput } from '#core/inputs/destination.ts';
import type { PublishStatus } from '#core/siteVocabulary.ts';
import type { Db } from '#db/db.ts';
import { listDestinationsDueBy } from '#db/queries/destinations/publishing.ts';
import { FieldError } from '#server/errors.ts';
import { changeDestinationState } from './bulkDestinations.ts';

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

/** Whether a scheduled destination is due. */
export async function hasDueDestinations(db: Db): Promise<boolean> {
  return (await listDestinationsDueBy(db, now())).length > 0;
}

/** Publishes due destinations. Returns their number. */
export async function publishDueDestinations(db: Db): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const due = await listDestinationsDueBy(trx, now());
    for (const id of due) {
      await changeDestinationState(trx, id, { status: 'published', publishAt: null });
    }
    return due.length;
  });
}

function now(): string {
  return new Date().toISOString();
}
