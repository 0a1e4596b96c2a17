import type { Insertable } from 'kysely';
import { type VisaType, visaTypes } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import type { Schema } from '#db/schema.ts';
import { unusedId } from '#db/unusedId.ts';
import { moveContentVersion } from '../contentVersion.ts';
import { insertProgrammes, insertWays, readWayIds } from './sourceWays.ts';

type Row<Table extends keyof Schema> = Omit<Insertable<Schema[Table]>, 'source_id'>;

/** A source's statements other than rules. */
export type SourceStatements = {
  zones: (Row<'zones'> & { members: Omit<Insertable<Schema['zone_members']>, 'zone_id'>[] })[];
  conditions: Row<'entry_conditions'>[];
  officialLinks: Row<'application_portals'>[];
  programmes: Row<'work_programmes'>[];
  ways: Row<'ways_to_work'>[];
  unconfirmed: Row<'unconfirmed_rules'>[];
  restrictions: Row<'entry_restrictions'>[];
  exceptions: Row<'entry_exceptions'>[];
  policies: Row<'stay_policies'>[];
};

/**
 * Replaces a source's statements, except those that an administrator has edited and entry
 * conditions of the same kind that another source states for the destination. `db` is a transaction.
 */
export async function replaceSourceStatements(
  db: Db,
  sourceId: string,
  { zones, conditions, officialLinks, ...statements }: SourceStatements,
): Promise<void> {
  const wayIds = await readWayIds(db, sourceId);
  await deleteSourceStatements(db, sourceId, { edited: false });
  const ofSource = { source_id: sourceId };
  for (const { members, ...zone } of zones) {
    await db
      .insertInto('zones')
      .values({ ...zone, ...ofSource })
      .execute();
    const rows = members.map((member) => ({ ...member, zone_id: zone.id }));
    await db.insertInto('zone_members').values(rows).execute();
  }
  for (const row of conditions) {
    await db
      .insertInto('entry_conditions')
      .values({ id: unusedId(db, 'entry_conditions'), ...row, ...ofSource })
      .onConflict((conflict) =>
        conflict
          .columns(['destination', 'kind', 'concerns', 'vaccine', 'title', 'detail'])
          .doNothing(),
      )
      .execute();
  }
  for (const row of officialLinks) {
    await db
      .insertInto('application_portals')
      .values({ id: unusedId(db, 'application_portals'), ...row, ...ofSource })
      .execute();
  }
  const { programmes, ways, unconfirmed, restrictions, exceptions, policies } = statements;
  await insertProgrammes(db, sourceId, programmes);
  await insertWays(db, sourceId, ways, wayIds);
  if (unconfirmed.length > 0) {
    const rows = unconfirmed.map((row) => ({ ...row, ...ofSource }));
    await db.insertInto('unconfirmed_rules').values(rows).execute();
  }
  if (restrictions.length > 0) {
    const rows = restrictions.map((row) => ({ ...row, ...ofSource }));
    await db.insertInto('entry_restrictions').values(rows).execute();
  }
  if (exceptions.length > 0) {
    const rows = exceptions.map((row) => ({ ...row, ...ofSource }));
    await db.insertInto('entry_exceptions').values(rows).execute();
  }
  if (policies.length > 0) {
    const rows = policies.map((row) => ({ ...row, ...ofSource }));
    await db.insertInto('stay_policies').values(rows).execute();
  }
}

/**
 * Deletes a source's statements; with `edited`, also those that an administrator has edited. `db`
 * is a transaction.
 */
export async function deleteSourceStatements(
  db: Db,
  sourceId: string,
  { edited }: { edited: boolean },
): Promise<void> {
  await moveContentVersion(db, 'rules');
  const ownedBySource = [
    'zones',
    'unconfirmed_rules',
    'entry_restrictions',
    'entry_exceptions',
    'stay_policies',
  ] as const;
  for (const table of ownedBySource) {
    await db.deleteFrom(table).where('source_id', '=', sourceId).execute();
  }
  const editedByTeam = [
    'entry_conditions',
    'application_portals',
    'work_programmes',
    'ways_to_work',
  ] as const;
  for (const table of editedByTeam) {
    await db
      .deleteFrom(table)
      .where('source_id', '=', sourceId)
      .$if(!edited, (query) => query.where('version', '=', 1))
      .execute();
  }
}

/** The pairs with freedom of movement by a source, for the covered purposes. */
export async function listFreePairs(
  db: Db,
  sourceId: string,
): Promise<{ passport: string; destination: string; purpose: VisaType }[]> {
  const rows = await db
    .selectFrom('zones')
    .innerJoin('zone_members as home', 'home.zone_id', 'zones.id')
    .innerJoin('zone_members as visited', 'visited.zone_id', 'zones.id')
    .select(['home.country_code as passport', 'visited.country_code as destination'])
    .where('zones.source_id', '=', sourceId)
    .where('zones.freedom_of_movement', '=', 1)
    .whereRef('home.country_code', '<>', 'visited.country_code')
    .execute();
  // Of working, policies say what their areas grant.
  const purposes = visaTypes.filter((purpose) => purpose !== 'working');
  return rows.flatMap((pair) => purposes.map((purpose) => ({ ...pair, purpose })));
}

/** The pairs with suspended entry or visas by a source. */
export async function listRestrictedPairs(
  db: Db,
  sourceId: string,
): Promise<{ passport: string; destination: string }[]> {
  const rows = await db
    .selectFrom('entry_restrictions')
    .select(['destination', 'passports'])
    .where('source_id', '=', sourceId)
    .execute();
  return rows.flatMap(({ destination, passports }) =>
    passports.split(' ').map((passport) => ({ passport, destination })),
  );
}
