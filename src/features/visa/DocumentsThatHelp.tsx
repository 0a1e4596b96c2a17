import answerMessages from '../../../messages/answers/en.gen.ts';
import type { ConditionalAnswer, EntryAnswer } from '../../../server/schemas/answers/access.ts';
import { accessInWords } from '../../../server/schemas/answers/accessWords.ts';
import { sourceInWords } from '../../../server/schemas/answers/answerTexts.ts';
import { useMessages } from '../../lib/useMessages.ts';
import { linkTo } from './linkTo.tsx';

/** The document of another country that would make entry easier, if the sources know one. */
export function DocumentsThatHelp({ answer }: { answer: EntryAnswer }) {
  const t = useMessages(answerMessages);
  const helpful = helpfulDocument(answer);
  if (!helpful) return null;
  const { access, text, source } = helpful;
  return (
    <div>
      <p className="font-semibold">{t('documentsThatHelp')}</p>
      <p>{t('withDocument', { answer: accessInWords(access), document: text })}</p>
      <p className="text-sm text-ink-soft">
        {t.rich('sourceUnchecked', { source: sourceInWords(source), link: linkTo(source) })}
      </p>
    </div>
  );
}

/** The condition on a document of another country that makes entry easiest. */
export function helpfulDocument({
  access,
  conditions,
  headlineCondition,
}: EntryAnswer): ConditionalAnswer | undefined {
  if (headlineCondition || access === null) return undefined;
  return conditions.find(({ terms }) => terms?.documents);
}
