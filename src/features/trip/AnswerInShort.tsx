import { Link } from '@tanstack/react-router';
import type { EntryAnswer } from '../../../server/schemas/answers/access.ts';
import { gravestMark, marksOf } from '../../../server/schemas/answers/answerMarks.ts';
import { answerInRow, conditionInWords } from '../../../server/schemas/answers/answerTexts.ts';
import { endInWords, headlineOf } from '../../../server/schemas/answers/headline.ts';
import { verdictLine } from '../../../server/schemas/answers/verdictLine.ts';
import { zoneInSentence } from '../../../server/schemas/countries/countryInSentence.ts';
import { AccessBadge } from '../visa/AccessBadge.tsx';
import { AnswerNews, AnswerNotes, AnswerOrigin } from '../visa/AnswerFacts.tsx';
import {
  BothSides,
  HeadlineCondition,
  OtherSideOfChange,
} from '../visa/country/CountryVerdict.tsx';
import { DocumentsThatHelp, helpfulDocument } from '../visa/DocumentsThatHelp.tsx';

/** An answer with all details, in a few lines. */
export function AnswerInShort({ answer }: { answer: EntryAnswer }) {
  const { headlineCondition, conditions, disagreement, askBeforeTravel, window } = answer;
  const line = verdictLine(answer);
  const end = endInWords(answer);
  const shown = headlineCondition ?? helpfulDocument(answer);
  const others = conditions.filter((one) => one !== shown && !isSame(one));
  return (
    <>
      <AccessBadge entry={{ access: answer.access, mark: gravestMark(marksOf(answer)) }} />
      {answer.restriction && <p className="font-bold">{headlineOf(answer, []).heading}</p>}
      {line && <p className="font-semibold">{line}</p>}
      {end && <p>{end}</p>}
      <HeadlineCondition answer={answer} />
      {/* On paper, a trip is as it is planned. */}
      <div className="no-print">
        <DocumentsThatHelp answer={answer} />
      </div>
      {askBeforeTravel && <p className="font-bold">Ask before you travel</p>}
      {disagreement && (
        <div className="notice">
          <p className="font-bold">
            {disagreement.kind === 'sources_disagree' ? 'Sources disagree' : 'A rule ended'}
          </p>
          <BothSides answer={answer} disagreement={disagreement} />
        </div>
      )}
      <OtherSideOfChange answer={answer} />
      {window && (
        <p>
          No more than {window.days} days in any {window.per}, spent anywhere in{' '}
          {zoneInSentence(window.title)}:{' '}
          <Link to="/plan/90-180" search={{ zone: window.zone }} className="link">
            count your days
          </Link>
          .
        </p>
      )}
      <AnswerNews answer={answer} />
      <AnswerNotes answer={answer} />
      {others.map((one) => (
        <p key={`${one.condition} ${one.text} ${one.access}`} className="text-sm">
          <span className="inline-block first-letter:uppercase">{conditionInWords(one)}</span>
          {one.text && ` (${one.text})`}: {answerInRow(one)}. {one.note}
        </p>
      ))}
      <AnswerOrigin answer={answer} />
    </>
  );

  /** The headline's condition is included, as another object. */
  function isSame({ condition, text, access }: (typeof conditions)[number]): boolean {
    const headline = headlineCondition;
    return (
      condition === headline?.condition && text === headline.text && access === headline.access
    );
  }
}
