import { createHash } from 'node:crypto';
import type { Db } from '../../../db/client.ts';
import { findCountry } from '../../../db/queries/countries.ts';
import * as rules from '../../../db/queries/rules/administratorRules.ts';
import type { StatedRule, StoredRule } from '../../../db/queries/rules/ruleColumns.ts';
import type { EntryAnswer } from '../../schemas/answers/access.ts';
import type { PolicyInput } from '../../schemas/rules/administratorRule.ts';
import { utcDay } from '../entryRules/partialDates.ts';
import { Conflict, FieldError } from '../errors.ts';
import { isMatch } from '../rowVersions.ts';
import { withStayAsStored } from './administratorRules.ts';
import { answersWith } from './answersWith.ts';
import { recordingChanges } from './changedAnswers.ts';
import { recordRule, trashRule } from './recordedRules.ts';
import { type PlacedRule, placeRule } from './ruleValidity.ts';

/** What a policy does to one passport: its answer on the first day, and what happens to the rules. */
export type PolicyEffect = {
  passport: string;
  before: EntryAnswer;
  after: EntryAnswer;
  /** Whether a visitor reads the same as before, from another source maybe. */
  unchanged: boolean;
  /** Whether the editors' rules already say so: nothing is written. */
  stored: boolean;
  /** The last day of the new rule. */
  validTo: string | null;
  /** Rules of this site that end or resume after it, and those whose whole time it takes. */
  shortened: StoredRule[];
  replaced: StoredRule[];
};

export type PolicyPreview = {
  /** The day that the answers are about. */
  on: string;
  effects: PolicyEffect[];
  /** Of what the preview was computed from: what is applied is what was seen. */
  fingerprint: string;
};

/**
 * What a policy would change, passport by passport, without changing it. Throws FieldError for unknown
 * countries.
 */
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
 * Stores a policy as a rule a passport, in one transaction. A rule of this site that holds on the first
 * day ends the day before, or is replaced where it begins on that day; where the policy ends before it,
 * the rest of its time is stored as a rule of its own. A rule that begins later stays, and the new one ends the day
 * before it. Throws FieldError, or Conflict where the rules changed since the preview.
 */
export function applyPolicy(
  db: Db,
  { fields, fingerprint }: { fields: PolicyInput; fingerprint: string },
): Promise<{ written: number }> {
  const policy = withStayAsStored(fields);
  return db.transaction().execute(async (trx) => {
    const placed = await place(trx, policy);
    const taken = placed.filter((one) => one.taken !== null);
    // The same request was stored before and only its response was lost.
    if (taken.length === 0) return { written: 0 };
    if (fingerprintOf(policy, placed) !== fingerprint) {
      throw new Conflict('Rules of these passports were changed after the preview. Look again.');
    }
    const pairs = taken.map(({ rule }) => rule);
    return recordingChanges(trx, pairs, async () => {
      const now = new Date().toISOString();
      for (const one of taken) await write(trx, one, now);
      return { written: taken.length };
    });
  });
}

type Placed = { rule: StatedRule; taken: PlacedRule<StoredRule> | null };

/** The rule of each passport, and where it goes among the editors' own; null where it is there. */
async function place(db: Db, { passports, ...policy }: PolicyInput): Promise<Placed[]> {
  const { destination, purpose } = policy;
  if (!(await findCountry(db, destination))) {
    throw new FieldError('destination', 'Choose a country of the list');
  }
  for (const passport of passports) {
    if (await findCountry(db, passport)) continue;
    throw new FieldError('passports', `${passport} is no country of the list`);
  }
  const existing = await rules.listAdministratorRules(db, { destination, purpose, passports });
  return passports.map((passport) => {
    const rule = { ...policy, passport };
    const own = existing.filter((other) => other.passport === passport);
    return { rule, taken: isStored(own, rule) ? null : placeRule(rule, own) };
  });
}

/** Whether the same is stored already, shortened by a later rule maybe. */
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

async function write(trx: Db, { rule, taken }: Placed, now: string) {
  if (!taken) return;
  const { covering, validTo } = taken;
  if (covering && taken.endsBefore !== null) {
    const { id, version, verifiedOn } = covering;
    const ended = { ...covering, validTo: taken.endsBefore, verifiedOn };
    const after = await rules.updateAdministratorRule(trx, { id, version }, ended, now);
    if (!after) throw new Error(`Rule ${id} changed in this very transaction`);
    await recordRule(trx, 'changed', { before: covering, after });
  } else if (covering) {
    await trashRule(trx, covering);
  }
  if (covering && taken.resumesOn !== null) {
    await insert(trx, { ...covering, validFrom: taken.resumesOn }, now);
  }
  await insert(trx, { ...rule, validTo, verifiedOn: utcDay() }, now);
}

async function insert(
  trx: Db,
  rule: StatedRule & { verifiedOn: string | null },
  now: string,
): Promise<void> {
  const after = await rules.insertAdministratorRule(trx, rule, now);
  await recordRule(trx, 'created', { after });
}

/** What a visitor reads of an answer at a glance. */
export function displayKey({ access, stay, headlineCondition, conditions }: EntryAnswer): string {
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
