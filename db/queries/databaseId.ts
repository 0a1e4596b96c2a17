import type { Db } from '../db.ts';

/** The random id that this database shares with its backups and copies. */
export async function readDatabaseId(db: Db): Promise<string> {
  const { id } = await db.selectFrom('database_id').select('id').executeTakeFirstOrThrow();
  return id;
}
