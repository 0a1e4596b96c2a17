import type * as z from 'zod/mini';
import type { Db } from '../../../db/client.ts';
import { readSetting, readVersionedSetting, writeSetting } from '../../../db/queries/settings.ts';
import { recordChange } from '../history/recordChange.ts';
import { isMatch, versionConflict } from '../rowVersions.ts';
import { storedValue } from './storedValue.ts';

/** A group of fields that is read and saved together: one row of the settings. */
export type VersionedSetting<Value extends object> = {
  /** Names the row. `db/queries/settings.ts` lists the keys of those that visitors see. */
  key: string;
  /** What the history calls it. */
  title: string;
  schema: z.ZodMiniType<Value>;
  /** What holds until somebody says otherwise. */
  defaults: Value;
  /** What stands for a stored value that can't be read, where that isn't the default. */
  unreadable?: Value;
  /** Throws what only the database knows to be wrong with a value that is about to be stored. */
  check?: (trx: Db, value: Value) => Promise<void>;
};

export type Versioned<Value> = Value & { version: number };

/** A setting's value: what is stored, by any version of the product, or the defaults. */
export async function readValue<Value extends object>(
  db: Db,
  setting: VersionedSetting<Value>,
): Promise<Value> {
  return valueIn(setting, await readSetting(db, setting.key));
}

/** The same for its form: with how often it was saved, 0 for never. */
export async function readValueToEdit<Value extends object>(
  db: Db,
  setting: VersionedSetting<Value>,
): Promise<Versioned<Value>> {
  const { value, version } = await readVersionedSetting(db, setting.key);
  return { ...valueIn(setting, value), version };
}

/**
 * Replaces this version. A value that is the default is not stored as such: what a later release of
 * the product has for a default holds then. Throws Conflict when the stored version is another with
 * other fields.
 */
export function updateValue<Value extends object>(
  db: Db,
  setting: VersionedSetting<Value>,
  sent: NoInfer<Versioned<Value>>,
): Promise<Versioned<Value>> {
  const { version, ...fields } = sent;
  const value = fields as unknown as Value;
  return db.transaction().execute(async (trx) => {
    const { version: storedVersion, ...before } = await readValueToEdit(trx, setting);
    if (storedVersion !== version) {
      if (isMatch(before, value)) return { ...value, version: storedVersion };
      throw versionConflict('page');
    }
    await setting.check?.(trx, value);
    const { key, title, defaults } = setting;
    const stored = isMatch(defaults, value) ? null : value;
    await writeSetting(trx, key, stored, new Date().toISOString());
    await recordChange(trx, {
      entity: 'setting',
      id: key,
      title,
      action: 'changed',
      before,
      after: value,
    });
    return { ...value, version: version + 1 };
  });
}

/** What a stored value says, of any version of the product. */
export function valueIn<Value extends object>(
  { schema, defaults, unreadable = defaults }: VersionedSetting<Value>,
  stored: unknown,
): Value {
  // Null is stored for the defaults; undefined was never stored.
  if (stored === undefined || stored === null) return defaults;
  return storedValue(schema, { missing: defaults, unreadable }, stored);
}
