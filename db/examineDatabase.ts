import { isPostgres } from './client.ts';
import type { Examination, Vocabulary } from './examination.ts';
import { examinePostgres } from './postgres/examination.ts';
import { examineFile } from './sqlite/integrity.ts';

/**
 * Examines the database at `address` read-only: fitness for processes with `poolSize` connections,
 * missing schema, stored values outside the `vocabularies`, and stored times; whether a missing file
 * was lost, by the backups in `backupFolder`.
 */
export async function examineDatabase(
  address: string,
  {
    poolSize,
    vocabularies,
    backupFolder,
  }: { poolSize: number; vocabularies: readonly Vocabulary[]; backupFolder: string },
): Promise<Examination> {
  return isPostgres(address)
    ? examinePostgres(address, poolSize, vocabularies)
    : examineFile(address, vocabularies, backupFolder);
}
