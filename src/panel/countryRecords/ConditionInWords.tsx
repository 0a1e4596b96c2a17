import type { StatedCondition } from '#core/border/borderFacts.ts';
import { conditionInWords } from '#core/border/borderWords.ts';

/** What a condition asks for, in the words of visitors' pages, whose scripts come with it. */
export function ConditionInWords({ condition }: { condition: StatedCondition }) {
  return <>{conditionInWords(condition, String)}</>;
}
