import { visaRequirementFields } from '#core/inputs/visaRequirement.ts';
import type { RequirementStanding } from '#core/siteVocabulary.ts';
import type { Db } from '#db/db.ts';
import { findDestinationRedirect } from '#db/queries/destinations/destinationRedirects.ts';
import type { Destination } from '#db/queries/destinations/destinationRow.ts';
import { findDestination } from '#db/queries/destinations/destinations.ts';
import type { HistoryEntry } from '#db/queries/history/historyEntries.ts';
import { findRecord } from '#db/queries/records/recordRows.ts';
import {
  requirementTable,
  standingOf,
  visaRequirementExists,
} from '#db/queries/visaRequirements/visaRequirements.ts';
import { Conflict, NotFound } from '#server/errors.ts';
import type { RequirementRows } from '#server/history/moveToTrash.ts';
import { countryName } from '#server/history/names.ts';
import {
  formFields,
  notUndone,
  type Revertible,
  saveEarlierFields,
  type UndeletedRecord,
  type UndoHooks,
} from '#server/history/undoHooks.ts';
import { hooksOfKind } from '../hooksOfKind.ts';
import { deleteRecord, updateRecord } from '../store.ts';
import { visaRequirements } from './visaRequirements.ts';

const hooks = hooksOfKind(visaRequirements);

export const requirementHooks: UndoHooks = {
  revertible,
  undo: undoRequirement,
  undelete: (trx, rows) => undeleteRequirement(trx, rows as RequirementRows),
};

function revertible(id: string): Revertible {
  return {
    async read(db) {
      const stored = await findRecord(db, requirementTable, id);
      if (!stored) return undefined;
      // An entry of a version that didn't store it is restored as a save of the team.
      const { standing: _standing, ...others } = stored;
      return others;
    },
    update: (db, version, { standing, ...fields }) =>
      updateRecord(db, visaRequirements, {
        id,
        version,
        fields: {
          ...formFields(visaRequirementFields, fields),
          ...(standing !== undefined && { standing: standing as RequirementStanding }),
        },
      }),
  };
}

/** An added requirement goes to the trash, a replaced one gets its earlier fields back. */
async function undoRequirement(trx: Db, { entityId, before, after }: HistoryEntry) {
  if (!after) throw notUndone();
  if (!before) return deleteRecord(trx, visaRequirements, entityId);
  const requirement = revertible(entityId);
  const stored = await requirement.read(trx);
  if (!stored) throw new NotFound('Visa requirement');
  const { version } = stored;
  await saveEarlierFields(trx, requirement, { stored, version, fields: before });
}

/**
 * Restores a requirement. Throws Conflict when its destination is gone, or has another requirement
 * for the passport and purpose.
 */
async function undeleteRequirement(
  trx: Db,
  { requirement, destinationCreatedAt }: RequirementRows,
): Promise<UndeletedRecord> {
  const { destination_id, country_code: countryCode, type } = requirement;
  const destination = await findMovedDestination(trx, destination_id, destinationCreatedAt);
  if (!destination) {
    throw new Conflict('The destination of this visa requirement is gone: restore that first');
  }
  const passport = await countryName(trx, countryCode);
  const destinationId = destination.id;
  if (await visaRequirementExists(trx, { destinationId, countryCode, type })) {
    throw new Conflict(
      `${destination.name} has another ${type} requirement for ${passport} by now: ` +
        'delete that one first, or change it instead',
    );
  }
  // Rows that an earlier version deleted have no standing.
  const standing = requirement.standing ?? standingOf(requirement);
  return hooks.undelete(trx, { ...requirement, standing, destination_id: destinationId });
}

/** The destination, even if its address has changed. */
async function findMovedDestination(
  trx: Db,
  id: string,
  createdAt: string,
): Promise<Destination | undefined> {
  const there = await findDestination(trx, id);
  if (there?.createdAt === createdAt) return there;
  const movedTo = await findDestinationRedirect(trx, id);
  const moved = movedTo && (await findDestination(trx, movedTo));
  return moved && moved.createdAt === createdAt ? moved : undefined;
}
