import { randomUUID } from 'node:crypto';
import { LISTING_PAGE_SIZE } from '#core/constants.ts';
import type { VisaRequirementInput } from '#core/inputs/visaRequirement.ts';
import type { RequirementStanding } from '#core/siteVocabulary.ts';
import type { Db } from '#db/db.ts';
import { findCountry } from '#db/queries/countries.ts';
import type { DestinationSummary } from '#db/queries/destinations/destinationRow.ts';
import {
  countDestinations,
  findDestination,
  listDestinationsBestRatedFirst,
} from '#db/queries/destinations/destinations.ts';
import * as rows from '#db/queries/records/recordRows.ts';
import { toRecord } from '#db/queries/records/recordTable.ts';
import type {
  RequirementRow,
  VisaRequirement,
} from '#db/queries/visaRequirements/visaRequirements.ts';
import * as requirements from '#db/queries/visaRequirements/visaRequirements.ts';
import { Conflict, FieldError, NotFound } from '#server/errors.ts';
import { inTransaction } from '#server/history/inTransaction.ts';
import { moveAllToTrash, moveOneToTrash, moveToTrash } from '#server/history/moveToTrash.ts';
import { namesOfRequirement } from '#server/history/names.ts';
import { recordChange } from '#server/history/recordChange.ts';
import { fieldsOfRequirement } from '#server/history/recordFields.ts';
import { FIRST_VERSION, isMatch, versionConflict } from '#server/history/rowVersions.ts';

type Update = {
  id: string;
  version: number;
  fields: VisaRequirementInput;
  /** That of an earlier state; by default that of a save. */
  standing?: RequirementStanding | undefined;
};

type DestinationWithRequirements = {
  destination: DestinationSummary;
  requirements: VisaRequirement[];
};

/**
 * A page of a country's destinations, best rated first, each with the passport's requirements, and
 * the total number.
 */
export async function listVisaRequirementsForCountry(
  db: Db,
  { countryCode, passport, page }: { countryCode: string; passport: string; page: number },
): Promise<{ items: DestinationWithRequirements[]; total: number }> {
  const destinations = await listDestinationsBestRatedFirst(
    db,
    { countryCode },
    { limit: LISTING_PAGE_SIZE, offset: page * LISTING_PAGE_SIZE },
  );
  const ids = destinations.map((destination) => destination.id);
  const found = await requirements.listVisaRequirementsForPassport(db, ids, passport);
  const items = destinations.map((destination) => ({
    destination,
    requirements: found.filter((row) => row.destinationId === destination.id),
  }));
  return { items, total: await countDestinations(db, { countryCode }) };
}

/**
 * Creates a requirement. If the `creationKey` was used before, that requirement is updated instead.
 * Throws NotFound for an unknown destination, FieldError, or Conflict for a second requirement of
 * the same passport and purpose.
 */
export function createVisaRequirement(
  db: Db,
  {
    destinationId,
    creationKey,
    fields,
  }: { destinationId: string; creationKey?: string | undefined; fields: VisaRequirementInput },
): Promise<VisaRequirement> {
  return db.transaction().execute(async (trx) => {
    const created =
      creationKey &&
      (await rows.findRecordByCreationKey(trx, requirements.requirementTable, creationKey));
    if (created && isMatch(created, fields)) return created;
    if (created) return replace(trx, { id: created.id, version: FIRST_VERSION, fields });
    const destination = await findDestination(trx, destinationId);
    if (!destination) throw new NotFound('Destination');
    await refuseUnknownCountryOrDuplicate(trx, fields, { destinationId });
    const ids = { id: randomUUID(), destinationId, creationKey };
    const now = new Date().toISOString();
    const stored = await requirements.insertVisaRequirement(trx, ids, fields, now);
    await recordChange(trx, {
      ...(await namesOfRequirement(trx, stored, destination)),
      action: 'created',
      after: fieldsOfRequirement(stored),
    });
    return stored;
  });
}

/**
 * Replaces the fields of this version of a requirement. Throws NotFound, FieldError, or Conflict
 * when another version with other fields is stored, or another requirement has that passport and
 * purpose.
 */
export function updateVisaRequirement(db: Db, update: Update): Promise<VisaRequirement> {
  return inTransaction(db, (trx) => replace(trx, update));
}

/** Moves a requirement to the trash. Returns the trash id. Throws NotFound. */
export function deleteVisaRequirement(db: Db, id: string): Promise<{ trashId: string }> {
  return moveOneToTrash(db, id, trashRequirement);
}

/** Moves requirements to the trash, all or none. Returns the trash ids. Throws NotFound. */
export function deleteVisaRequirements(
  db: Db,
  ids: readonly string[],
): Promise<{ trashIds: string[] }> {
  return moveAllToTrash(db, ids, trashRequirement);
}

async function trashRequirement(trx: Db, id: string): Promise<string> {
  const row = await rows.findRecordRow(trx, requirements.requirementTable, id);
  const stored = row && toRecord(requirements.requirementTable, row);
  const destination = stored && (await findDestination(trx, stored.destinationId));
  if (!destination) throw new NotFound('Visa requirement');
  const names = await namesOfRequirement(trx, stored, destination);
  await rows.deleteRecordRow(trx, requirements.requirementTable, id);
  return moveToTrash(trx, {
    ...names,
    rows: { requirement: row as RequirementRow, destinationCreatedAt: destination.createdAt },
    before: fieldsOfRequirement(stored),
  });
}

async function replace(
  trx: Db,
  { id, version, fields, standing }: Update,
): Promise<VisaRequirement> {
  const stored = await rows.findRecord(trx, requirements.requirementTable, id);
  if (!stored) throw new NotFound('Visa requirement');
  if (stored.version !== version) {
    if (isMatch(stored, fields)) return stored;
    throw versionConflict('visa requirement');
  }
  const { destinationId } = stored;
  await refuseUnknownCountryOrDuplicate(trx, fields, { destinationId, exceptId: id });
  const now = new Date().toISOString();
  const saved = await rows.updateRecordRow(
    trx,
    requirements.requirementTable,
    { id, version, fields: { ...fields, ...(standing && { standing }) } },
    now,
  );
  if (!saved) throw versionConflict('visa requirement');
  const destination = await findDestination(trx, destinationId);
  if (!destination) throw new NotFound('Destination');
  await recordChange(trx, {
    ...(await namesOfRequirement(trx, saved, destination)),
    action: 'changed',
    before: fieldsOfRequirement(stored),
    after: fieldsOfRequirement(saved),
  });
  return saved;
}

async function refuseUnknownCountryOrDuplicate(
  trx: Db,
  { countryCode, type }: VisaRequirementInput,
  where: { destinationId: string; exceptId?: string },
) {
  const country = await findCountry(trx, countryCode);
  if (!country) throw new FieldError('countryCode', 'Country is required');
  if (await requirements.visaRequirementExists(trx, { ...where, countryCode, type })) {
    const message = `A ${type} requirement for ${country.name} already exists`;
    throw new Conflict(message, { field: 'countryCode' });
  }
}
