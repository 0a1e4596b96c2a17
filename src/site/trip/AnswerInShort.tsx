import { disagreementInWords } from '#core/answers/countryVerdict.ts';
import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import { answerInRow, conditionInWords } from '#core/answers/words/answerTexts.ts';
import { possibleWithHeld } from '#core/documents/heldConditions.ts';
import verdictMessages from '#messages/en/verdict.gen.ts';
import { translator } from '#messages/translate.ts';
import { inEnglishOfTeam } from '#src/lib/inEnglish.ts';
import { AnswerNews, AnswerNotes, StayRule, unsaidConditions } from '../answer/AnswerFacts.tsx';
import { AnswerOrigin } from '../answer/AnswerOrigin.tsx';
import { BothSides, HeadlineCondition } from '../answer/country/CountryVerdict.tsx';
import { DocumentsThatHelp } from '../answer/DocumentsThatHelp.tsx';
import { HeldDocument } from '../answer/HeldDocument.tsx';

const t = translator(verdictMessages);

/** The details of an answer whose verdict is shown. */
export function AnswerInShort({ answer }: { answer: EntryAnswer }) {
  const { headlineCondition, disagreement, askBeforeTravel } = answer;
  const others = unsaidConditions(answer);
  const possible = possibleWithHeld(answer);
  return (
    <>
      {headlineCondition?.held && <HeadlineCondition answer={answer} />}
      {headlineCondition && !headlineCondition.held && headlineCondition.note && (
        <p {...inEnglishOfTeam(headlineCondition.source)}>{headlineCondition.note}</p>
      )}
      {possible && <HeldDocument condition={possible} />}
      <DocumentsThatHelp answer={answer} />
      {askBeforeTravel && <p className="font-bold">{t('askBeforeTravel')}</p>}
      {disagreement && (
        <div className="notice">
          <p className="font-bold">{disagreementInWords(disagreement, answer)}</p>
          <BothSides answer={answer} disagreement={disagreement} />
        </div>
      )}
      <StayRule answer={answer} />
      <AnswerNews answer={answer} />
      <AnswerNotes answer={answer} />
      {others.length > 0 && (
        <dl className="flex flex-col gap-2 text-sm">
          {others.map((one) => (
            <div key={`${one.condition} ${one.text} ${one.access}`}>
              <dt {...(one.text && inEnglishOfTeam(one.source))}>{conditionInWords(one)}</dt>
              <dd>{answerInRow(one)}</dd>
              {one.note && <dd {...inEnglishOfTeam(one.source)}>{one.note}</dd>}
            </div>
          ))}
        </dl>
      )}
      <AnswerOrigin answer={answer} />
    </>
  );
}
