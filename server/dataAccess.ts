import { chmod, lstat, readdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { listBackups } from './backups/lastBackup.ts';
import type { Config } from './config.ts';

/** Windows has no permissions for groups and others. */
const hasModes = process.platform !== 'win32';

/**
 * Lets only their owner access the files that this process creates, as they contain password hashes
 * and visitors' messages; their group may read them if `groupReads`.
 */
export function restrictNewFiles(groupReads: boolean): void {
  if (hasModes) process.umask(groupReads ? 0o027 : 0o077);
}

/**
 * Does the same for existing files: all in `dataDir`, and the backups in a folder elsewhere. Skips
 * what can't be changed, such as files of another user.
 */
export async function restrictExistingFiles({
  dataDir,
  backups,
  groupReads,
}: Pick<Config, 'dataDir' | 'backups' | 'groupReads'>): Promise<void> {
  if (!hasModes) return;
  // The folder itself may be a link to another disk.
  await restrict(await realpath(dataDir).catch(() => dataDir), groupReads);
  // A folder elsewhere may be shared with other programs.
  const copies = await listBackups(backups.folder).catch(() => []);
  const others = ['images', '.lock'].map((name) => join(backups.folder, name));
  for (const path of [...copies.map(({ file }) => file), ...others]) {
    await restrict(path, groupReads);
  }
}

/** Changes a file, or a folder with all in it. */
async function restrict(path: string, groupReads: boolean): Promise<void> {
  try {
    const stats = await lstat(path);
    const isFolder = stats.isDirectory();
    if (!isFolder && !stats.isFile()) return;
    const mode = stats.mode & 0o7777;
    const restricted = (mode & ~0o077) | (groupReads ? (mode & 0o500) >> 3 : 0);
    if (restricted !== mode) await chmod(path, restricted);
    if (!isFolder) return;
    for (const name of await readdir(path)) await restrict(join(path, name), groupReads);
  } catch {
    // It is another user's, on a file system without permissions, or was deleted meanwhile.
  }
}
