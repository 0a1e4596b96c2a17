import { randomUUID } from 'node:crypto';
import { visaRequirementFields } from '#core/inputs/visaRequirement.ts';
import { findCountry } from '#db/queries/countries.ts';
import {
  type RequirementHead,
  requirementTable,
  type StoredFields,
  visaRequirementExists,
} from '#db/queries/visaRequirements/visaRequirements.ts';
import { Conflict, FieldError } from '#server/errors.ts';
import { countryName, titleOfRequirement } from '#server/history/names.ts';
import { fieldsOfRequirement } from '#server/history/recordFields.ts';
import { destinations } from '../destinations/destinations.ts';
import type { Kind } from '../kind.ts';
import { readRecord } from '../store.ts';

/** What the team says that a passport needs at a destination, one requirement for each kind of stay. */
export const visaRequirements: Kind<StoredFields, RequirementHead> = {
  entity: 'visa_requirement',
  table: requirementTable,
  schema: visaRequirementFields,
  async title(db, { destinationId, countryCode, type }) {
    const destination = await readRecord(db, destinations, destinationId);
    return titleOfRequirement(destination, await countryName(db, countryCode), type);
  },
  async checkReferences(db, { id, destinationId = '', countryCode, type }) {
    const country = await findCountry(db, countryCode);
    if (!country) throw new FieldError('countryCode', 'Country is required');
    const key = { destinationId, countryCode, type };
    if (!(await visaRequirementExists(db, { ...key, ...(id && { exceptId: id }) }))) return;
    const message = `A ${type} requirement for ${country.name} already exists`;
    throw new Conflict(message, { field: 'countryCode' });
  },
  // `checkReferences` looks for the only one that matters.
  listOthers: async () => [],
  async complete(trx, row) {
    await readRecord(trx, destinations, String(row.destination_id));
    return { ...row, id: row.id ?? randomUUID() };
  },
  async rowsForTrash(trx, row) {
    const { createdAt } = await readRecord(trx, destinations, String(row.destination_id));
    return { requirement: row, destinationCreatedAt: createdAt };
  },
  recorded: fieldsOfRequirement,
};
