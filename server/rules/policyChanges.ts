import { createHash } from 'node:crypto';
import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import { utcDay } from '#core/dates.ts';
import type { PolicyInput } from '#core/inputs/rules/administratorRule.ts';
import { type PlacedRule, placeRule } from '#core/rules/ruleValidity.ts';
import type { Db } from '#db/db.ts';
import { findCountry } from '#db/queries/countries.ts';
import * as rules from '#db/queries/rules/administratorRules.ts';
import type { StatedRule, StoredRule } from '#db/queries/rules/ruleColumns.ts';
import { recordingChanges } from '#server/answers/changedAnswers.ts';
import { Conflict, FieldError } from '../errors.ts';
import { isMatch } from '../history/rowVersions.ts';
import { recordSaved, trashRecord } from '../records/store.ts';
import { answersWith } from './answersWith.ts';
import { checkNamedSource } from './namedSource.ts';
import { rules as ruleKind } from './ruleKind.ts';

/** A policy's effect on one passport: its answer on the first day, and the changed rules. */
type PolicyEffect = {
  passport: string;
  before: EntryAnswer;
  after: EntryAnswer;
  /** Whether visitors read the same as before, possibly from another source. */
  unchanged: boolean;
  /** Whether the administrators' rules already state it, so that nothing is written. */
  stored: boolean;
  /** The last day of the new rule. */
  validTo: string | null;
  /**
   * Administrators' rules that are shortened or resume after it, and those it replaces entirely.
   */
  shortened: StoredRule[];
  replaced: StoredRule[];
};

export type PolicyPreview = {
  /** The day of the answers. */
  on: string;
  effects: PolicyEffect[];
  /** Identifies the preview's data, so that only what was viewed is applied. */
  fingerprint: string;
};

/** Previews a policy's effects by passport. Throws FieldError for unknown countries. */
export async function previewPolicy(db: Db, fields: PolicyInput): Promise<PolicyPreview> {
  const policy = withStayAsStored(fields);
  const placed = await place(db, policy);
  const on = policy.validFrom ?? utcDay();
  const effects: PolicyEffect[] = [];
  for (const { rule, taken } of placed) {
    const { passport, destination, purpose } = rule;
    const question = { passport, destination, purpose, on };
    const { before, after } = await answersWith(db, question, taken && { rule, ...taken });
    effects.push({
      passport,
      before,
      after,
      unchanged: displayKey(before) === displayKey(after),
      stored: taken === null,
      validTo: taken ? taken.validTo : policy.validTo,
      shortened: taken?.covering && !taken.takesAll ? [taken.covering] : [],
      replaced: taken?.covering && taken.takesAll ? [taken.covering] : [],
    });
  }
  return { on, effects, fingerprint: fingerprintOf(policy, placed) };
}

/**
 * Stores a policy as one rule per passport, in one transaction. A current administrators' rule ends
 * the day before, or is replaced if it begins on the same day; the rest of its validity after the
 * policy's end becomes a separate rule. A later rule stays, and the new one ends the day before it.
 * Throws FieldError, or Conflict when the rules changed since the preview.
 */
export function applyPolicy(
  db: Db,
  { fields, fingerprint }: { fields: PolicyInput; fingerprint: string },
): Promise<{ written: number }> {
  const policy = withStayAsStored(fields);
  return db.transaction().execute(async (trx) => {
    const placed = await place(trx, policy);
    const taken = placed.filter((one) => one.taken !== null);
    // A repeated request whose first response was lost.
    if (taken.length === 0) return { written: 0 };
    if (fingerprintOf(policy, placed) !== fingerprint) {
      throw new Conflict('Rules of these passports were changed after the preview. Look again.');
    }
    const pairs = taken.map(({ rule }) => rule);
    return recordingChanges(trx, pairs, async () => {
      const now = new Date().toISOString();
      for (const { rule, taken: place } of taken) {
        if (place) await recordWritten(trx, await write(trx, { rule, taken: place }, now));
      }
      return { written: taken.length };
    });
  });
}

/**
 * Stores one rule as a policy does, from today on where this site already has one then. Returns what
 * was written: the caller records it.
 */
export async function placeOneRule(trx: Db, given: StatedRule): Promise<WrittenRules> {
  const { destination, purpose, passport } = given;
  const own = await rules.listAdministratorRules(trx, {
    destination,
    purpose,
    passports: [passport],
  });
  const validFrom = given.validFrom ?? (own.length > 0 ? utcDay() : null);
  const rule = { ...given, validFrom };
  const taken = placeRule(rule, own);
  const now = new Date().toISOString();
  return recordingChanges(trx, [rule], () => write(trx, { rule, taken }, now));
}

/** An unknown stay is stored without a unit, and read back as days. */
function withStayAsStored(policy: PolicyInput): PolicyInput {
  return policy.stayNumber === null ? { ...policy, stayUnit: 'days' } : policy;
}

type Placed = { rule: StatedRule; taken: PlacedRule<StoredRule> | null };

/** The rule of each passport and its place among administrators' rules; null if it exists. */
async function place(db: Db, { passports, ...policy }: PolicyInput): Promise<Placed[]> {
  const { destination, purpose } = policy;
  if (!(await findCountry(db, destination))) {
    throw new FieldError('destination', 'Choose a country of the list');
  }
  for (const passport of passports) {
    if (await findCountry(db, passport)) continue;
    throw new FieldError('passports', `${passport} is no country of the list`);
  }
  await checkNamedSource(
    db,
    passports.map((passport) => ({ ...policy, passport })),
  );
  const existing = await rules.listAdministratorRules(db, { destination, purpose, passports });
  return passports.map((passport) => {
    const rule = { ...policy, passport };
    const own = existing.filter((other) => other.passport === passport);
    return { rule, taken: isStored(own, rule) ? null : placeRule(rule, own) };
  });
}

/** Whether the same rule is stored already, possibly shortened by a later one. */
function isStored(own: StoredRule[], { validTo, ...rule }: StatedRule): boolean {
  return own.some(
    (other) =>
      isMatch(other, rule) &&
      other.validTo ===
        placeRule(
          { ...rule, validTo },
          own.filter((it) => it !== other),
        ).validTo,
  );
}

/** The rules that placing one wrote: new ones, and the one that made room. */
type WrittenRules = {
  made: StoredRule[];
  covering: StoredRule | null;
  /** The covering rule with its new last day; null where it went to the trash. */
  ended: StoredRule | null;
};

async function write(
  trx: Db,
  { rule, taken }: { rule: StatedRule; taken: PlacedRule<StoredRule> },
  now: string,
): Promise<WrittenRules> {
  const { covering, validTo } = taken;
  const written: WrittenRules = { made: [], covering, ended: null };
  if (covering && taken.endsBefore !== null) {
    const { id, version, verifiedOn } = covering;
    const ended = { ...covering, validTo: taken.endsBefore, verifiedOn };
    const after = await rules.updateAdministratorRule(trx, { id, version }, ended, now);
    if (!after) throw new Error(`Rule ${id} changed in this very transaction`);
    written.ended = after;
  } else if (covering) {
    await trashRecord(trx, ruleKind, covering.id);
  }
  if (covering && taken.resumesOn !== null) {
    const resumed = { ...covering, validFrom: taken.resumesOn };
    written.made.push(await rules.insertAdministratorRule(trx, resumed, now));
  }
  const fresh = { ...rule, validTo, verifiedOn: utcDay() };
  written.made.push(await rules.insertAdministratorRule(trx, fresh, now));
  return written;
}

async function recordWritten(trx: Db, { made, covering, ended }: WrittenRules): Promise<void> {
  if (covering && ended) {
    await recordSaved(trx, ruleKind, 'changed', { before: covering, after: ended });
  }
  for (const after of made) await recordSaved(trx, ruleKind, 'created', { after });
}

/** A key of what visitors see of an answer at a glance. */
function displayKey({ access, stay, headlineCondition, conditions }: EntryAnswer): string {
  const conditional = conditions.map(({ condition, text, ...rest }) => [
    condition,
    text,
    rest.access,
    rest.stay,
    rest.otherwise,
  ]);
  return JSON.stringify([access, stay, headlineCondition?.condition ?? null, conditional]);
}

function fingerprintOf(policy: PolicyInput, placed: Placed[]): string {
  const state = placed.map(({ rule, taken }) => [
    rule.passport,
    taken && [taken.covering?.id, taken.covering?.version, taken.validTo],
  ]);
  return createHash('sha256')
    .update(JSON.stringify([policy, state]))
    .digest('hex');
}
