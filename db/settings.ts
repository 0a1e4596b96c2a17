import type { Db } from './open.ts';

/** The stored JSON value of a setting; `undefined` when it was never set. */
export async function readSetting(db: Db, key: string): Promise<unknown> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst();
  return row && JSON.parse(row.value);
}

export async function writeSetting(
  db: Db,
  key: string,
  value: unknown,
  now: string,
): Promise<void> {
  const columns = { value: JSON.stringify(value), updated_at: now };
  await db
    .insertInto('settings')
    .values({ key, ...columns })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(columns))
    .execute();
}

export async function deleteSetting(db: Db, key: string): Promise<void> {
  await db.deleteFrom('settings').where('key', '=', key).execute();
}
