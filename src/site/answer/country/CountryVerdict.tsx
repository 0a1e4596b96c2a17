import type { AuthorityToAsk } from '#core/answers/authorityToAsk.ts';
import { countryVerdict, endedRuleInWords } from '#core/answers/countryVerdict.ts';
import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import { answerInRow, conditionInWords, sourceInWords } from '#core/answers/words/answerTexts.ts';
import { endInWords, otherSideInWords } from '#core/answers/words/headline.ts';
import type { LongerVisa as Visa } from '#core/border/longerVisa.ts';
import { possibleWithHeld } from '#core/documents/heldConditions.ts';
import { issuedDocumentInWords } from '#core/documents/heldDocumentWords.ts';
import { partialDateText } from '#core/languages/partialDateText.ts';
import answerMessages from '#messages/en/answers.gen.ts';
import verdictMessages from '#messages/en/verdict.gen.ts';
import { translator } from '#messages/translate.ts';
import { inEnglishOfTeam } from '#src/lib/inEnglish.ts';
import type { Country } from '#src/site/passports/passportOfAnswer.ts';
import { linkTo } from '#src/site/sources/linkTo.tsx';
import { SourceName } from '#src/site/sources/SourceName.tsx';
import { HeldDocument } from '../HeldDocument.tsx';
import { LongerVisa } from '../LongerVisa.tsx';
import { VisaVerdict } from '../verdict/VisaVerdict.tsx';
import { WhomToAsk } from '../verdict/WhomToAsk.tsx';

const t = translator(answerMessages);
const verdictText = translator(verdictMessages);

type Disagreement = NonNullable<EntryAnswer['disagreement']>;

/**
 * The verdict on a country with its length of stay: amber, with both sides, if sources contradict
 * each other. A restriction precedes all that its rule says.
 */
export function CountryVerdict({
  answer,
  passport,
  authority,
  longerVisa,
}: {
  answer: EntryAnswer;
  passport: Country;
  /** The authority, for an answer that isn't known. */
  authority?: AuthorityToAsk | undefined;
  longerVisa: Visa | undefined;
}) {
  const { access, purpose, stay, restriction } = answer;
  const { disagreement, ...verdict } = countryVerdict(answer);
  return (
    <VisaVerdict
      {...verdict}
      type={purpose}
      days={stay?.unit === 'days' && !restriction ? stay.number : undefined}
      destinationCountry={answer.destination}
      passport={passport}
    >
      {access === null && !restriction && <WhomToAsk authority={authority} about={answer} />}
      {disagreement && <BothSides answer={answer} disagreement={disagreement} />}
      {!restriction && <Qualifications answer={answer} />}
      {longerVisa && (
        <p className="mt-1">
          <LongerVisa visa={longerVisa} />
        </p>
      )}
      <IssuedDocument answer={answer} />
    </VisaVerdict>
  );
}

/** The document that the destination issued to the traveller, where it isn't the verdict. */
export function IssuedDocument({ answer }: { answer: EntryAnswer }) {
  if (!answer.issuedDocument || answer.issuedDocument.leads) return null;
  return <p className="mt-1 font-semibold">{issuedDocumentInWords(answer)}</p>;
}

/** The conditions of the verdict, and the day until which it is known to apply. */
function Qualifications({ answer }: { answer: EntryAnswer }) {
  const end = endInWords(answer);
  const possible = possibleWithHeld(answer);
  return (
    <>
      <HeadlineCondition answer={answer} />
      {possible && <HeldDocument condition={possible} />}
      <OtherSideOfChange answer={answer} />
      {end && <p className="mt-1 text-sm font-semibold">{end}</p>}
      {answer.askBeforeTravel && <p className="mt-1 font-bold">{verdictText('askBeforeTravel')}</p>}
    </>
  );
}

/** What the headline depends on, with its source if that is another one, and what applies otherwise. */
export function HeadlineCondition({
  answer: { headlineCondition, source: ofAnswer },
}: {
  answer: EntryAnswer;
}) {
  if (!headlineCondition) return null;
  const { text, note, otherwise, otherwiseStay, held, source } = headlineCondition;
  return (
    <>
      {held ? (
        <HeldDocument condition={headlineCondition} />
      ) : (
        <p {...(text && inEnglishOfTeam(source))} className="mt-1">
          {conditionInWords(headlineCondition)}
        </p>
      )}
      <p className="mt-1 text-sm font-semibold">
        {t('otherwise', { answer: answerInRow({ access: otherwise, stay: otherwiseStay }) })}
      </p>
      {note && text !== note && (
        <p {...inEnglishOfTeam(source)} className="mt-1">
          {note}
        </p>
      )}
      {source.id !== ofAnswer?.id && (
        <p className="mt-1 text-sm">
          {t.rich('sourceUnchecked', { source: sourceInWords(source), link: linkTo(source) })}
        </p>
      )}
    </>
  );
}

/** The statements of two contradicting sources, or until when today's rule is known. */
export function BothSides({
  answer: { access, stay, source },
  disagreement,
}: {
  answer: EntryAnswer;
  disagreement: Disagreement;
}) {
  if (disagreement.kind === 'rule_ended' && disagreement.isAhead) {
    return (
      <>
        <p className="mt-1 font-semibold">
          {endedRuleInWords({ ...disagreement.ended, endedOn: disagreement.endedOn })}
        </p>
        <p className="text-sm">
          <SourceName source={disagreement.ended.source} />
        </p>
      </>
    );
  }
  const other = disagreement.kind === 'sources_disagree' ? disagreement.other : disagreement.ended;
  return (
    <dl className="mt-2 flex flex-col gap-2">
      {source && (
        <div>
          <dt className="text-lg leading-snug font-semibold">{answerInRow({ access, stay })}</dt>
          <dd className="text-sm">
            <SourceName source={source} />
          </dd>
        </div>
      )}
      <div>
        <dt className="text-lg leading-snug font-semibold">{answerInRow(other)}</dt>
        <dd className="text-sm">
          <SourceName source={other.source} />
          {disagreement.kind === 'rule_ended' && (
            <p>{t('appliedUntil', { date: partialDateText(disagreement.endedOn) })}</p>
          )}
        </dd>
      </div>
    </dl>
  );
}

/** On the days around a change, a border may not know it yet, or apply it already. */
export function OtherSideOfChange({ answer }: { answer: EntryAnswer }) {
  if (!answer.otherSideOfChange) return null;
  return (
    <p className="mt-2 border-t border-current/30 pt-2 font-semibold">{otherSideInWords(answer)}</p>
  );
}
