import * as z from 'zod/mini';
import type { UndoHooks } from '#server/history/undoHooks.ts';
import { settingOf } from './settings.ts';
import { readValueToEdit, updateValue } from './versionedSetting.ts';

export const settingHooks: UndoHooks = {
  revertible(key) {
    const setting = settingOf(key);
    return (
      setting && {
        read: (db) => readValueToEdit(db, setting),
        update: (db, version, { version: _version, ...fields }) =>
          updateValue(db, setting, { ...z.parse(setting.schema, fields), version }),
      }
    );
  },
};
