import type { StatedCondition } from '#core/border/borderFacts.ts';
import { conditionInWords } from '#core/border/borderWords.ts';

/** A condition in the words of visitors' pages, whose scripts come with it, and the name of what it is about. */
export function ConditionInWords({ condition }: { condition: StatedCondition }) {
  const words = conditionInWords(condition, String);
  const { title } = condition;
  return <>{!title || words.includes(title) ? words : `${words}: ${title}`}</>;
}
