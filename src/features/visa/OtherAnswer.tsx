import answerMessages from '../../../messages/answers/en.gen.ts';
import type { EntryAnswer } from '../../../server/schemas/answers/access.ts';
import { answerInRow, sourceInWords } from '../../../server/schemas/answers/answerTexts.ts';
import { statedAccess } from '../../../server/schemas/answers/destinationVerdict.ts';
import { partialDateText } from '../../../server/schemas/rules/partialDateText.ts';
import { useMessages } from '../../lib/useMessages.ts';
import { linkTo } from './linkTo.tsx';
import type { VisaRequirement } from './VisaVerdict.tsx';

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
  const { sourceDate, durationDays } = requirement;
  const t = useMessages(answerMessages);
  const reason = reasonOf(requirement);
  const date = sourceDate ? partialDateText(sourceDate) : t('dateUnknown');
  const answerDate = answer.asOf ? partialDateText(answer.asOf) : t('dateUnknown');
  return (
    <div className="notice">
      <p>
        {t.rich(reason, {
          place,
          answer: answerInRow({
            access: statedAccess(requirement, answer.access),
            stay: { number: durationDays, unit: 'days' },
          }),
          strong: (children) => <strong key="reason">{children}</strong>,
        })}
      </p>
      <p>{t('overruledDates', { date, answerDate })}</p>
    </div>
  );
}

/** The reason why the country's answer takes precedence. */
function reasonOf({ sourceAddress, sourceDate }: VisaRequirement) {
  if (!sourceAddress) return 'overruledUnsourced';
  return sourceDate ? 'overruledOlder' : 'overruledUndated';
}

/** The country's answer, if the destination's own requirement overrides it. */
export function OverruledCountry({ answer, country }: { answer: EntryAnswer; country: string }) {
  const t = useMessages(answerMessages);
  const { source } = answer;
  return (
    <div className="notice">
      <p>
        {t.rich('nationalRules', {
          country,
          answer: answerInRow(answer),
          strong: (children) => <strong key="country">{children}</strong>,
        })}
      </p>
      {source && (
        <p>{t.rich('sourceUnchecked', { source: sourceInWords(source), link: linkTo(source) })}</p>
      )}
    </div>
  );
}
