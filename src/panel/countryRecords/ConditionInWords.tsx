import type { StatedCondition } from '#core/border/borderFacts.ts';
import { conditionInWords } from '#core/border/borderWords.ts';

/** What a condition asks for and is about, in the words of visitors' pages, whose scripts come with it. */
export function ConditionInWords({ condition }: { condition: StatedCondition }) {
  const words = conditionInWords(condition, String);
  const { title } = condition;
  return <>{!title || words.includes(title) ? words : `${words}: ${title}`}</>;
}
