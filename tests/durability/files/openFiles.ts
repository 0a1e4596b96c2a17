import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';

/** What a process has of a SQLite database in WAL mode for as long as it has it open. */
export const HELD = [
  // SHARED_FIRST to SHARED_FIRST + SHARED_SIZE: https://www.sqlite.org/src/file/src/os.h
  'landfall.sqlite READ 1073741826-1073742335',
  // The "dead man switch" of the log's index: https://www.sqlite.org/src/file/src/os_unix.c
  'landfall.sqlite-shm READ 128-128',
];

/** The locks of HELD that a process has on the database at `path`; by Linux's list of locks. */
export function locksOf(pid: number | undefined, path: string): string[] {
  const names = new Map(
    ['', '-shm'].map((companion) => [String(statSync(path + companion).ino), companion]),
  );
  return readFileSync('/proc/locks', 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, , , mode, owner, file, from, to] = line.trim().split(/\s+/);
      const companion = names.get(file?.split(':')[2] ?? '');
      if (Number(owner) !== pid || companion === undefined) return [];
      return [`landfall.sqlite${companion} ${mode} ${from}-${to}`];
    })
    .filter((lock) => HELD.includes(lock))
    .sort();
}

/** The deleted files that a process has open, of those whose name has this part. */
export function deletedFilesOf(pid: number | undefined, part: string): string[] {
  const folder = `/proc/${pid}/fd`;
  return readdirSync(folder).flatMap((fd) => {
    try {
      const target = readlinkSync(`${folder}/${fd}`);
      return target.includes(part) && target.endsWith('(deleted)') ? [target] : [];
    } catch {
      // It was closed meanwhile.
      return [];
    }
  });
}
