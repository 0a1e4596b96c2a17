import type { EntryAnswer } from '../../../server/schemas/answers/access.ts';
import { stayInWords } from '../../../server/schemas/answers/answerTexts.ts';
import { statedAccess } from '../../../server/schemas/answers/destinationVerdict.ts';
import { accessInWords } from '../../../server/schemas/answers/verdict.ts';
import { inSentence } from '../../../server/schemas/countries/countryInSentence.ts';
import { partialDateText } from '../../../server/schemas/rules/partialDateText.ts';
import { SourceName } from './SourceName.tsx';
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
  const stay = stayInWords({ number: durationDays, unit: 'days' }).toLowerCase();
  return (
    <div className="notice">
      <p>
        <strong>{reasonOf(requirement)}:</strong> our own entry for {place} says “
        {accessInWords(statedAccess(requirement, answer.access))}, {stay}”.
      </p>
      <p>
        Its date: {sourceDate ? partialDateText(sourceDate) : 'unknown'}. Date of the answer above:{' '}
        {answer.asOf ? partialDateText(answer.asOf) : 'unknown'}.
      </p>
    </div>
  );
}

/** The reason why the country's answer takes precedence. */
function reasonOf({ sourceAddress, sourceDate }: VisaRequirement): string {
  if (!sourceAddress) return 'Without a source';
  return sourceDate ? 'Older' : 'Without a date';
}

/** The country's answer, if the destination's own requirement overrides it. */
export function OverruledCountry({ answer, country }: { answer: EntryAnswer; country: string }) {
  const { access, stay, source } = answer;
  return (
    <div className="notice">
      <p>
        <strong>National rules of {inSentence(country)}:</strong> {accessInWords(access)}
        {stay && `, ${stayInWords(stay).toLowerCase()}`}.
      </p>
      {source && (
        <p>
          Source: <SourceName source={source} />.
        </p>
      )}
    </div>
  );
}
