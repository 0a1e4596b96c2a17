import type { ReactNode } from 'react';
import { countedPlaces } from '#core/answers/words/countedWords.ts';
import { partialDateText } from '#core/languages/partialDateText.ts';
import type { VisaType } from '#core/vocabulary.ts';
import answerMessages from '#messages/en/answers.gen.ts';
import { translator } from '#messages/translate.ts';
import { type PassportCounts, questionAbout } from './questionAbout.ts';

const t = translator(answerMessages);

/** A question that sums up all passports in a country, and its answer. */
export function PassportQuestion({
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
  const asked = questionAbout(country, counts, purpose);
  if (!asked) return null;
  return (
    <section className="no-print card flex flex-col gap-4 p-6">
      <h2 className="text-xl font-semibold">
        {answeredOn === undefined || answeredOn === counts.on
          ? t('anyPassport')
          : t('anyPassportOn', { date: partialDateText(counts.on) })}
      </h2>
      <div>
        <h3 className="font-semibold">{asked.question}</h3>
        <p>{asked.answer}</p>
      </div>
      {children ?? <p className="text-sm text-ink-soft">{countedPlaces()}</p>}
    </section>
  );
}
