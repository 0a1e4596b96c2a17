import type { EntryAnswer } from '#core/answers/access.ts';
import {
  type SourcedStatement,
  stayOfRequirement,
  stricterStatement,
} from '#core/answers/destinationVerdict.ts';
import { statusOf } from '#core/answers/verdict.ts';
import type { VisaBox } from '#core/answers/visaBox.ts';
import { answerInRow, conditionInWords } from '#core/answers/words/answerTexts.ts';
import { lengthInLine, lengthOfStay } from '#core/answers/words/stayWords.ts';
import answerMessages from '#messages/answers/en.gen.ts';
import { translator } from '#messages/translate.ts';
import type { Country } from '#src/site/passports/passportOfAnswer.ts';
import { RequirementOrigin } from '../RequirementBlocks.tsx';
import { SourceName } from '../SourceName.tsx';
import { ContactLink, type VisaRequirement, VisaVerdict } from './VisaVerdict.tsx';

const t = translator(answerMessages);

/**
 * The verdict of a destination's own requirement: amber, with both sides, if the team entered it and
 * an official or compiled source is stricter.
 */
export function RequirementVerdict({
  box,
  answer,
  destinationCountry,
  passport,
}: {
  box: VisaBox<VisaRequirement>;
  /** The country's answer; undefined without a rule. */
  answer: EntryAnswer | undefined;
  destinationCountry: string;
  passport: Country;
}) {
  const { requirement, detail } = box;
  const stricter = stricterThan(box, answer);
  const stay = requirement && lengthOfStay(stayOfRequirement(requirement));
  return (
    <VisaVerdict
      status={stricter ? 'doubtful' : box.status}
      heading={stricter ? bothSidesInWords(box, stricter) : box.heading}
      lines={stricter ? [] : [detail, stay].filter((line) => line !== null)}
      type={box.type}
      days={requirement?.durationDays}
      destinationCountry={destinationCountry}
      passport={passport}
    >
      {box.status === 'unknown' && <ContactLink />}
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

/** The official or compiled statement than which the team's requirement is easier, if any. */
export function stricterThan(
  { doubt, requirement }: Pick<VisaBox<VisaRequirement>, 'doubt' | 'requirement'>,
  answer: EntryAnswer | undefined,
): SourcedStatement | undefined {
  return doubt === 'easier' && requirement && answer
    ? stricterStatement(requirement, answer)
    : undefined;
}

/**
 * "Our team: No Visa Required. Official source: ETA.", with lengths of stay or a condition if the
 * accesses are equal.
 */
export function bothSidesInWords(
  { status, heading, requirement }: VisaBox<VisaRequirement>,
  { access, stay, headlineCondition, source }: SourcedStatement,
): string {
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
