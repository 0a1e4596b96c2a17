import type { ReactNode } from 'react';
import type { DestinationVerdict } from '#core/answers/destinationVerdict.ts';
import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import {
  dateOfRequirement,
  isOfTeam,
  shownAccess,
  stayOfRequirement,
} from '#core/answers/requirement.ts';
import { answerInRow, sourceInWords } from '#core/answers/words/answerTexts.ts';
import { partialDateText } from '#core/languages/partialDateText.ts';
import answerMessages from '#messages/en/answers.gen.ts';
import { translator } from '#messages/translate.ts';
import { linkTo } from '#src/site/sources/linkTo.tsx';
import type { VisaRequirement } from './VisaVerdict.tsx';

const t = translator(answerMessages);

/**
 * A destination's own requirement that is overridden by its country's answer, with the age of both.
 */
export function OverruledRequirement({
  requirement,
  answer,
  place,
}: {
  requirement: VisaRequirement;
  answer: Pick<EntryAnswer, 'access' | 'asOf'>;
  /** The name of the destination. */
  place: string;
}) {
  const ownDate = isOfTeam(requirement) ? dateOfRequirement(requirement) : requirement.sourceDate;
  const reason = reasonOf(requirement);
  const date = ownDate ? partialDateText(ownDate) : t('dateUnknown');
  const answerDate = answer.asOf ? partialDateText(answer.asOf) : t('dateUnknown');
  return (
    <div className="notice">
      <p>
        {t.rich(reason, {
          place,
          answer: answerInRow({
            access: shownAccess(requirement, answer.access),
            stay: stayOfRequirement(requirement),
          }),
          strong: (children) => <strong key="reason">{children}</strong>,
        })}
      </p>
      <p>{t('overruledDates', { date, answerDate })}</p>
    </div>
  );
}

/** The reason why the country's answer takes precedence; for the team's, its sources say it above. */
function reasonOf(requirement: VisaRequirement) {
  const { sourceAddress, sourceDate } = requirement;
  if (isOfTeam(requirement)) return 'overruledTeam';
  if (!sourceAddress) return 'overruledUnsourced';
  return sourceDate ? 'overruledOlder' : 'overruledUndated';
}

/** The country's answer, if the destination's own requirement overrides it. */
export function OverruledCountry({
  answer,
  country,
  differs,
}: {
  answer: EntryAnswer;
  country: string;
  differs: DestinationVerdict['differs'];
}) {
  const { source, asOf } = answer;
  const values = {
    country,
    answer: answerInRow(answer),
    strong: (children: ReactNode) => <strong key="country">{children}</strong>,
  };
  const date = asOf ? partialDateText(asOf) : t('dateUnknown');
  return (
    <div className="notice">
      <p>
        {differs ? t.rich('otherSource', { ...values, date }) : t.rich('nationalRules', values)}
      </p>
      {source && (
        <p>{t.rich('sourceUnchecked', { source: sourceInWords(source), link: linkTo(source) })}</p>
      )}
    </div>
  );
}
