import { noMarks } from '#core/answers/answerMarks.ts';
import type { AuthorityToAsk } from '#core/answers/authorityToAsk.ts';
import type { SourcedStatement } from '#core/answers/destinationVerdict.ts';
import { doubtAtDestination } from '#core/answers/doubt.ts';
import { stayOfRequirement } from '#core/answers/requirement.ts';
import { toneOf } from '#core/answers/tone.ts';
import { statusOf } from '#core/answers/verdict.ts';
import type { VisaBox } from '#core/answers/visaBox.ts';
import { answerInRow, conditionInWords } from '#core/answers/words/answerTexts.ts';
import { lengthInLine, lengthOfStay } from '#core/answers/words/stayWords.ts';
import { verdictWords } from '#core/answers/words/verdictWords.ts';
import answerMessages from '#messages/en/answers.gen.ts';
import { translator } from '#messages/translate.ts';
import type { Country } from '#src/site/passports/passportOfAnswer.ts';
import { SourceName } from '#src/site/sources/SourceName.tsx';
import { RequirementOrigin } from '../RequirementBlocks.tsx';
import { type VisaRequirement, VisaVerdict } from './VisaVerdict.tsx';
import { WhomToAsk } from './WhomToAsk.tsx';

const t = translator(answerMessages);

/**
 * The verdict of a destination's own requirement: amber, with both sides, if the team entered it and
 * an official or compiled source is stricter.
 */
export function RequirementVerdict({
  box,
  destinationCountry,
  passport,
}: {
  box: VisaBox<VisaRequirement> & { authority?: AuthorityToAsk };
  destinationCountry: string;
  passport: Country;
}) {
  const { requirement, stricter } = box;
  const { heading, detail } = verdictWords(box);
  const doubt = doubtAtDestination(box, noMarks);
  const stay = requirement && lengthOfStay(stayOfRequirement(requirement));
  return (
    <VisaVerdict
      status={doubt ? 'doubtful' : box.status}
      tone={toneOf(box.status, doubt)}
      heading={stricter ? bothSidesInWords(box, stricter) : heading}
      lines={stricter ? [] : [detail, stay].filter((line) => line !== null)}
      type={box.type}
      days={requirement?.durationDays}
      destinationCountry={destinationCountry}
      passport={passport}
    >
      {box.status === 'unknown' && (
        <WhomToAsk
          authority={box.authority}
          about={{ destination: destinationCountry, passport: passport.code, purpose: box.type }}
        />
      )}
      {stricter && requirement && (
        <dl className="mt-2 flex flex-col gap-2">
          <div>
            <dt className="text-lg leading-snug font-semibold">
              <p>{detail}</p>
              <p>{stay}</p>
            </dt>
            <dd className="text-sm">
              <RequirementOrigin requirement={requirement} />
            </dd>
          </div>
          <div>
            <dt className="text-lg leading-snug font-semibold">{answerInRow(stricter)}</dt>
            <dd className="text-sm">
              {stricter.source && <SourceName source={stricter.source} />}
            </dd>
          </div>
        </dl>
      )}
    </VisaVerdict>
  );
}

/**
 * "Our team: No Visa Required. Official source: ETA.", with lengths of stay or a condition if the
 * accesses are equal.
 */
export function bothSidesInWords(
  box: Pick<VisaBox<VisaRequirement>, 'requirement' | 'status' | 'access'>,
  { access, stay, headlineCondition, source }: SourcedStatement,
): string {
  const { requirement, status } = box;
  const { heading } = verdictWords(box);
  const isStayAlone = status === statusOf({ access }) && stay !== null && !headlineCondition;
  const own =
    isStayAlone && requirement
      ? t('answerStay', { answer: heading, stay: lengthInLine(stayOfRequirement(requirement)) })
      : heading;
  const other = answerInRow({ access, stay: isStayAlone ? stay : null });
  const values = {
    own,
    other: headlineCondition
      ? t('conditionAnswer', { condition: conditionInWords(headlineCondition), answer: other })
      : other,
  };
  return source?.kind === 'official' ? t('teamAndOfficial', values) : t('teamAndCollected', values);
}
