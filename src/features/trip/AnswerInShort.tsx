import { Link } from '@tanstack/react-router';
import type { EntryAnswer } from '../../../server/schemas/answers/access.ts';
import { gravestMark, marksOf } from '../../../server/schemas/answers/answerMarks.ts';
import {
  conditionInWords,
  stayInWords,
  stayOf,
} from '../../../server/schemas/answers/answerTexts.ts';
import { endInWords, headlineOf } from '../../../server/schemas/answers/headline.ts';
import { accessInWords } from '../../../server/schemas/answers/verdict.ts';
import { zoneInSentence } from '../../../server/schemas/countries/countryInSentence.ts';
import { AccessBadge } from '../visa/AccessBadge.tsx';
import { AnswerNotes, AnswerOrigin } from '../visa/AnswerFacts.tsx';
import { BothSides, OtherSideOfChange } from '../visa/country/CountryVerdict.tsx';
import { DocumentsNeeded, helpfulDocument } from '../visa/DocumentsNeeded.tsx';

/** An answer with all details, in a few lines. */
export function AnswerInShort({ answer, country }: { answer: EntryAnswer; country: string }) {
  const { headlineCondition, conditions, disagreement, askBeforeTravel, window } = answer;
  const stay = stayOf(answer);
  const end = endInWords(answer);
  const shown = headlineCondition ?? helpfulDocument(conditions);
  const others = conditions.filter((one) => one !== shown && !isSame(one));
  return (
    <>
      <AccessBadge entry={{ access: answer.access, mark: gravestMark(marksOf(answer)) }} />
      {answer.restriction && <p className="font-bold">{headlineOf(answer, []).heading}</p>}
      {stay && <p className="font-semibold first-letter:uppercase">{stay}</p>}
      {end && <p>{end}</p>}
      {headlineCondition?.terms && <DocumentsNeeded answer={answer} />}
      {/* On paper, a trip is as it is planned. */}
      {!headlineCondition && (
        <div className="no-print">
          <DocumentsNeeded answer={answer} />
        </div>
      )}
      {headlineCondition && !headlineCondition.terms && (
        <p>
          <span className="inline-block first-letter:uppercase">
            {conditionInWords(headlineCondition)}
          </span>
          {headlineCondition.text && ` (${headlineCondition.text})`}. Otherwise:{' '}
          {accessInWords(headlineCondition.otherwise)}.
        </p>
      )}
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
      <AnswerNotes answer={answer} country={country} />
      {others.map((one) => (
        <p key={`${one.condition} ${one.text} ${one.access}`} className="text-sm">
          <span className="inline-block first-letter:uppercase">{conditionInWords(one)}</span>
          {one.text && ` (${one.text})`}: {accessInWords(one.access)}
          {one.stay && `, ${stayInWords(one.stay).toLowerCase()}`}. {one.note}
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
