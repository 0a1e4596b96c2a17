import { conditionPurposes } from '#core/border/conditionPurposes.ts';
import type { NomadStatus } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import { describeSource, type SourceDescription } from './shippedSources.ts';
import { replaceSourceStatements, type SourceStatements } from './sourceStatements.ts';
import { nomadVisaRow, programmeRows, routeRows, type StatedWays } from './statedWays.ts';

/** The description of a source, and its statements other than rules. */
type StoredStatements = SourceStatements & { description: Omit<SourceDescription, 'id'> };

type LaterStatements = 'policies' | 'programmes' | 'ways';

/**
 * Statements as an earlier version may have stored them: it knew no policies, or kept programmes and ways to
 * work in them, and visas for remote workers in a table of their own.
 */
type StoredBefore = Omit<StoredStatements, LaterStatements> &
  Partial<Pick<StoredStatements, LaterStatements>> & {
    schemes?: {
      country_code: string;
      status: NomadStatus;
      title: string | null;
      address: string | null;
      verified_on: string | null;
      facts: string;
    }[];
  };

/**
 * Stores a source's description and statements with its current edition, which another is about to
 * replace; without those that an administrator has edited, which stay. `trx` is a transaction.
 */
export async function storeStatements(trx: Db, sourceId: string, editionId: number): Promise<void> {
  const stored: StoredStatements = {
    description: await readDescription(trx, sourceId),
    ...(await readSourceStatements(trx, sourceId)),
  };
  await writeStatements(trx, editionId, JSON.stringify(stored));
}

/**
 * Puts the statements that are stored with the edition `to` in the place of the present ones, which
 * are stored with the edition `from`. Without stored ones the present ones stay: returns whether some
 * do. `trx` is a transaction, and `now` ISO 8601.
 */
export async function restoreStatements(
  trx: Db,
  sourceId: string,
  { from, to, now }: { from: number; to: number; now: string },
): Promise<boolean> {
  const stored = await findStoredStatements(trx, to, now);
  if (!stored) {
    const present = await readSourceStatements(trx, sourceId);
    return Object.values(present).some((rows) => rows.length > 0);
  }
  const { description, ...statements } = stored;
  await storeStatements(trx, sourceId, from);
  await describeSource(trx, { id: sourceId, ...description }, now);
  await replaceSourceStatements(trx, sourceId, statements);
  await writeStatements(trx, to, null);
  return false;
}

async function findStoredStatements(
  db: Db,
  editionId: number,
  now: string,
): Promise<StoredStatements | undefined> {
  const edition = await db
    .selectFrom('rule_editions')
    .select('statements')
    .where('id', '=', editionId)
    .executeTakeFirst();
  if (!edition?.statements) return undefined;
  const { schemes = [], ...stored }: StoredBefore = JSON.parse(edition.statements);
  const { policies = [] } = stored;
  return {
    policies,
    ...waysStoredBefore({ schemes, policies }, now),
    ...stored,
    conditions: stored.conditions.map(withLaterFields),
  };
}

/** The programmes and ways to work in what earlier versions stored instead. */
function waysStoredBefore(
  { schemes, policies }: Required<Pick<StoredBefore, 'schemes' | 'policies'>>,
  now: string,
): Pick<StoredStatements, 'programmes' | 'ways'> {
  const times = { created_at: now, updated_at: now };
  const stated = policies
    .filter(({ purpose }) => purpose === 'working')
    .map(({ policy }): StatedWays => JSON.parse(policy));
  const visas = schemes.map(({ country_code, verified_on, facts, ...scheme }) =>
    nomadVisaRow(
      { ...scheme, code: country_code, verifiedOn: verified_on, facts: JSON.parse(facts) },
      times,
    ),
  );
  return {
    programmes: stated.flatMap((policy) => programmeRows(policy, times)),
    ways: [...visas, ...stated.flatMap((policy) => routeRows(policy, times))],
  };
}

/** Conditions stored before they had kinds of stay, and a mark of those for a visa, get them by their kind. */
function withLaterFields(row: StoredStatements['conditions'][number]) {
  const isForVisa = row.counted_from === 'visa_expiry' && row.destination !== 'TR';
  const purposes = JSON.stringify(conditionPurposes(row));
  return { purposes, permission_only: isForVisa ? (1 as const) : (0 as const), ...row };
}

async function writeStatements(trx: Db, editionId: number, statements: string | null) {
  await trx.updateTable('rule_editions').set({ statements }).where('id', '=', editionId).execute();
}

async function readDescription(db: Db, sourceId: string): Promise<StoredStatements['description']> {
  return db
    .selectFrom('rule_sources')
    .select(['title', 'publisher', 'licence', 'address', 'kind', 'quality', 'note'])
    .where('id', '=', sourceId)
    .executeTakeFirstOrThrow();
}

/** The statements that `replaceSourceStatements` replaces, in the order in which they were stored. */
async function readSourceStatements(db: Db, sourceId: string): Promise<SourceStatements> {
  const zones = await db
    .selectFrom('zones')
    .selectAll()
    .where('source_id', '=', sourceId)
    .orderBy('id')
    .execute();
  const members = await db
    .selectFrom('zone_members')
    .innerJoin('zones', 'zones.id', 'zone_members.zone_id')
    .selectAll('zone_members')
    .where('zones.source_id', '=', sourceId)
    .orderBy('zone_members.country_code')
    .execute();
  const conditions = await db
    .selectFrom('entry_conditions')
    .selectAll()
    .where('source_id', '=', sourceId)
    .where('version', '=', 1)
    .orderBy('id')
    .execute();
  const officialLinks = await db
    .selectFrom('application_portals')
    .selectAll()
    .where('source_id', '=', sourceId)
    .where('version', '=', 1)
    .orderBy('id')
    .execute();
  const programmes = await db
    .selectFrom('work_programmes')
    .selectAll()
    .where('source_id', '=', sourceId)
    .where('version', '=', 1)
    .orderBy('id')
    .execute();
  const ways = await db
    .selectFrom('ways_to_work')
    .selectAll()
    .where('source_id', '=', sourceId)
    .where('version', '=', 1)
    .orderBy('id')
    .execute();
  const unconfirmed = await db
    .selectFrom('unconfirmed_rules')
    .selectAll()
    .where('source_id', '=', sourceId)
    .orderBy('destination')
    .orderBy('tried_on')
    .execute();
  const restrictions = await db
    .selectFrom('entry_restrictions')
    .selectAll()
    .where('source_id', '=', sourceId)
    .orderBy('id')
    .execute();
  const exceptions = await db
    .selectFrom('entry_exceptions')
    .selectAll()
    .where('source_id', '=', sourceId)
    .orderBy('id')
    .execute();
  const policies = await db
    .selectFrom('stay_policies')
    .selectAll()
    .where('source_id', '=', sourceId)
    .orderBy('country_code')
    .execute();
  return {
    zones: zones.map(({ source_id: _source, ...zone }) => ({
      ...zone,
      members: members.filter(({ zone_id }) => zone_id === zone.id).map(ofZone),
    })),
    conditions: conditions.map(ofSource),
    officialLinks: officialLinks.map(ofSource),
    programmes: programmes.map(ofSource),
    ways: ways.map(ofSource),
    unconfirmed: unconfirmed.map(({ source_id: _source, ...row }) => row),
    restrictions: restrictions.map(ofSource),
    exceptions: exceptions.map(ofSource),
    policies: policies.map(({ source_id: _source, ...row }) => row),
  };
}

/** A row without its id, which restored ones don't keep, and its source. */
function ofSource<Row extends { id: number; source_id: string | null }>({
  id: _id,
  source_id: _source,
  ...row
}: Row) {
  return row;
}

function ofZone<Row extends { zone_id: string }>({ zone_id: _zone, ...member }: Row) {
  return member;
}
