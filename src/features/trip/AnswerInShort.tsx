import { Link } from '@tanstack/react-router';
import messages from '../../../messages/trip/en.gen.ts';
import type { ConditionalAnswer, EntryAnswer } from '../../../server/schemas/answers/access.ts';
import { answerInRow, conditionInWords } from '../../../server/schemas/answers/answerTexts.ts';
import { useMessages } from '../../lib/useMessages.ts';
import { AnswerNews, AnswerNotes, AnswerOrigin } from '../visa/AnswerFacts.tsx';
import { BothSides, HeadlineCondition } from '../visa/country/CountryVerdict.tsx';
import { DocumentsThatHelp, helpfulDocument } from '../visa/DocumentsThatHelp.tsx';

/** The details of an answer whose verdict is shown. */
export function AnswerInShort({ answer }: { answer: EntryAnswer }) {
  const t = useMessages(messages);
  const { headlineCondition, conditions, disagreement, askBeforeTravel, window } = answer;
  const shown = headlineCondition ?? helpfulDocument(answer);
  const others = conditions.filter((one) => one !== shown && !isSame(one, headlineCondition));
  return (
    <>
      {headlineCondition?.terms && <HeadlineCondition answer={answer} />}
      <DocumentsThatHelp answer={answer} />
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
      <AnswerNews answer={answer} />
      <AnswerNotes answer={answer} />
      {others.length > 0 && (
        <dl className="flex flex-col gap-2 text-sm">
          {others.map((one) => (
            <div key={`${one.condition} ${one.text} ${one.access}`}>
              <dt className="first-letter:uppercase">{one.text || conditionInWords(one)}</dt>
              <dd>{answerInRow(one)}</dd>
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
