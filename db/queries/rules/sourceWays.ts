import type { Insertable } from 'kysely';
import type { Db } from '#db/db.ts';
import type { Schema } from '#db/schema.ts';
import { unusedId } from '#db/unusedId.ts';

type Row<Table extends keyof Schema> = Omit<Insertable<Schema[Table]>, 'source_id'>;

/** Ids by what names a way to work; of several that are named alike, in their order. */
export type WayIds = Map<string, number[]>;

/** The ids of the ways to work that a source states, for those that take their place. */
export async function readWayIds(db: Db, sourceId: string): Promise<WayIds> {
  const rows = await db
    .selectFrom('ways_to_work')
    .select(['id', 'destination', 'kind', 'title'])
    .where('source_id', '=', sourceId)
    .where('version', '=', 1)
    .orderBy('id')
    .execute();
  const ids: WayIds = new Map();
  for (const row of rows) ids.set(nameOf(row), [...(ids.get(nameOf(row)) ?? []), row.id]);
  return ids;
}

/**
 * Stores the ways to work that a source states, under the ids that they had, since addresses name them:
 * without those that administrators have edited, and visas for remote workers in countries of which
 * another source states some. `trx` is a transaction.
 */
export async function insertWays(
  trx: Db,
  sourceId: string,
  rows: readonly Row<'ways_to_work'>[],
  ids: WayIds,
): Promise<void> {
  const others = await trx
    .selectFrom('ways_to_work')
    .select(['destination', 'kind', 'title', 'source_id'])
    .execute();
  const edited = new Set(others.filter(({ source_id }) => source_id === null).map(nameOf));
  const withNomadVisa = new Set(
    others
      .filter(({ kind, source_id }) => kind === 'digital_nomad' && source_id !== null)
      .map(({ destination }) => destination),
  );
  const stored = rows
    .filter((row) => !edited.has(nameOf(row)))
    .filter(({ kind, destination }) => kind !== 'digital_nomad' || !withNomadVisa.has(destination))
    .map((row) => ({ ...row, source_id: sourceId, id: ids.get(nameOf(row))?.shift() }));
  // New ids come after all that are kept.
  for (const { id, ...row } of stored.sort((a, b) => Number(!a.id) - Number(!b.id))) {
    await trx
      .insertInto('ways_to_work')
      .values({ id: id ?? unusedId(trx, 'ways_to_work'), ...row })
      .execute();
  }
}

/**
 * Stores the programmes that a source states, without those that administrators have edited. `trx` is a
 * transaction.
 */
export async function insertProgrammes(
  trx: Db,
  sourceId: string,
  rows: readonly Row<'work_programmes'>[],
): Promise<void> {
  const edited = await trx
    .selectFrom('work_programmes')
    .select(['destination', 'kind', 'title', 'passports'])
    .where('source_id', 'is', null)
    .execute();
  const isEdited = (row: Row<'work_programmes'>) =>
    edited.some(
      (other) =>
        nameOf(other) === nameOf(row) &&
        other.passports.split(' ').some((passport) => row.passports.includes(passport)),
    );
  for (const row of rows.filter((row) => !isEdited(row))) {
    await trx
      .insertInto('work_programmes')
      .values({ id: unusedId(trx, 'work_programmes'), ...row, source_id: sourceId })
      .execute();
  }
}

function nameOf({
  destination,
  kind,
  title,
}: {
  destination: string;
  kind: string;
  title?: string | undefined;
}): string {
  return `${destination} ${kind} ${title ?? ''}`;
}
