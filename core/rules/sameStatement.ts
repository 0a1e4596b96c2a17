import { fieldsOf, type RuleField } from './ruleFields.ts';

type Statement = Partial<Record<RuleField, unknown>>;

/** The fields by which a rule says what its source says; those of its validity are the team's own. */
const names = fieldsOf('question', 'case', 'answer').filter(
  (name) => name !== 'validFrom' && name !== 'validTo',
);

/** Whether two rules state the same facts of the same question. */
export function isSameStatement(one: Statement, other: Statement): boolean {
  return names.every((name) => factOf(one, name) === factOf(other, name));
}

/** A stay without a number has no unit. */
function factOf(rule: Statement, name: (typeof names)[number]): unknown {
  if (name === 'stayUnit' && (rule.stayNumber ?? null) === null) return null;
  return rule[name] ?? null;
}
