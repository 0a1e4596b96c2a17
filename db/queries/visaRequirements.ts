import type { Selectable } from 'kysely';
import type { Db } from '../client.ts';
import type { Schema, VisaType } from '../schema.ts';
import { compiledOnce } from '../sqlite/compiledQuery.ts';
import { changeContent } from './contentVersion.ts';

export type VisaExtension = {
  possible: boolean;
  /** Days the stay can be prolonged by. */
  maxDuration: number;
  cost: string;
  requirements: string[];
};

/** What an administrator decides about one passport, one destination and one kind of stay. */
export type VisaRequirementFields = {
  /** The passport's country, ISO 3166-1 alpha-2. */
  countryCode: string;
  type: VisaType;
  /** A visa is needed, in advance or on arrival. */
  required: boolean;
  /** The visa can be had on arrival; only true when `required` is. */
  onArrival: boolean;
  /** Length of stay in days. */
  durationDays: number;
  cost: string;
  processingTime: string | null;
  notes: string;
  documents: string[];
  eligibility: string[];
  restrictions: string[];
  extensions: VisaExtension;
};

export type VisaRequirement = VisaRequirementFields & {
  id: string;
  destinationId: string;
  /** From 1, one more with each save. */
  version: number;
  createdAt: string;
  updatedAt: string;
};

const columns = [
  'id',
  'destination_id',
  'country_code',
  'type',
  'required',
  'on_arrival',
  'duration_days',
  'cost',
  'processing_time',
  'notes',
  'documents',
  'eligibility',
  'restrictions',
  'extensions',
  'version',
  'created_at',
  'updated_at',
] as const;

/** A destination's requirements for every passport, newest first. */
export async function listVisaRequirementsNewestFirst(
  db: Db,
  destinationId: string,
): Promise<VisaRequirement[]> {
  const rows = await db
    .selectFrom('visa_requirements')
    .select(columns)
    .where('destination_id', '=', destinationId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toVisaRequirement);
}

/** What one passport needs at each of these destinations: at most one row a destination and type. */
export async function listVisaRequirementsForPassport(
  db: Db,
  destinationIds: string[],
  passport: string,
): Promise<VisaRequirement[]> {
  const [id] = destinationIds;
  if (id === undefined) return [];
  const rows =
    destinationIds.length === 1
      ? await requirementsAtOne(db, [id, passport])
      : await requirementsAt(db, destinationIds, passport).execute();
  return rows.map(toVisaRequirement);
}

const requirementsAtOne = compiledOnce((db) => requirementsAt(db, [''], ''));

function requirementsAt(db: Db, destinationIds: string[], passport: string) {
  return db
    .selectFrom('visa_requirements')
    .select(columns)
    .where('destination_id', 'in', destinationIds)
    .where('country_code', '=', passport)
    .orderBy('destination_id')
    .orderBy('type');
}

/** One requirement; `undefined` when the id is unknown. */
export async function findVisaRequirement(
  db: Db,
  id: string,
): Promise<VisaRequirement | undefined> {
  const row = await db
    .selectFrom('visa_requirements')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toVisaRequirement(row);
}

/** Whether another requirement than `exceptId` stands for this destination, passport and type. */
export async function visaRequirementExists(
  db: Db,
  key: { destinationId: string; countryCode: string; type: VisaType; exceptId?: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('visa_requirements')
    .select('id')
    .where('destination_id', '=', key.destinationId)
    .where('country_code', '=', key.countryCode)
    .where('type', '=', key.type)
    .executeTakeFirst();
  return row !== undefined && row.id !== key.exceptId;
}

/** The requirement that the form with this key made; `undefined` when it has made none. */
export async function findVisaRequirementByCreationKey(
  db: Db,
  creationKey: string,
): Promise<VisaRequirement | undefined> {
  const row = await db
    .selectFrom('visa_requirements')
    .select(columns)
    .where('creation_key', '=', creationKey)
    .executeTakeFirst();
  return row && toVisaRequirement(row);
}

/** How many requirements a destination has. */
export async function countVisaRequirements(db: Db, destinationId: string): Promise<number> {
  const { count } = await db
    .selectFrom('visa_requirements')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('destination_id', '=', destinationId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Stores a new requirement. Throws when the destination is unknown or the row stands already. */
export async function insertVisaRequirement(
  db: Db,
  ids: { id: string; destinationId: string; creationKey?: string | undefined },
  fields: VisaRequirementFields,
  now: string,
): Promise<VisaRequirement> {
  return changeContent(db, async (trx) => {
    const row = await trx
      .insertInto('visa_requirements')
      .values({
        id: ids.id,
        destination_id: ids.destinationId,
        creation_key: ids.creationKey ?? null,
        ...toColumns(fields),
        created_at: now,
        updated_at: now,
      })
      .returning(columns)
      .executeTakeFirstOrThrow();
    return toVisaRequirement(row);
  });
}

/** Replaces a requirement's fields; `undefined` when there is no such version of it. */
export async function updateVisaRequirement(
  db: Db,
  { id, version }: { id: string; version: number },
  fields: VisaRequirementFields,
  now: string,
): Promise<VisaRequirement | undefined> {
  return changeContent(db, async (trx) => {
    const row = await trx
      .updateTable('visa_requirements')
      .set({ ...toColumns(fields), version: version + 1, updated_at: now })
      .where('id', '=', id)
      .where('version', '=', version)
      .returning(columns)
      .executeTakeFirst();
    return row && toVisaRequirement(row);
  });
}

/** Removes a requirement. False when there was none. */
export async function deleteVisaRequirement(db: Db, id: string): Promise<boolean> {
  return changeContent(db, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('visa_requirements')
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  });
}

type VisaRequirementRow = Pick<Selectable<Schema['visa_requirements']>, (typeof columns)[number]>;

/** A whole row, as it leaves. */
export function toVisaRequirement(row: VisaRequirementRow): VisaRequirement {
  return {
    id: row.id,
    destinationId: row.destination_id,
    countryCode: row.country_code,
    type: row.type,
    required: row.required === 1,
    onArrival: row.on_arrival === 1,
    durationDays: row.duration_days,
    cost: row.cost,
    processingTime: row.processing_time,
    notes: row.notes,
    documents: JSON.parse(row.documents),
    eligibility: JSON.parse(row.eligibility),
    restrictions: JSON.parse(row.restrictions),
    extensions: JSON.parse(row.extensions),
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** What the requirement's row stores besides its ids and times. */
export function toColumns(fields: VisaRequirementFields) {
  return {
    country_code: fields.countryCode,
    type: fields.type,
    required: fields.required ? (1 as const) : (0 as const),
    on_arrival: fields.onArrival ? (1 as const) : (0 as const),
    duration_days: fields.durationDays,
    cost: fields.cost,
    processing_time: fields.processingTime,
    notes: fields.notes,
    documents: JSON.stringify(fields.documents),
    eligibility: JSON.stringify(fields.eligibility),
    restrictions: JSON.stringify(fields.restrictions),
    extensions: JSON.stringify(fields.extensions),
  };
}
