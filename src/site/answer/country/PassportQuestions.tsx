import type { ReactNode } from 'react';
import { countedPlaces } from '#core/answers/words/countedWords.ts';
import { partialDateText } from '#core/languages/partialDateText.ts';
import answerMessages from '#messages/answers/en.gen.ts';
import { translator } from '#messages/translate.ts';
import { trpc } from '#src/lib/trpc.ts';
import type { Country } from '#src/site/passports/passportOfAnswer.ts';
import { countryInput } from '#src/site/passports/queries.ts';
import { questionsAbout } from './questionsAbout.ts';

const t = translator(answerMessages);

/** Questions and answers that sum up all passports in a country. */
export function PassportQuestions({
  country: { code, name },
  answeredOn,
  children,
}: {
  country: Pick<Country, 'code' | 'name'>;
  /** The day of entry of the answer beside them; the numbers are today's. */
  answeredOn?: string;
  /** A link to more. */
  children?: ReactNode;
}) {
  const [counts] = trpc.countryFacts.passportCounts.useSuspenseQuery(countryInput(code));
  const questions = questionsAbout(name, counts);
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
