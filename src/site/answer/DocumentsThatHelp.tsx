import type { ConditionalAnswer, EntryAnswer } from '#core/answers/entryAnswer.ts';
import { answerInRow, sourceInWords } from '#core/answers/words/answerTexts.ts';
import { possibleWithHeld } from '#core/documents/heldConditions.ts';
import answerMessages from '#messages/en/answers.gen.ts';
import { translator } from '#messages/translate.ts';
import { linkTo } from '../sources/linkTo.tsx';

const t = translator(answerMessages);

/** The document of another country that would make entry easier, if the sources know one. */
export function DocumentsThatHelp({ answer }: { answer: EntryAnswer }) {
  const helpful = helpfulDocument(answer);
  if (!helpful) return null;
  const { access, stay, otherwiseStay, text, source } = helpful;
  // A longer stay is all that the document changes.
  const answered = answerInRow({ access, stay: otherwiseStay && stay });
  return (
    <div>
      <p className="font-semibold">{t('documentsThatHelp')}</p>
      <p>{t('withDocument', { answer: answered, document: text })}</p>
      <p className="text-sm text-ink-soft">
        {t.rich('sourceUnchecked', { source: sourceInWords(source), link: linkTo(source) })}
      </p>
    </div>
  );
}

/**
 * The condition on a document of another country that makes entry easiest, unless a document of the
 * traveller does or may do so.
 */
export function helpfulDocument(answer: EntryAnswer): ConditionalAnswer | undefined {
  const { access, conditions, headlineCondition, issuedDocument } = answer;
  if (headlineCondition || access === null || possibleWithHeld(answer)) return undefined;
  if (issuedDocument?.leads) return undefined;
  return conditions.find(({ terms }) => terms?.documents);
}
