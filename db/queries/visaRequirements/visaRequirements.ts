import type { Selectable } from 'kysely';
import type { RequirementStanding } from '#core/siteVocabulary.ts';
import type { VisaType } from '#core/vocabulary.ts';
import { compiledOnce } from '#db/compiledQuery.ts';
import type { Db } from '#db/db.ts';
import type { Schema } from '#db/schema.ts';
import { isShippedSample } from '#db/seed/samples/shippedRequirements.ts';
import { flag, json, mapColumns, number, plain, text, withDefault } from '../columns.ts';
import { changeContent } from '../contentVersion.ts';
import { countRows } from '../countRows.ts';
import { isPublished } from '../destinations/destinationFilter.ts';
import { insertRows } from '../insertRows.ts';
import { insertRecordRow } from '../records/recordRows.ts';
import type { RecordTable } from '../records/recordTable.ts';

type VisaExtension = {
  possible: boolean;
  /** The longest extension, in days. */
  maxDuration: number;
  cost: string;
  requirements: string[];
};

/** The edited fields of a requirement: one passport, one destination and one kind of stay. */
export const requirementColumns = {
  /** The passport's country, ISO 3166-1 alpha-2. */
  countryCode: text('country_code'),
  type: plain<VisaType>()('type'),
  /** A visa is needed, in advance or on arrival. */
  required: flag('required'),
  /** A visa is issued on arrival; only true when `required` is. */
  onArrival: flag('on_arrival'),
  /** Length of stay in days. */
  durationDays: number('duration_days'),
  cost: text('cost'),
  processingTime: plain<string | null>()('processing_time'),
  notes: text('notes'),
  documents: json<string[]>()('documents'),
  eligibility: json<string[]>()('eligibility'),
  restrictions: json<string[]>()('restrictions'),
  extensions: json<VisaExtension>()('extensions'),
  /** The page on which the rule is published. */
  sourceAddress: withDefault(plain<string | null>()('source_address')),
  /** The date of the source, as exact as known: YYYY, YYYY-MM or YYYY-MM-DD. */
  sourceDate: withDefault(plain<string | null>()('source_date')),
};

const recordColumns = {
  id: text('id'),
  destinationId: text('destination_id'),
  /** Starts at 1 and grows with each save. */
  version: number('version'),
  standing: plain<RequirementStanding>()('standing'),
  createdAt: text('created_at'),
  updatedAt: text('updated_at'),
};

const decided = mapColumns(requirementColumns);
const head = mapColumns(recordColumns);
const whole = mapColumns({ ...recordColumns, ...requirementColumns });

/** The table of requirements, for the queries that all records share. */
export const requirementTable: RecordTable<StoredFields, RequirementHead> = {
  name: 'visa_requirements',
  fields: { ...decided, toRow: toColumns },
  head,
  order: ['created_at'],
  hasTimes: true,
  content: 'destinations' as const,
  hasCreationKey: true,
};

/** The columns for `toVisaRequirement`. */
export const requirementSelection = whole.names;

export type VisaRequirementFields = Parameters<typeof decided.toRow>[0] & {
  /** For a copy or an earlier state; by default that of a save by the team. */
  standing?: RequirementStanding;
};
export type VisaRequirement = ReturnType<typeof whole.fromRow>;
/** The fields of the form as they are stored. */
export type StoredFields = ReturnType<typeof decided.fromRow>;
export type RequirementHead = ReturnType<typeof head.fromRow>;

/** Converts a full row. */
export const toVisaRequirement = whole.fromRow;

/**
 * Converts the edited fields to columns. What is saved is the team's, unless it is what a sample
 * says.
 */
export function toColumns(fields: VisaRequirementFields) {
  const row = decided.toRow(fields);
  const standing = fields.standing ?? standingOf(row);
  return { ...row, standing };
}

/** The standing of a row that has none stored: a shipped sample, or else the team's. */
export function standingOf(row: ReturnType<typeof decided.toRow>): RequirementStanding {
  return isShippedSample(row) ? 'sample' : 'team';
}

/** A destination's requirements for every passport, newest first. */
export async function listVisaRequirementsNewestFirst(
  db: Db,
  destinationId: string,
): Promise<VisaRequirement[]> {
  const rows = await db
    .selectFrom('visa_requirements')
    .select(whole.names)
    .where('destination_id', '=', destinationId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toVisaRequirement);
}

/**
 * The requirements of published destinations among these for one passport: at most one row per
 * destination and type.
 */
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
    .select(whole.names)
    .where('destination_id', 'in', destinationIds)
    .where('country_code', '=', passport)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('destinations')
          .select('destinations.id')
          .whereRef('destinations.id', '=', 'visa_requirements.destination_id')
          .where(isPublished()),
      ),
    )
    .orderBy('destination_id')
    .orderBy('type');
}

/**
 * A destination's requirements for one passport, of any publication status: at most one row per
 * type.
 */
export async function listRequirementsOfPassport(
  db: Db,
  destinationId: string,
  passport: string,
): Promise<VisaRequirement[]> {
  const rows = await db
    .selectFrom('visa_requirements')
    .select(whole.names)
    .where('destination_id', '=', destinationId)
    .where('country_code', '=', passport)
    .orderBy('type')
    .execute();
  return rows.map(toVisaRequirement);
}

/** Whether another requirement than `exceptId` exists for this destination, passport and type. */
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

/** The number of a destination's requirements. */
export function countVisaRequirements(db: Db, destinationId: string): Promise<number> {
  return countRows(db.selectFrom('visa_requirements').where('destination_id', '=', destinationId));
}

/** Inserts a requirement. Throws when the destination is unknown or the key exists. */
export async function insertVisaRequirement(
  db: Db,
  ids: { id: string; destinationId: string; creationKey?: string | undefined },
  fields: VisaRequirementFields,
  now: string,
): Promise<VisaRequirement> {
  return insertRecordRow(db, requirementTable, {
    id: ids.id,
    destination_id: ids.destinationId,
    creation_key: ids.creationKey ?? null,
    ...toColumns(fields),
    created_at: now,
    updated_at: now,
  });
}

/** A requirement's full row. */
export type RequirementRow = Selectable<Schema['visa_requirements']>;

/** The full rows of a destination's requirements. */
export async function listRequirementRows(
  db: Db,
  destinationId: string,
): Promise<RequirementRow[]> {
  return db
    .selectFrom('visa_requirements')
    .selectAll()
    .where('destination_id', '=', destinationId)
    .execute();
}

const insertRequirements = insertRows('visa_requirements', [
  'id',
  'destination_id',
  'version',
  'standing',
  'creation_key',
  'created_at',
  'updated_at',
  ...decided.names,
] as (keyof RequirementRow)[]);

/**
 * Inserts full rows of requirements; rows that were deleted by an earlier version have no standing.
 * Throws when one exists.
 */
export async function insertRequirementRows(
  db: Db,
  rows: readonly (Omit<RequirementRow, 'standing'> & Partial<RequirementRow>)[],
): Promise<void> {
  await changeContent(db, 'destinations', async (trx) => {
    await insertRequirements(
      trx,
      rows.map((row) => ({ ...row, standing: row.standing ?? standingOf(row) })),
    );
    return rows.length;
  });
}
