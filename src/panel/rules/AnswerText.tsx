import { accessInWords } from '#core/answers/words/accessWords.ts';
import { partialDateText } from '#core/languages/partialDateText.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { conditionText, stayText } from './ruleLabels.ts';

type Answer = RouterOutputs['rule']['previewPolicy']['effects'][number]['before'];

/** A short answer: access, stay, conditions, source. */
export function AnswerText({ answer }: { answer: Answer }) {
  const { access, stay, conditions, source } = answer;
  return (
    <span className="flex flex-col">
      <span className="font-semibold">{accessInWords(access)}</span>
      {access && access !== 'own_country' && <span>{stayText(stay)}</span>}
      {conditions.map((one) => (
        <span key={`${one.condition} ${one.text}`} className="text-sm text-ink-soft">
          {conditionText({ condition: one.condition, conditionText: one.text })}:{' '}
          {accessInWords(one.access)}
        </span>
      ))}
      {source && (
        <span className="text-sm text-ink-soft wrap-anywhere">
          {source.title}, {dateOf(source)}
        </span>
      )}
    </span>
  );
}

/** A rule of this site has no date of its own where nobody named its source. */
function dateOf({ date, verifiedOn }: NonNullable<Answer['source']>): string {
  if (date) return partialDateText(date);
  return verifiedOn ? `confirmed ${partialDateText(verifiedOn)}` : 'date unknown';
}
