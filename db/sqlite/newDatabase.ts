import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { FillDatabase } from '../engine.ts';
import { runMigrations } from '../migrate.ts';
import { withoutIndexes } from './bulkInsert.ts';
import { lock } from './file/locks.ts';
import { checkpointWal } from './file/snapshot.ts';
import { syncFile, syncFolder } from './fsync.ts';
import { openSqlite } from './open.ts';

/**
 * Creates a SQLite database at `path` and fills it with `fill`, with images in the folder beside
 * it. It is built in a temporary folder and moved into place when complete; leftovers of a killed
 * process are deleted by the next one. Throws a one-line error when a file exists at `path`, or
 * another process is creating one.
 */
export async function createSqliteDatabase<Result>(
  path: string,
  fill: FillDatabase<Result>,
): Promise<Result> {
  const target = resolve(path);
  refuseExisting(target);
  const folder = `${target}.unfinished`;
  mkdirSync(folder, { recursive: true });
  const release = lock(join(folder, LOCK));
  if (!release) throw new Error(`Another process is making ${target}`);
  try {
    for (const name of readdirSync(folder)) {
      if (!name.startsWith(LOCK)) await rm(join(folder, name), { recursive: true, force: true });
    }
    const file = join(folder, 'landfall.sqlite');
    const result = await fillFile(file, fill);
    checkpointWal(file);
    await syncFile(file);
    // Another process may have created one since.
    refuseExisting(target);
    await putImagesInPlace(join(folder, 'images'), join(dirname(target), 'images'));
    await rename(file, target);
    await syncFolder(dirname(target));
    return result;
  } finally {
    release();
    await rm(folder, { recursive: true, force: true });
  }
}

const LOCK = 'lock';

/** A write-ahead log would be applied to the new database. */
function refuseExisting(path: string) {
  const existing = [path, `${path}-wal`].find((file) => existsSync(file));
  if (existing) throw new Error(`${existing} exists: name a file that isn't there yet`);
}

async function fillFile<Result>(file: string, fill: FillDatabase<Result>): Promise<Result> {
  const db = openSqlite(file);
  try {
    return await db.engine.migrating(async (trx) => {
      await runMigrations(trx, db.engine.migrations, []);
      return withoutIndexes(trx, null, () => fill(trx, db.engine.movedImages(trx)));
    });
  } finally {
    await db.destroy();
  }
}

/** Replaces existing images with the same hash. */
async function putImagesInPlace(from: string, to: string) {
  if (!existsSync(from)) return;
  await mkdir(to, { recursive: true });
  for (const hash of await readdir(from)) {
    await syncFolder(join(from, hash));
    await rm(join(to, hash), { recursive: true, force: true });
    await rename(join(from, hash), join(to, hash));
  }
  await syncFolder(to);
}
