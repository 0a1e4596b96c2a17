import type { ConditionalAnswer, EntryAnswer } from '../../../server/schemas/answers/access.ts';
import { withDocumentInWords } from '../../../server/schemas/answers/answerTexts.ts';
import { accessInWords } from '../../../server/schemas/answers/verdict.ts';

/**
 * What the headline depends on, and what applies otherwise; or which documents would make entry
 * easier.
 */
export function DocumentsNeeded({
  answer: { access, conditions, headlineCondition },
}: {
  answer: EntryAnswer;
}) {
  const helpful = helpfulDocument(conditions);
  if (headlineCondition) {
    return (
      <>
        {headlineCondition.terms && (
          <p className="mt-1">
            If you {headlineCondition.terms.documents ? 'hold' : 'are'} {headlineCondition.text}.
          </p>
        )}
        <p className="mt-1 text-sm font-semibold">
          Otherwise: {accessInWords(headlineCondition.otherwise)}
        </p>
      </>
    );
  }
  if (!helpful || access === null) return null;
  return (
    <div className="mt-2 border-t border-current/30 pt-2">
      <p>
        <strong>{withDocumentInWords(helpful.access)} if you hold:</strong> {helpful.text}
      </p>
      <p>
        <strong>Otherwise:</strong> {accessInWords(access)}
      </p>
    </div>
  );
}

/** The document of another country that makes entry easiest, if the sources know one. */
export function helpfulDocument(conditions: ConditionalAnswer[]): ConditionalAnswer | undefined {
  return conditions.find(({ terms }) => terms?.documents);
}
