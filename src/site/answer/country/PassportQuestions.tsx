import type { ReactNode } from 'react';
import { countedPlaces } from '#core/answers/words/countedWords.ts';
import { partialDateText } from '#core/languages/partialDateText.ts';
import type { VisaType } from '#core/vocabulary.ts';
import answerMessages from '#messages/en/answers.gen.ts';
import { translator } from '#messages/translate.ts';
import { type PassportCounts, questionsAbout } from './questionsAbout.ts';

const t = translator(answerMessages);

/** Questions and answers that sum up all passports in a country. */
export function PassportQuestions({
  country,
  counts,
  purpose,
  answeredOn,
  children,
}: {
  /** Its name. */
  country: string;
  counts: PassportCounts;
  /** What the counts are for; by default a tourist stay. */
  purpose?: VisaType;
  /** The day of entry of the answer beside them; the numbers are today's. */
  answeredOn?: string;
  /** A link to more. */
  children?: ReactNode;
}) {
  const questions = questionsAbout(country, counts, purpose);
  if (questions.length === 0) return null;
  return (
    <section className="no-print card flex flex-col gap-4 p-6">
      <h2 className="text-xl font-semibold">
        {answeredOn === undefined || answeredOn === counts.on
          ? t('anyPassport')
          : t('anyPassportOn', { date: partialDateText(counts.on) })}
      </h2>
      {questions.map(({ question, answer }) => (
        <div key={question}>
          <h3 className="font-semibold">{question}</h3>
          <p>{answer}</p>
        </div>
      ))}
      {children ?? <p className="text-sm text-ink-soft">{countedPlaces()}</p>}
    </section>
  );
}
