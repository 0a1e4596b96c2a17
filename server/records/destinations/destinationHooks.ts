import { titleOfDestination } from '#core/destinationTitle.ts';
import type { Db } from '#db/db.ts';
import { listAddressesFrom } from '#db/queries/destinations/destinationRedirects.ts';
import {
  type DestinationRows,
  insertDestinationRows,
} from '#db/queries/destinations/destinationRows.ts';
import type { DestinationState } from '#db/queries/destinations/publishing.ts';
import { listTrashOf, updateTrashData } from '#db/queries/history/trash.ts';
import type { RequirementRows } from '#server/history/moveToTrash.ts';
import { fieldsOfDestination } from '#server/history/recordFields.ts';
import { type UndeletedRecord, type UndoHooks, undoOfFields } from '#server/history/undoHooks.ts';
import { nextFreeSlug } from '#server/lib/slug.ts';
import { hooksOfKind } from '../hooksOfKind.ts';
import { readRecord } from '../store.ts';
import { changeDestinationState } from './bulkDestinations.ts';
import { destinations } from './destinations.ts';

const hooks = hooksOfKind(destinations);

export const destinationHooks: UndoHooks = {
  revertible(id) {
    const { read, update } = hooks.revertible(id);
    return {
      read,
      // Publication status and address are not restored.
      update: (db, version, { status: _status, publishAt: _publishAt, slug: _slug, ...fields }) =>
        update(db, version, fields),
    };
  },
  undo: undoOfFields<DestinationState>(['status', 'publishAt', 'popular'], changeDestinationState),
  undelete: (trx, rows) => undeleteDestination(trx, rows as DestinationRows),
};

/**
 * Restores a destination with its types, photos, former addresses and visa requirements. If its
 * address is taken, it gets the next free one; if its scheduled time has passed, it becomes a
 * draft.
 */
async function undeleteDestination(trx: Db, rows: DestinationRows): Promise<UndeletedRecord> {
  const formerId = rows.destination.id;
  const id = nextFreeSlug(formerId, new Set(await listAddressesFrom(trx, formerId)));
  await insertDestinationRows(trx, unpublished(movedTo(id, rows)));
  if (id !== formerId) await repointTrashedRequirements(trx, id, rows);
  const stored = await readRecord(trx, destinations, id);
  const title = titleOfDestination(stored);
  return { id, title, after: fieldsOfDestination(stored), createdAt: stored.createdAt };
}

function movedTo(id: string, rows: DestinationRows): DestinationRows {
  const here = <Row extends object>(row: Row) => ({ ...row, destination_id: id });
  // An open form may have created another row with the same key since.
  const fresh = { creation_key: null };
  return {
    destination: { ...rows.destination, ...fresh, id },
    types: rows.types.map(here),
    images: rows.images.map(here),
    redirects: rows.redirects.map(here),
    requirements: rows.requirements.map((row) => ({ ...here(row), ...fresh })),
  };
}

function unpublished(rows: DestinationRows): DestinationRows {
  const { status, publish_at: time } = rows.destination;
  if (status !== 'scheduled' || (time ?? '') > new Date().toISOString()) return rows;
  return { ...rows, destination: { ...rows.destination, status: 'draft', publish_at: null } };
}

/** Points requirements in the trash, deleted before their destination, to its new id. */
async function repointTrashedRequirements(trx: Db, id: string, { destination }: DestinationRows) {
  for (const { id: trashId, data } of await listTrashOf(trx, 'visa_requirement')) {
    const rows = data as RequirementRows;
    if (rows.requirement.destination_id !== destination.id) continue;
    if (rows.destinationCreatedAt !== destination.created_at) continue;
    const requirement = { ...rows.requirement, destination_id: id };
    await updateTrashData(trx, trashId, { ...rows, requirement });
  }
}
