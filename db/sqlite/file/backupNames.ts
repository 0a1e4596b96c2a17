/** Only verified backups get such a name: see server/backups/takeBackup.ts. */
const NAME = /^landfall-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)Z\.sqlite$/;

/** The file name of a backup by its time in UTC, to the second, valid on all file systems. */
export function backupName(takenAt: Date): string {
  return `landfall-${takenAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z.sqlite`;
}

/** The backups' names among these, newest first. */
export function backupNamesAmong(names: readonly string[]): string[] {
  return names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse();
}

/** The time in the name of a backup. */
export function timeInName(name: string): Date {
  return new Date(name.replace(NAME, '$1$2:$3:$4Z'));
}
