import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import { visitorWorkInWords } from '#core/answers/words/workWords.ts';
import { SourceName } from '../sources/SourceName.tsx';

/** Whether a visitor may work, by whom it is said, and when; nothing where that is unknown. */
export function VisitorWork({ answer }: { answer: EntryAnswer }) {
  const visitor = answer.work ? answer.work.visitor : answer.visitorWork;
  if (!visitor || answer.restriction) return null;
  return (
    <div>
      <p>{visitorWorkInWords(visitor)}</p>
      <p className="text-sm text-ink-soft">
        <SourceName source={visitor.source} />
      </p>
    </div>
  );
}
