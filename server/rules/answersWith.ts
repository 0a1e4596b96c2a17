import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import { resolveAnswer } from '#core/answers/orderOfTruth/resolveAnswer.ts';
import type { CurrentRule, Question } from '#core/answers/orderOfTruth/storedFacts.ts';
import { utcDay } from '#core/dates.ts';
import { emptyRule } from '#core/rules/ruleFields.ts';
import type { PlacedRule } from '#core/rules/ruleValidity.ts';
import type { Db } from '#db/db.ts';
import { EDITORS, editorsSource } from '#db/queries/rules/administratorRules.ts';
import type { StatedRule, StoredRule } from '#db/queries/rules/ruleColumns.ts';
import { listBareRules } from '#db/queries/rules/storedRules.ts';
import { factsOf } from '../answers/findAnswer.ts';
import { currentRules, ruleReference } from '../answers/ruleReference.ts';

/** Resolves a question as stored, and with another administrators' rule. */
export async function answersWith(
  db: Db,
  question: Question,
  added: (PlacedRule<StoredRule> & { rule: StatedRule }) | null,
): Promise<{ before: EntryAnswer; after: EntryAnswer }> {
  const stored = await listBareRules(db, question);
  const reference = await ruleReference(db);
  const rules = currentRules(stored, reference);
  const settings = { staleness: reference.staleness, today: utcDay() };
  const facts = factsOf(question, rules, reference);
  const before = resolveAnswer(question, facts, settings);
  if (!added) return { before, after: before };
  const changed = rulesWith(rules, added);
  return { before, after: resolveAnswer(question, { ...facts, rules: changed }, settings) };
}

function rulesWith(
  rules: CurrentRule[],
  { rule, covering, endsBefore, resumesOn, validTo }: PlacedRule<StoredRule> & { rule: StatedRule },
): CurrentRule[] {
  const taken = rules.find(({ id }) => id === covering?.id);
  const others = rules.filter((other) => other !== taken);
  const left: CurrentRule[] = [];
  if (taken && endsBefore !== null) left.push({ ...taken, validTo: endsBefore });
  if (taken && resumesOn !== null) left.push({ ...taken, validFrom: resumesOn });
  return [...others, ...left, asCurrent({ ...rule, validTo })];
}

/** An unstored rule in the resolver's format. */
function asCurrent(rule: StatedRule): CurrentRule {
  return {
    ...emptyRule,
    ...rule,
    stayUnit: rule.stayNumber === null ? null : rule.stayUnit,
    verifiedOn: utcDay(),
    id: NOT_STORED,
    updatedAt: new Date().toISOString(),
    sourceId: EDITORS,
    ...editorsSource,
    editionId: null,
    editionDate: null,
  };
}

/** Newer than any stored rule. */
const NOT_STORED = Number.MAX_SAFE_INTEGER;
