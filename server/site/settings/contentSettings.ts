import type { Db } from '#db/db.ts';
import { isContentSetting, listContentSettings, readSetting } from '#db/queries/settings.ts';
import { oncePerContent } from '#server/cache/oncePerContent.ts';

const contentSettings = oncePerContent(['settings'], listContentSettings);

/** A setting's stored JSON value, for reading; `undefined` when it was never set. */
export async function readSettingOnce(db: Db, key: string): Promise<unknown> {
  // In a transaction, reading one is quicker than asking what has changed.
  if (db.isTransaction || !isContentSetting(key)) return readSetting(db, key);
  return (await contentSettings(db)).get(key);
}
