import { Link } from '@tanstack/react-router';
import messages from '../../../messages/trip/en.gen.ts';
import type { ConditionalAnswer, EntryAnswer } from '../../../server/schemas/answers/access.ts';
import { conditionInWords, stayInWords } from '../../../server/schemas/answers/answerTexts.ts';
import { accessInWords } from '../../../server/schemas/answers/verdict.ts';
import { useMessages } from '../../lib/useMessages.ts';
import { AnswerNotes, AnswerOrigin } from '../visa/AnswerFacts.tsx';
import { BothSides } from '../visa/country/CountryVerdict.tsx';
import { DocumentsNeeded, helpfulDocument } from '../visa/DocumentsNeeded.tsx';

/** The details of an answer whose verdict is shown. */
export function AnswerInShort({ answer, country }: { answer: EntryAnswer; country: string }) {
  const t = useMessages(messages);
  const { headlineCondition, conditions, disagreement, askBeforeTravel, window } = answer;
  const shown = headlineCondition ?? helpfulDocument(conditions);
  const others = conditions.filter((one) => one !== shown && !isSame(one, headlineCondition));
  return (
    <>
      <DocumentsNeeded answer={answer} />
      {headlineCondition && !headlineCondition.terms && headlineCondition.text && (
        <p>{headlineCondition.text}</p>
      )}
      {askBeforeTravel && <p className="font-bold">{t('askFirst')}</p>}
      {disagreement && (
        <div className="notice">
          <p className="font-bold">
            {disagreement.kind === 'sources_disagree' ? t('sourcesDisagree') : t('ruleEnded')}
          </p>
          <BothSides answer={answer} disagreement={disagreement} />
        </div>
      )}
      {window && (
        <p>
          {t('window', { zone: window.title, days: window.days, per: window.per })}{' '}
          <Link to="/plan/90-180" search={{ zone: window.zone }} className="link">
            {t('countDays')}
          </Link>
        </p>
      )}
      <AnswerNotes answer={answer} country={country} />
      {others.length > 0 && (
        <dl className="flex flex-col gap-2 text-sm">
          {others.map((one) => (
            <div key={`${one.condition} ${one.text} ${one.access}`}>
              <dt className="first-letter:uppercase">{one.text || conditionInWords(one)}</dt>
              <dd>
                {[accessInWords(one.access), one.stay && stayInWords(one.stay)]
                  .filter(Boolean)
                  .join(' · ')}
              </dd>
              {one.note && <dd>{one.note}</dd>}
            </div>
          ))}
        </dl>
      )}
      <AnswerOrigin answer={answer} />
    </>
  );
}

/** The headline's condition is included in the conditions, as another object. */
function isSame(
  { condition, text, access }: ConditionalAnswer,
  headline: ConditionalAnswer | null,
): boolean {
  return condition === headline?.condition && text === headline.text && access === headline.access;
}
