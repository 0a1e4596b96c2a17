import * as z from 'zod/mini';
import { storedDestinationFields } from '#core/inputs/destination.ts';
import type { HistoryEntity } from '#core/inputs/panel/history.ts';
import { ruleFields } from '#core/inputs/rules/administratorRule.ts';
import { visaRequirementFields } from '#core/inputs/visaRequirement.ts';
import type { RequirementStanding } from '#core/siteVocabulary.ts';
import type { Db } from '#db/db.ts';
import { findDestination } from '#db/queries/destinations/destinations.ts';
import { EDITORS } from '#db/queries/rules/administratorRules.ts';
import { ruleTable } from '#db/queries/rules/ruleColumns.ts';
import { requirementTable } from '#db/queries/visaRequirements.ts';
import { findRecord } from '#db/records/recordRows.ts';
import { recordIdIn, rowNumberIn } from '#db/records/recordTable.ts';
import { updateDestination } from '../records/destinations/destinations.ts';
import type { AnyKind, FormSchema } from '../records/kind.ts';
import { recordKindOf } from '../records/kinds.ts';
import { updateRecord } from '../records/store.ts';
import { updateVisaRequirement } from '../records/visaRequirements/visaRequirements.ts';
import { updateRule } from '../rules/administratorRules.ts';
import { settingOf } from '../site/settings/settings.ts';
import { readValueToEdit, updateValue } from '../site/settings/versionedSetting.ts';

/** A record whose earlier versions can be restored. */
export type Restorable = {
  /**
   * The stored version, and the record's creation if known, since its id may have been reused.
   * `undefined` if the record doesn't exist.
   */
  read: (db: Db) => Promise<{ version: number; createdAt?: string } | undefined>;
  /**
   * Saves the fields of a history entry, over those of the stored record, like the record's form.
   * Throws what its service throws.
   */
  update: (db: Db, version: number, fields: Record<string, unknown>) => Promise<unknown>;
};

/** Restores the kinds that are not in `records/` through their own forms' services, as a new version. */
const others: Partial<Record<HistoryEntity, (id: string) => Restorable | undefined>> = {
  destination: (id) => ({
    read: (db) => findDestination(db, id),
    // Publication status and address are not restored.
    update: (db, version, { status: _status, publishAt: _publishAt, slug: _slug, ...fields }) =>
      updateDestination(db, { id, version, fields: parsed(storedDestinationFields, fields) }),
  }),
  visa_requirement: (id) => ({
    read: async (db) => {
      const stored = await findRecord(db, requirementTable, id);
      if (!stored) return undefined;
      // An entry of a version that didn't store it is restored as a save of the team.
      const { standing: _standing, ...others } = stored;
      return others;
    },
    update: (db, version, { standing, ...fields }) =>
      updateVisaRequirement(db, {
        id,
        version,
        fields: parsed(visaRequirementFields, fields),
        standing: standing as RequirementStanding | undefined,
      }),
  }),
  rule: (id) => ({
    // Imported rules are confirmed, not edited.
    read: async (db) => {
      const rule = await findRecord(db, ruleTable, rowNumberIn(id));
      return rule?.sourceId === EDITORS ? rule : undefined;
    },
    update: (db, version, fields) =>
      updateRule(db, { id: Number(id), version, fields: parsed(ruleFields, fields) }),
  }),
  setting: restorableSetting,
};

/** `undefined` for kinds whose versions can't be restored. */
export function restorableRecord(entity: HistoryEntity, id: string): Restorable | undefined {
  const kind = recordKindOf(entity);
  return kind ? restorableOf(kind, id) : others[entity]?.(id);
}

function restorableOf(kind: AnyKind, recordId: string): Restorable {
  const id = recordIdIn(kind.table, recordId);
  return {
    read: (db) => findRecord(db, kind.table, id),
    update: (db, version, fields) =>
      updateRecord(db, kind, { id, version, fields: parsed(kind.schema, fields) }),
  };
}

function restorableSetting(key: string): Restorable | undefined {
  const setting = settingOf(key);
  return (
    setting && {
      read: (db) => readValueToEdit(db, setting),
      update: (db, version, { version: _version, ...fields }) =>
        updateValue(db, setting, { ...z.parse(setting.schema, fields), version }),
    }
  );
}

/**
 * Picks the form's fields from the history, which may have more, or outdated ones. Throws ZodError
 * if they are no longer valid.
 */
function parsed<Fields>(schema: FormSchema<Fields>, fields: Record<string, unknown>): Fields {
  const names = Object.keys(schema.shape);
  const own = Object.entries(fields).filter(([name]) => names.includes(name));
  return z.parse(schema, Object.fromEntries(own));
}
