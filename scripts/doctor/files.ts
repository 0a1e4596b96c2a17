import { constants } from 'node:fs';
import { access, readdir, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { databaseFile } from '#db/client.ts';
import type { Config } from '#server/config.ts';
import { megabytes } from '../amounts.ts';
import { type Finding, fix, ok } from './finding.ts';

/** With less free space, in bytes, a day of uploads and backups may fill the disk. */
const FREE_BYTES_MIN = 500 * 1024 * 1024;

/**
 * Required free space as a multiple of the database: a migration and a backup each copy it, and it
 * grows.
 */
const DATABASE_SIZES_FREE = 3;

/** Checks the disks' free space, and owner and permissions of the data. */
export async function checkFiles({ dataDir, database, backups }: Config): Promise<Finding[]> {
  const file = databaseFile(database);
  // Nothing is stored on this machine.
  if (file === null) return [];
  const databaseSize = (await stat(file).catch(() => undefined))?.size ?? 0;
  const findings = [await checkFreeSpace('disk', dataDir, databaseSize)];
  if (!backups.folder.startsWith(dataDir)) {
    findings.push(await checkFreeSpace('disk of the backups', backups.folder, databaseSize));
  }
  return [...findings, await checkAccess(dataDir)];
}

async function checkFreeSpace(
  what: string,
  folder: string,
  databaseSize: number,
): Promise<Finding> {
  const { bavail, bsize } = await statfs(await nearestFolder(folder));
  const needed = Math.max(FREE_BYTES_MIN, databaseSize * DATABASE_SIZES_FREE);
  const free = `${megabytes(bavail * bsize)} free for ${folder}`;
  if (bavail * bsize >= needed) return ok(what, free);
  return fix(what, free, `Make room: ${megabytes(needed)} should be`);
}

/** The folder, or its nearest existing parent. */
async function nearestFolder(folder: string): Promise<string> {
  const exists = await stat(folder).then(
    () => true,
    () => false,
  );
  return exists || dirname(folder) === folder ? folder : nearestFolder(dirname(folder));
}

async function checkAccess(dataDir: string): Promise<Finding> {
  const what = 'permissions';
  const folder = await stat(dataDir).catch(() => undefined);
  if (!folder) return checkNewFolder(what, dataDir);
  if (!folder.isDirectory()) return fix(what, `DATA_DIR is ${dataDir}, which is no folder`);
  for (const path of [dataDir, ...(await readdir(dataDir)).map((name) => join(dataDir, name))]) {
    const file = await stat(path).catch(() => undefined);
    // Removed since the folder was listed, as SQLite's -wal and -shm files are.
    if (!file) continue;
    if (file.uid !== folder.uid) {
      const toDo = `Run: chown -R ${folder.uid}:${folder.gid} ${dataDir}`;
      return fix(what, `${path} belongs to another user than its folder`, toDo);
    }
    if (!(await isAccessible(path))) {
      const toDo = `Run this and the server as user ${folder.uid}, or change the owner`;
      return fix(what, `This user can't read and write ${path}`, toDo);
    }
  }
  if (process.platform !== 'win32' && folder.mode & 0o007) {
    const wrong = `Every user of this machine may look into ${dataDir}, where password hashes are`;
    return fix(what, wrong, `Run: chmod 700 ${dataDir}`);
  }
  return ok(what, `${dataDir} and what is in it belong to its user`);
}

/** Whether the first start can make the folder of the data. */
async function checkNewFolder(what: string, dataDir: string): Promise<Finding> {
  const parent = await nearestFolder(dataDir);
  if ((await stat(parent)).isDirectory() && (await isAccessible(parent))) {
    return ok(what, `${dataDir} is not there yet, the first start makes it`);
  }
  const wrong = `DATA_DIR is ${dataDir}, and this user can make no folder in ${parent}`;
  return fix(what, wrong, 'Make it for the user of the server, or set DATA_DIR');
}

function isAccessible(path: string): Promise<boolean> {
  return access(path, constants.R_OK | constants.W_OK).then(
    () => true,
    () => false,
  );
}
