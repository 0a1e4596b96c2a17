import { accessInWords } from '#core/answers/words/accessWords.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { stayText } from '../ruleLabels.ts';

type Change = RouterOutputs['ruleEdition']['difference']['items'][number];

/** What an edition says about a pair; null for no rule. */
export function RuleAnswer({ answer }: { answer: Change['before'] }) {
  if (!answer) return 'No rule';
  return (
    <span className="flex flex-col">
      <span>{accessInWords(answer.access)}</span>
      <span className="text-sm text-ink-soft">{stayText(answer.stay)}</span>
    </span>
  );
}
