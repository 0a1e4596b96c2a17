import type { Db } from '../db.ts';
import { changeContent } from './contentVersion.ts';

/** Settings without visible effect: saving them leaves cached pages as they are. */
const internalSettings: readonly string[] = [
  'followed-sources',
  'link-checks',
  'samplesSeeded',
  'security',
  'setupLink',
];

/** Returns true for a setting that visitors see; saving it changes the content version. */
export function isContentSetting(key: string): boolean {
  return !internalSettings.includes(key);
}

/** The stored JSON values of all settings that visitors see, by key. */
export async function listContentSettings(db: Db): Promise<Map<string, unknown>> {
  const rows = await db
    .selectFrom('settings')
    .select(['key', 'value'])
    .where('key', 'not in', internalSettings)
    .execute();
  return new Map(rows.map(({ key, value }) => [key, JSON.parse(value)]));
}

/** A setting's stored JSON value; `undefined` when it was never set. */
export async function readSetting(db: Db, key: string): Promise<unknown> {
  return (await readVersionedSetting(db, key)).value;
}

/** A setting's value and its number of saves; `undefined` and 0 when it was never set. */
export async function readVersionedSetting(
  db: Db,
  key: string,
): Promise<{ value: unknown; version: number }> {
  const row = await db
    .selectFrom('settings')
    .select(['value', 'version'])
    .where('key', '=', key)
    .executeTakeFirst();
  return row
    ? { value: JSON.parse(row.value), version: row.version }
    : { value: undefined, version: 0 };
}

/** Adds an internal setting unless its key exists. */
export async function addSetting(db: Db, key: string, value: unknown, now: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ key, value: JSON.stringify(value), updated_at: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** Stores a setting's JSON value. */
export async function writeSetting(
  db: Db,
  key: string,
  value: unknown,
  now: string,
): Promise<void> {
  const columns = { value: JSON.stringify(value), updated_at: now };
  await changeSetting(db, key, async (trx) => {
    await trx
      .insertInto('settings')
      .values({ key, ...columns })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet((eb) => ({ ...columns, version: eb('settings.version', '+', 1) })),
      )
      .execute();
    return true;
  });
}

export async function deleteSetting(db: Db, key: string): Promise<void> {
  await changeSetting(db, key, async (trx) => {
    const result = await trx.deleteFrom('settings').where('key', '=', key).executeTakeFirst();
    return result.numDeletedRows > 0n;
  });
}

async function changeSetting(db: Db, key: string, change: (trx: Db) => Promise<boolean>) {
  await (isContentSetting(key) ? changeContent(db, 'settings', change) : change(db));
}
