import type { EntryAnswer } from '../../../../server/schemas/answers/access.ts';
import { conditionInWords } from '../../../../server/schemas/answers/answerTexts.ts';
import { endInWords, headlineOf } from '../../../../server/schemas/answers/headline.ts';
import { accessInWords, statusOf } from '../../../../server/schemas/answers/verdict.ts';
import type { VisaType } from '../../../../server/schemas/constants.ts';
import { partialDateText } from '../../../../server/schemas/rules/partialDateText.ts';
import type { Country } from '../../passports/passportOfAnswer.ts';
import { DocumentsNeeded } from '../DocumentsNeeded.tsx';
import { SourceName } from '../SourceName.tsx';
import { VisaVerdict } from '../VisaVerdict.tsx';

type Disagreement = NonNullable<EntryAnswer['disagreement']>;

/** The verdict on a country: amber, with both sides, if sources contradict each other. */
export function CountryVerdict({
  answer,
  types,
  passport,
}: {
  answer: EntryAnswer;
  /** The kinds of stay with an answer. */
  types: VisaType[];
  passport: Country;
}) {
  const { access, purpose, stay, headlineCondition, disagreement, askBeforeTravel } = answer;
  const status = statusOf(access);
  const { heading, detail } = headlineOf(answer, types);
  const end = endInWords(answer);
  // The text of an exception names its documents.
  const condition =
    headlineCondition && !headlineCondition.terms && conditionInWords(headlineCondition);
  const box = {
    ...{ status, heading, type: purpose, types },
    detail: condition ? `${detail}, ${condition}` : detail,
  };
  return (
    <VisaVerdict
      box={box}
      days={stay?.unit === 'days' ? stay.number : undefined}
      destinationCountry={answer.destination}
      passport={passport}
      heading={disagreement ? headingOf(disagreement) : heading}
      doubtful={disagreement !== null}
    >
      {disagreement && <BothSides answer={answer} disagreement={disagreement} />}
      <DocumentsNeeded answer={answer} />
      <OtherSideOfChange answer={answer} />
      {end && <p className="mt-1 text-sm font-semibold">{end}</p>}
      {askBeforeTravel && <p className="mt-1 font-bold">Ask before you travel</p>}
    </VisaVerdict>
  );
}

function headingOf(disagreement: Disagreement): string {
  return disagreement.kind === 'sources_disagree'
    ? 'Sources disagree'
    : `Rule ended on ${partialDateText(disagreement.endedOn)}`;
}

/** The statements of two contradicting sources. */
export function BothSides({
  answer: { access, source },
  disagreement,
}: {
  answer: EntryAnswer;
  disagreement: Disagreement;
}) {
  const other = disagreement.kind === 'sources_disagree' ? disagreement.other : disagreement.ended;
  return (
    <dl className="mt-2 flex flex-col gap-2">
      {source && (
        <div>
          <dt className="text-lg leading-snug font-semibold">{accessInWords(access)}</dt>
          <dd className="text-sm">
            <SourceName source={source} />
          </dd>
        </div>
      )}
      <div>
        <dt className="text-lg leading-snug font-semibold">{accessInWords(other.access)}</dt>
        <dd className="text-sm">
          <SourceName source={other.source} />
          {disagreement.kind === 'rule_ended' && `, until ${partialDateText(disagreement.endedOn)}`}
        </dd>
      </div>
    </dl>
  );
}

/** On the days around a change, a border may not know it yet, or apply it already. */
export function OtherSideOfChange({ answer: { on, otherSideOfChange } }: { answer: EntryAnswer }) {
  if (!otherSideOfChange) return null;
  const isToCome = otherSideOfChange.on > on;
  const day = partialDateText(otherSideOfChange.on);
  return (
    <p className="mt-2 border-t border-current/30 pt-2 font-semibold">
      {isToCome ? `From ${day}: ` : `Before ${day}: `}
      {accessInWords(otherSideOfChange.access)}
    </p>
  );
}
