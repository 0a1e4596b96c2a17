import type { Insertable } from 'kysely';
import { sinceBaseline } from '../baseline.ts';
import { createDatabase } from '../client.ts';
import type { Db } from '../db.ts';
import type { MovedImages, OpenDatabase } from '../engine.ts';
import { executedMigrations, refuseNewer } from '../migrate.ts';
import { insertRows } from '../queries/insertRows.ts';
import type { Schema } from '../schema.ts';
import { type ImageSum, moveImages } from './moveImages.ts';
import {
  countRows,
  pagesOf,
  shapesOf,
  sumOf,
  type TableShape,
  type TableSum,
} from './tableRows.ts';
import { movedTables } from './tables.ts';

/**
 * Added to the content version. If the source site went on after the copy, caches may have seen
 * higher versions than the copy's; so far never by this many.
 */
const CONTENT_VERSION_STEP = 1_000_000;

type MovedSite = {
  tables: (TableSum & { name: string })[];
  images: ImageSum;
};

type MoveOptions = {
  /** Called repeatedly with the number of copied rows and of all rows. */
  onProgress?: (rows: number, total: number) => void;
  /** Aborts the move and removes the copy. */
  signal?: AbortSignal;
};

/**
 * Copies a snapshot of the site in `from` to the address of an empty database, and reads every row
 * and image back to compare them. All or nothing. Throws a one-line error when `from` hasn't this
 * version's schema, when something exists at `address`, or when the copy differs.
 */
export async function moveSite(
  from: OpenDatabase,
  address: string,
  options: MoveOptions = {},
): Promise<MovedSite> {
  await requireNewestSchema(from);
  return createDatabase(address, (trx, images) =>
    from.engine.readingSnapshot((source) =>
      copySite(
        { db: source, images: from.engine.movedImages(source) },
        { db: trx, images },
        options,
      ),
    ),
  );
}

type Side = { db: Db; images: MovedImages };

async function copySite(from: Side, to: Side, options: MoveOptions): Promise<MovedSite> {
  const { onProgress, signal } = options;
  const shapes = await shapesOf(from.db, movedTables);
  const totals = await Promise.all(shapes.map((shape) => countRows(from.db, shape)));
  const total = totals.reduce((sum, rows) => sum + rows, 0);

  // Migrations insert these rows into a new database; the copied ones replace them.
  for (const table of ['content_version', 'database_id'] as const) {
    await to.db.deleteFrom(table).execute();
  }
  let done = 0;
  const tables: MovedSite['tables'] = [];
  for (const shape of shapes) {
    const copied = await copyTable(from.db, to.db, shape, (rows) => {
      signal?.throwIfAborted();
      done += rows;
      onProgress?.(done, total);
    });
    tables.push({ name: shape.name, ...copied });
  }
  const images = await moveImages(from, to, signal);
  for (const [index, shape] of (await shapesOf(to.db, movedTables)).entries()) {
    signal?.throwIfAborted();
    requireSame(shape.name, tables[index], await sumOfTable(to.db, shape));
  }
  await to.db
    .updateTable('content_version')
    .set((eb) => ({ version: eb('version', '+', CONTENT_VERSION_STEP) }))
    .execute();
  return { tables, images };
}

async function copyTable(
  from: Db,
  to: Db,
  shape: TableShape,
  onRows: (rows: number) => void,
): Promise<TableSum> {
  const insert = insertRows(
    shape.name,
    shape.columns as (keyof Insertable<Schema[typeof shape.name]> & string)[],
  );
  const sum = sumOf(shape);
  for await (const rows of pagesOf(from, shape)) {
    sum.add(rows);
    await insert(to, rows as never);
    onRows(rows.length);
  }
  return sum.end();
}

async function sumOfTable(db: Db, shape: TableShape): Promise<TableSum> {
  const sum = sumOf(shape);
  for await (const rows of pagesOf(db, shape)) sum.add(rows);
  return sum.end();
}

function requireSame(table: string, sent: TableSum | undefined, found: TableSum) {
  if (sent?.rows === found.rows && sent.checksum === found.checksum) return;
  throw new Error(
    `The copy of ${table} is different (${sent?.rows} rows were read, ${found.rows} are there): nothing was moved.`,
  );
}

/** The copy gets this version's schema, so the source must have it too. */
async function requireNewestSchema(db: OpenDatabase) {
  const { place, migrations, stepsToBaseline } = db.engine;
  const executed = sinceBaseline(await executedMigrations(db), stepsToBaseline);
  refuseNewer(executed, migrations);
  const missing = Object.keys(migrations).find((name) => !executed.includes(name));
  if (missing)
    throw new Error(`${place} lacks the migration ${missing}: run npm run migrate first`);
}
