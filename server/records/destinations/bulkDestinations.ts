import { missingToPublish } from '#core/inputs/destination.ts';
import type { PublishStatus } from '#core/siteVocabulary.ts';
import type { Db } from '#db/db.ts';
import { type DestinationState, setDestinationState } from '#db/queries/destinations/publishing.ts';
import { InvalidRequest } from '#server/errors.ts';
import type { Undoable } from '#server/history/recordChange.ts';
import { isMatch } from '#server/history/rowVersions.ts';
import { readRecord, recordSaved } from '../store.ts';
import { destinations } from './destinations.ts';
import { endPreviewLinks } from './endPreviewLinks.ts';

/** Publishes or unpublishes destinations, all or none. Throws NotFound, or InvalidRequest for incomplete drafts. */
export function setDestinationStatus(
  db: Db,
  ids: readonly string[],
  status: Exclude<PublishStatus, 'scheduled'>,
): Promise<Undoable> {
  return changeAll(db, ids, { status, publishAt: null });
}

/** Sets whether destinations are popular, all or none. Throws NotFound. */
export function setDestinationsPopular(
  db: Db,
  ids: readonly string[],
  popular: boolean,
): Promise<Undoable> {
  return changeAll(db, ids, { popular });
}

function changeAll(
  db: Db,
  ids: readonly string[],
  state: Partial<DestinationState>,
): Promise<Undoable> {
  return db.transaction().execute(async (trx) => {
    const changes: number[] = [];
    for (const id of ids) {
      const change = await changeDestinationState(trx, id, state);
      if (change !== undefined) changes.push(change);
    }
    return { changes };
  });
}

/**
 * Sets what is given of a destination's state, as a new version. Returns its history entry;
 * `undefined` when nothing changes. Throws NotFound, or InvalidRequest for a draft that lacks what visitors see.
 */
export async function changeDestinationState(
  trx: Db,
  id: string,
  state: Partial<DestinationState>,
): Promise<number | undefined> {
  const stored = await readRecord(trx, destinations, id);
  if (isMatch(stored, state)) return undefined;
  const changed = { ...stored, ...state };
  if (stored.status === 'draft' && changed.status !== 'draft') {
    const reasons = missingToPublish(stored).map(({ message }) => message);
    if (reasons.length > 0) {
      throw new InvalidRequest(`${stored.name} can’t be published yet. ${reasons.join('. ')}.`);
    }
  }
  await setDestinationState(trx, id, changed, new Date().toISOString());
  await endPreviewLinks(trx, [{ id, before: stored.status, after: changed.status }]);
  const isPublished = stored.status !== 'published' && changed.status === 'published';
  const action = isPublished ? 'published' : 'changed';
  return recordSaved(trx, destinations, action, { before: stored, after: changed });
}
