import type { ConditionalAnswer } from '#core/answers/entryAnswer.ts';
import { heldDocumentInWords } from '#core/documents/heldDocumentWords.ts';
import answerMessages from '#messages/en/answers.gen.ts';
import { translator } from '#messages/translate.ts';

const t = translator(answerMessages);

/** What a document of the traveller does, or may do, and what else is asked of it. */
export function HeldDocument({ condition }: { condition: ConditionalAnswer }) {
  const { held, terms, text } = condition;
  return (
    <>
      <p className="mt-1 font-semibold">{heldDocumentInWords(condition)}</p>
      {held?.asksMore && (
        <p className="mt-1">
          {terms?.documents ? t('ifYouHold', { document: text }) : t('ifYouAre', { who: text })}
        </p>
      )}
    </>
  );
}
