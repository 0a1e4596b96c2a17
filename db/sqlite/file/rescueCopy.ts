import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import type Sqlite from 'better-sqlite3';

/** The beginning of the names of such copies, after the name of the database. */
export const RESCUED = '.rescued-';

/**
 * Copies what a connection sees of the database at `path` to a complete file beside it, named by the
 * time, and returns its path. Throws when the disk is full, or the content can't be read.
 */
export function writeRescueCopy(sqlite: Sqlite.Database, path: string): string {
  const copy = `${path}${RESCUED}${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  const unfinished = `${path}.new-${randomUUID()}`;
  try {
    sqlite.prepare('vacuum into ?').run(unfinished);
    const file = openSync(unfinished, 'r+');
    fsyncSync(file);
    closeSync(file);
    renameSync(unfinished, copy);
  } finally {
    rmSync(unfinished, { force: true });
  }
  return copy;
}
