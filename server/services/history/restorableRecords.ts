import * as z from 'zod/mini';
import type { Db } from '../../../db/client.ts';
import { findDestination } from '../../../db/queries/destinations/destinations.ts';
import { findFaq } from '../../../db/queries/faqs.ts';
import { EDITORS, findRule } from '../../../db/queries/rules/administratorRules.ts';
import { findStatedEntryCondition } from '../../../db/queries/rules/statedEntryConditions.ts';
import { findStatedPortal } from '../../../db/queries/rules/statedPortals.ts';
import { findVisaRequirement } from '../../../db/queries/visaRequirements.ts';
import type { HistoryEntity } from '../../schemas/admin/history.ts';
import { storedDestinationFields } from '../../schemas/destination.ts';
import { faqFields } from '../../schemas/faq.ts';
import { sitePages } from '../../schemas/pages/sitePageNames.ts';
import { ruleFields } from '../../schemas/rules/administratorRule.ts';
import { applicationPortalFields } from '../../schemas/rules/applicationPortal.ts';
import { entryConditionFields } from '../../schemas/rules/entryCondition.ts';
import { visaRequirementFields } from '../../schemas/visaRequirement.ts';
import { updateDestination } from '../destinations/destinations.ts';
import { embeddingSetting } from '../embedding.ts';
import { stalenessSetting } from '../entryRules/staleness.ts';
import { updateFaq } from '../faqs.ts';
import { linkChecksSetting } from '../linkChecks/linkChecks.ts';
import { updateRule } from '../rules/administratorRules.ts';
import { updatePortal } from '../rules/applicationPortals.ts';
import { updateEntryCondition } from '../rules/entryConditions.ts';
import { footerSetting, pageSetting } from '../settings/sitePages.ts';
import { siteSetting } from '../settings/siteSettings.ts';
import {
  readValueToEdit,
  updateValue,
  type VersionedSetting,
} from '../settings/versionedSetting.ts';
import { contactSetting } from '../siteContact.ts';
import { updateVisaRequirement } from '../visaRequirements/visaRequirements.ts';

/** A record that an earlier version can be put into. */
export type Restorable = {
  /**
   * The version that is stored, and since when there is the record if that is known: another may have
   * had its id. `undefined` where there is no such record.
   */
  read: (db: Db) => Promise<{ version: number; createdAt?: string } | undefined>;
  /** Saves fields of the history as the record's form does. Throws what its service throws. */
  update: (db: Db, version: number, fields: Record<string, unknown>) => Promise<unknown>;
};

/** How each kind of record takes an earlier version: by its own form's rules, as a new version. */
const kinds: Partial<Record<HistoryEntity, (id: string) => Restorable | undefined>> = {
  destination: (id) => ({
    read: (db) => findDestination(db, id),
    // Whether visitors see it, and where, stays as it is.
    update: (db, version, { status: _status, publishAt: _publishAt, slug: _slug, ...fields }) =>
      updateDestination(db, { id, version, fields: parsed(storedDestinationFields, fields) }),
  }),
  visa_requirement: (id) => ({
    read: (db) => findVisaRequirement(db, id),
    update: (db, version, fields) =>
      updateVisaRequirement(db, { id, version, fields: parsed(visaRequirementFields, fields) }),
  }),
  faq: (id) => ({
    read: (db) => findFaq(db, id),
    update: (db, version, fields) =>
      updateFaq(db, { id, version, fields: parsed(faqFields, fields) }),
  }),
  rule: (id) => ({
    // Imported rules are confirmed, not edited.
    read: async (db) => {
      const rule = await findRule(db, Number(id));
      return rule?.sourceId === EDITORS ? rule : undefined;
    },
    update: (db, version, fields) =>
      updateRule(db, { id: Number(id), version, fields: parsed(ruleFields, fields) }),
  }),
  entry_condition: (id) => ({
    read: (db) => findStatedEntryCondition(db, Number(id)),
    update: (db, version, fields) =>
      updateEntryCondition(db, {
        id: Number(id),
        version,
        fields: parsed(entryConditionFields, fields),
      }),
  }),
  application_portal: (id) => ({
    read: (db) => findStatedPortal(db, Number(id)),
    update: (db, version, fields) =>
      updatePortal(db, {
        id: Number(id),
        version,
        fields: parsed(applicationPortalFields, fields),
      }),
  }),
  setting: (key) => settings[key],
};

const settings: Record<string, Restorable> = Object.fromEntries([
  settingOf(siteSetting),
  settingOf(contactSetting),
  settingOf(footerSetting),
  settingOf(stalenessSetting),
  settingOf(linkChecksSetting),
  settingOf(embeddingSetting),
  ...sitePages.map((page) => settingOf(pageSetting(page))),
]);

/** How a record takes an earlier version; `undefined` for kinds of records that don't. */
export function restorableRecord(entity: HistoryEntity, id: string): Restorable | undefined {
  return kinds[entity]?.(id);
}

function settingOf<Value extends object>(setting: VersionedSetting<Value>): [string, Restorable] {
  return [
    setting.key,
    {
      read: (db) => readValueToEdit(db, setting),
      update: (db, version, fields) =>
        updateValue(db, setting, { ...z.parse(setting.schema, fields), version }),
    },
  ];
}

/**
 * The fields of a form among those that the history has: it may know more of a record, and forms may have
 * changed since. Throws ZodError where they don't fit any more.
 */
function parsed<Shape extends z.core.$ZodShape>(
  schema: z.ZodMiniObject<Shape, z.core.$strict>,
  fields: Record<string, unknown>,
) {
  const names = Object.keys(schema.shape);
  const own = Object.entries(fields).filter(([name]) => names.includes(name));
  return z.parse(schema, Object.fromEntries(own));
}
