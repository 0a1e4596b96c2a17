import * as z from 'zod/mini';
import { type RuleInput, ruleFields } from '#core/inputs/rules/administratorRule.ts';
import { isSameStatement } from '#core/rules/sameStatement.ts';
import { withoutHiddenCondition } from './StatedFields.tsx';

const unnamed = { sourceTitle: '', sourceAddress: null, sourceDate: null };

/**
 * The source that a rule's form begins with, and the schema that asks for another one for other facts;
 * without a source, the plain schema.
 */
export function namedSourceOf(fields: Partial<RuleInput> | undefined) {
  const { sourceTitle = '', sourceAddress = null, sourceDate = null } = fields ?? {};
  const known =
    sourceTitle || sourceAddress ? { sourceTitle, sourceAddress, sourceDate } : undefined;
  const isSame = (rule: RuleInput) => isSameStatement(withoutHiddenCondition(rule), fields ?? {});
  const refusal = `${sourceTitle || 'The source'} said something else: name the source of these facts`;
  const isNamed = (rule: RuleInput) =>
    isSame(rule) || rule.sourceTitle !== '' || rule.sourceAddress !== null;
  const asking = z.refine<RuleInput>(isNamed, { message: refusal, path: ['sourceTitle'] });
  const schema = known ? ruleFields.check(asking) : ruleFields;
  return { known, emptied: unnamed, isSame, refusal, schema };
}
