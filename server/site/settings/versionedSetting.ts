import type * as z from 'zod/mini';
import type { Db } from '#db/db.ts';
import { readVersionedSetting, writeSetting } from '#db/queries/settings.ts';
import { recordChange } from '#server/history/recordChange.ts';
import { isMatch, versionConflict } from '#server/history/rowVersions.ts';
import { readSettingOnce } from './contentSettings.ts';
import { storedValue } from './storedValue.ts';

/** A group of fields that is read and saved together, in one row of the settings. */
export type VersionedSetting<Value extends object> = {
  /** The row's key. `db/queries/settings.ts` lists the keys without visible effect. */
  key: string;
  /** Its title in the history. */
  title: string;
  schema: z.ZodMiniType<Value>;
  /** Default values. */
  defaults: Value;
  /** The fallback for an unreadable value, if it isn't the default. */
  unreadable?: Value;
  /** Validates a value against the database before it is stored; throws. */
  check?(trx: Db, value: Value): Promise<void>;
};

export type Versioned<Value> = Value & { version: number };

/** A setting's value, stored by any version of the product, or the defaults. */
export async function readValue<Value extends object>(
  db: Db,
  setting: VersionedSetting<Value>,
): Promise<Value> {
  return valueIn(setting, await readSettingOnce(db, setting.key));
}

/** A setting for its form, with its number of saves, 0 for never. */
export async function readValueToEdit<Value extends object>(
  db: Db,
  setting: VersionedSetting<Value>,
): Promise<Versioned<Value>> {
  const { value, version } = await readVersionedSetting(db, setting.key);
  return { ...valueIn(setting, value), version };
}

/**
 * Replaces this version. The default is stored as null, so that a later release's default applies.
 * Throws Conflict when another version with other fields is stored.
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

/** Parses a stored value of any version of the product. */
export function valueIn<Value extends object>(
  { schema, defaults, unreadable = defaults }: VersionedSetting<Value>,
  stored: unknown,
): Value {
  // Null is stored for the defaults; undefined was never stored.
  if (stored === undefined || stored === null) return defaults;
  return storedValue(schema, { missing: defaults, unreadable }, stored);
}
