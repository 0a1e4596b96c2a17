import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../client.ts';
import type { PortalScheme, Schema, VisaType } from '../../schema.ts';
import { unusedId } from '../../unusedId.ts';
import { flag, json, mapColumns, number, plain, text } from '../columns.ts';
import { changeContent } from '../contentVersion.ts';

const stated = mapColumns({
  scheme: plain<PortalScheme>()('scheme'),
  title: text('title'),
  address: plain<string | null>()('address'),
  priceAmount: plain<string | null>()('price_amount'),
  priceCurrency: plain<string | null>()('price_currency'),
  priceNote: text('price_note'),
  inOperation: flag('in_operation'),
  purposes: json<VisaType[]>()('purposes'),
  foreignersOnly: flag('foreigners_only'),
  note: text('note'),
  sourceTitle: text('source_title'),
  sourceAddress: plain<string | null>()('source_address'),
  sourceDate: plain<string | null>()('source_date'),
});

const recorded = mapColumns({
  id: number('id'),
  destination: text('destination'),
  /** The imported source that states it; null for what administrators entered. */
  sourceId: plain<string | null>()('source_id'),
  version: number('version'),
});

export type StatedPortal = ReturnType<typeof stated.fromRow>;
export type StoredPortal = StatedPortal & ReturnType<typeof recorded.fromRow>;

const names = [...stated.names, ...recorded.names];

function toStored(
  row: Parameters<typeof stated.fromRow>[0] & Parameters<typeof recorded.fromRow>[0],
): StoredPortal {
  return { ...stated.fromRow(row), ...recorded.fromRow(row) };
}

/** Where to apply at a destination. */
export async function listStatedPortals(db: Db, destination: string): Promise<StoredPortal[]> {
  const rows = await db
    .selectFrom('application_portals')
    .select(names)
    .where('destination', '=', destination)
    .orderBy('scheme')
    .orderBy('id')
    .execute();
  return rows.map(toStored);
}

/** One portal; `undefined` when the id is unknown. */
export async function findStatedPortal(db: Db, id: number): Promise<StoredPortal | undefined> {
  const row = await db
    .selectFrom('application_portals')
    .select(names)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toStored(row);
}

export async function insertPortal(
  db: Db,
  destination: string,
  fields: StatedPortal,
  now: string,
): Promise<StoredPortal> {
  return changeContent(db, async (trx) => {
    const row = await trx
      .insertInto('application_portals')
      .values({
        id: unusedId(trx, 'application_portals'),
        destination,
        ...stated.toRow(fields),
        created_at: now,
        updated_at: now,
      })
      .returning(names)
      .executeTakeFirstOrThrow();
    return toStored(row);
  });
}

/**
 * Replaces a portal, which is the administrators' from then on; `undefined` when there is no such
 * version of it.
 */
export async function updatePortal(
  db: Db,
  { id, version }: { id: number; version: number },
  fields: StatedPortal,
  now: string,
): Promise<StoredPortal | undefined> {
  return changeContent(db, async (trx) => {
    const row = await trx
      .updateTable('application_portals')
      .set({ ...stated.toRow(fields), source_id: null, version: version + 1, updated_at: now })
      .where('id', '=', id)
      .where('version', '=', version)
      .returning(names)
      .executeTakeFirst();
    return row && toStored(row);
  });
}

/** Removes a portal. False when there was none. */
export async function deletePortal(db: Db, id: number): Promise<boolean> {
  return changeContent(db, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('application_portals')
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  });
}

/** A portal as it is stored. */
export type PortalRow = Selectable<Schema['application_portals']>;

/** One portal as it is stored; `undefined` when the id is unknown. */
export async function findPortalRow(db: Db, id: number): Promise<PortalRow | undefined> {
  return db.selectFrom('application_portals').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Stores a portal as it was, under its id or, without one, the next. */
export async function insertPortalRow(
  db: Db,
  row: Insertable<Schema['application_portals']>,
): Promise<StoredPortal> {
  return changeContent(db, async (trx) => {
    const inserted = trx
      .insertInto('application_portals')
      .values({ id: unusedId(trx, 'application_portals'), ...row })
      .returning(names);
    return toStored(await inserted.executeTakeFirstOrThrow());
  });
}
