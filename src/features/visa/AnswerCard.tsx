import type { ReactNode } from 'react';
import type { EntryAnswer } from '../../../server/schemas/answers/access.ts';
import { type VisaType, visaTypes } from '../../../server/schemas/constants.ts';
import type { Country } from '../passports/passportOfAnswer.ts';
import { AnswerConditions, AnswerNotes, AnswerOrigin, AnswerStay } from './AnswerFacts.tsx';
import { CountryVerdict } from './country/CountryVerdict.tsx';
import { EntryDay } from './country/EntryDay.tsx';
import { TerritoryRules } from './country/TerritoryRules.tsx';
import { PrintedSource } from './PrintedSource.tsx';
import { VisaTypeSwitch } from './VisaTypeSwitch.tsx';
import { ContactLink } from './VisaVerdict.tsx';

/** The answer: its verdict, details and sources. */
export function AnswerCard({
  answer,
  access,
  country,
  passport,
  on,
  children,
}: {
  answer: EntryAnswer;
  /** The access by kind of stay. */
  access: Partial<Record<VisaType, EntryAnswer['access']>>;
  country: Country;
  passport: Country;
  /** The day of entry, if the address has one. */
  on: string | undefined;
  /** Actions for the answer. */
  children: ReactNode;
}) {
  const types = visaTypes.filter((type) => access[type]);
  const { source } = answer;
  return (
    <section aria-labelledby="answer" className="card flex flex-col gap-5 p-5 sm:p-6">
      <h2 id="answer" className="sr-only">
        Answer
      </h2>
      <div role="status" aria-atomic="true">
        <CountryVerdict answer={answer} types={types} passport={passport} />
      </div>
      <div className="no-print flex flex-wrap items-center justify-between gap-3">
        <VisaTypeSwitch types={visaTypes} answered={types} chosen={answer.purpose} />
        <EntryDay answer={answer} />
      </div>
      {answer.access === null && <ContactLink />}
      <AnswerStay answer={answer} />
      <AnswerNotes answer={answer} country={country.name} />
      <TerritoryRules answer={answer} on={on} />
      <AnswerConditions answer={answer} />
      <AnswerOrigin answer={answer} />
      {source && (
        <PrintedSource requirement={{ sourceAddress: source.address, sourceDate: source.date }} />
      )}
      {children}
    </section>
  );
}
