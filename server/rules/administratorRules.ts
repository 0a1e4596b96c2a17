import { utcDay } from '#core/dates.ts';
import type { RuleInput } from '#core/inputs/rules/administratorRule.ts';
import type { StayUnit } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import { findCountry } from '#db/queries/countries.ts';
import { findRecord, findRecordByCreationKey } from '#db/queries/records/recordRows.ts';
import * as rules from '#db/queries/rules/administratorRules.ts';
import { ruleTable, type StatedRule, type StoredRule } from '#db/queries/rules/ruleColumns.ts';
import { Conflict, FieldError, InvalidRequest, NotFound } from '../errors.ts';
import { moveAllToTrash, moveOneToTrash } from '../history/moveToTrash.ts';
import { FIRST_VERSION, isMatch, versionConflict } from '../history/rowVersions.ts';
import { recordingChanges } from './changedAnswers.ts';
import { recordRule, trashRule } from './recordedRules.ts';
import { overlaps } from './ruleValidity.ts';

/**
 * Creates an administrators' rule. If the `creationKey` was used before, that rule is updated
 * instead. Throws FieldError for unknown countries, or Conflict when it overlaps another
 * administrators' rule.
 */
export function createRule(
  db: Db,
  { creationKey, fields: sent }: { creationKey?: string | undefined; fields: RuleInput },
): Promise<StoredRule> {
  const fields = withStayAsStored(sent);
  return db.transaction().execute(async (trx) => {
    const created = creationKey && (await findRecordByCreationKey(trx, ruleTable, creationKey));
    if (created && isMatch(created, fields)) return created;
    if (created) return replace(trx, { id: created.id, version: FIRST_VERSION, fields });
    await refuseUnknownCountries(trx, fields);
    await refuseOverlap(trx, fields);
    return recordingChanges(trx, [fields], async () => {
      const now = new Date().toISOString();
      const rule = { ...fields, verifiedOn: utcDay(), creationKey };
      const stored = await rules.insertAdministratorRule(trx, rule, now);
      await recordRule(trx, 'created', { after: stored });
      return stored;
    });
  });
}

/**
 * Replaces the fields of this version of an administrators' rule. Throws NotFound, FieldError, or
 * Conflict when another version with other fields is stored, or it overlaps another rule.
 */
export function updateRule(
  db: Db,
  update: { id: number; version: number; fields: RuleInput },
): Promise<StoredRule> {
  const fields = withStayAsStored(update.fields);
  return db.transaction().execute((trx) => replace(trx, { ...update, fields }));
}

/**
 * Moves an administrators' rule to the trash. Returns the trash id. Throws NotFound, or
 * InvalidRequest for an imported one.
 */
export function deleteRule(db: Db, id: number): Promise<{ trashId: string }> {
  return moveOneToTrash(db, id, trashEditorsRule);
}

/** Like `deleteRule` for several rules, all or none. */
export function deleteRules(db: Db, ids: readonly number[]): Promise<{ trashIds: string[] }> {
  return moveAllToTrash(db, ids, trashEditorsRule);
}

async function trashEditorsRule(trx: Db, id: number): Promise<string> {
  const stored = await editorsRule(trx, id);
  return recordingChanges(trx, [stored], () => trashRule(trx, stored));
}

/** A rule of any source. Throws NotFound. */
export async function readRule(db: Db, id: number): Promise<StoredRule> {
  const rule = await findRecord(db, ruleTable, id);
  if (!rule) throw new NotFound('Rule');
  return rule;
}

async function replace(
  trx: Db,
  { id, version, fields }: { id: number; version: number; fields: RuleInput },
): Promise<StoredRule> {
  const stored = await editorsRule(trx, id);
  if (stored.version !== version) {
    if (isMatch(stored, fields)) return stored;
    throw versionConflict('rule');
  }
  await refuseUnknownCountries(trx, fields);
  await refuseOverlap(trx, fields, id);
  const verifiedOn = hasSameFacts(stored, fields) ? stored.verifiedOn : utcDay();
  return recordingChanges(trx, [stored, fields], async () => {
    const now = new Date().toISOString();
    const saved = await rules.updateAdministratorRule(
      trx,
      { id, version },
      { ...fields, verifiedOn },
      now,
    );
    if (!saved) throw versionConflict('rule');
    await recordRule(trx, 'changed', { before: stored, after: saved });
    return saved;
  });
}

/** An unknown stay is stored without a unit, and read back as days. */
export function withStayAsStored<Fields extends { stayNumber: number | null; stayUnit: StayUnit }>(
  fields: Fields,
): Fields {
  return fields.stayNumber === null ? { ...fields, stayUnit: 'days' } : fields;
}

async function editorsRule(trx: Db, id: number): Promise<StoredRule> {
  const stored = await readRule(trx, id);
  if (stored.sourceId === rules.EDITORS) return stored;
  throw new InvalidRequest(
    'An imported rule is not edited: make a rule of this site, which answers instead of it',
  );
}

/** Whether only the note differs: editing a note doesn't renew a rule. */
function hasSameFacts(stored: StatedRule, { note: _note, ...facts }: RuleInput): boolean {
  return isMatch(stored, facts);
}

async function refuseUnknownCountries(
  trx: Db,
  { passport, destination }: { passport: string; destination: string },
) {
  for (const [field, code] of Object.entries({ passport, destination })) {
    if (!(await findCountry(trx, code)))
      throw new FieldError(field, 'Choose a country of the list');
  }
}

/** Throws Conflict for an overlap with another administrators' rule of the pair. */
export async function refuseOverlap(trx: Db, fields: StatedRule, exceptId?: number) {
  const { destination, purpose, passport } = fields;
  const others = await rules.listAdministratorRules(trx, {
    destination,
    purpose,
    passports: [passport],
  });
  const other = others.find((rule) => rule.id !== exceptId && overlaps(rule, fields));
  if (!other) return;
  throw new Conflict(`Another rule of this site holds then: ${periodOf(other)}`, {
    field: 'validFrom',
  });
}

function periodOf({ validFrom, validTo }: StoredRule): string {
  if (validFrom && validTo) return `${validFrom} to ${validTo}`;
  if (validFrom) return `from ${validFrom} on`;
  return validTo ? `until ${validTo}` : 'without first or last day';
}
