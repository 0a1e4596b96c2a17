import type { ChecklistLine } from '#core/border/checklist.ts';
import { lineInWords, sourceOfLine } from '#core/border/checklistWords.ts';
import { passportLabel } from '#core/countries/nationalityAdjectives.ts';
import { sentencesInWords } from '#core/languages/sentences.ts';
import answerMessages from '#messages/en/answers.gen.ts';
import { translator } from '#messages/translate.ts';
import type { Country } from '../passports/passportOfAnswer.ts';
import type { NumberedSources } from './numberedSources.ts';
import { SourceMark } from './SourceMarks.tsx';

const t = translator(answerMessages);

/** What a border says beside the verdict: a refusal by earlier travel, the passport to use, the cost of an overstay. */
export function BorderNotices({
  lines,
  own,
  sources,
  nameOf,
}: {
  lines: ChecklistLine[];
  /** The destination's passport, if the visitor has it and another one. */
  own?: Pick<Country, 'code' | 'name'> | undefined;
  /** The list that its marks lead to. */
  sources: NumberedSources;
  /** Gives a country's name. */
  nameOf: (code: string) => string;
}) {
  return lines.map((line) => {
    const { subject, binding } = line;
    const { text, details } = lineInWords(line, nameOf);
    return (
      <div
        key={`${subject} ${text} ${details[0]}`}
        data-subject={subject}
        data-binding={binding ?? undefined}
        className={subject === 'overstay' ? 'text-sm' : 'notice'}
      >
        {subject === 'own_passport' && own && (
          <p className="font-semibold">{t('ownPassport', { passport: passportLabel(own) })}</p>
        )}
        <p className={subject === 'travel_history' ? 'font-semibold' : undefined}>
          {text}
          <SourceMark source={sourceOfLine(line)} sources={sources} />
        </p>
        {details.length > 0 && <p>{sentencesInWords(details)}</p>}
      </div>
    );
  });
}
