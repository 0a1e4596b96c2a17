import { useLocation } from '@tanstack/react-router';
import answerMessages from '../../../../messages/answers/en.gen.ts';
import type { EntryAnswer } from '../../../../server/schemas/answers/access.ts';
import { entersByRight, factsFor } from '../../../../server/schemas/answers/admission.ts';
import { stayOf } from '../../../../server/schemas/answers/answerTexts.ts';
import { accessInWords, statusOf } from '../../../../server/schemas/answers/verdict.ts';
import { conditionsFor } from '../../../../server/schemas/border/borderFacts.ts';
import { DEFAULT_STAY, type VisaType, visaTypes } from '../../../../server/schemas/constants.ts';
import type { FormState } from '../../../../server/schemas/formState.ts';
import { isAboutDates } from '../../../../server/schemas/travel/passportCheck.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useMessages } from '../../../lib/useMessages.ts';
import { PageIntro } from '../../../ui/PageIntro.tsx';
import { AddressProblems } from '../../access/AddressProblems.tsx';
import { BorderChecklistCard } from '../../border/BorderChecklistCard.tsx';
import { WatchLink } from '../../changes/WatchLink.tsx';
import { CountedWith } from '../../documents/CountedWith.tsx';
import { VisaSearchForm } from '../../home/VisaSearchForm.tsx';
import { PassportsThere } from '../../map/PassportsThere.tsx';
import { SaveAnswer } from '../../my/SaveAnswer.tsx';
import { PassportCheck } from '../../passportCheck/PassportCheck.tsx';
import { AnswerPassport } from '../../passports/AnswerPassport.tsx';
import type { Country } from '../../passports/passportOfAnswer.ts';
import { countryInput } from '../../passports/queries.ts';
import { AnswerCard } from '../AnswerCard.tsx';
import { answerInput } from '../queries.ts';
import { PassportQuestions } from '../questions/PassportQuestions.tsx';
import { ShareActions } from '../ShareActions.tsx';
import { CountryInBrief } from './CountryInBrief.tsx';
import type { AnsweredPassports } from './countryAnswers.ts';
import { DestinationsThere } from './DestinationsThere.tsx';
import { type HeldAnswer, HeldAnswers } from './HeldAnswers.tsx';
import { NomadSchemes } from './NomadSchemes.tsx';
import { ReportAnswer } from './ReportAnswer.tsx';
import { WatchAnswer } from './WatchAnswer.tsx';

/** A passport's answer in a country, with its sources and further information. */
export function VisaAnswer({
  country,
  passport,
  compared,
  holds,
  wanted = DEFAULT_STAY,
  on,
  page,
  problems,
  reported,
  refused,
  sentDates,
}: {
  country: Country;
  wanted: VisaType | undefined;
  /** The day of entry, if the address has one. */
  on: string | undefined;
  page: number;
  /** Explains which search parameters could not be used. */
  problems: string[];
  /** The results of "Is this wrong?", or of watching the answer, sent without scripts. */
  reported: boolean;
  refused: FormState | null;
  /** A passport's dates sent without scripts, to be checked. */
  sentDates: Record<string, string> | null;
} & AnsweredPassports) {
  const { code } = passport.country;
  const { href } = useLocation();
  const [answers] = trpc.useSuspenseQueries((t) =>
    visaTypes.map((type) => t.entryRule.answer(answerInput(code, country.code, type, on, holds))),
  );
  const [heldAnswers] = trpc.useSuspenseQueries((t) =>
    compared.map((one) =>
      t.entryRule.answer(answerInput(one.code, country.code, wanted, on, holds)),
    ),
  );
  const held = compared.flatMap((one, index) => {
    const answer = heldAnswers[index];
    return answer ? [toHeldAnswer(one, answer)] : [];
  });
  const [countryFacts] = trpc.countryFacts.byCode.useSuspenseQuery(countryInput(country.code));
  const [answer, visit] = [wanted, DEFAULT_STAY].map((type) => answers[visaTypes.indexOf(type)]);
  if (!answer || !visit) throw new Error(`No answer for a ${wanted} stay`);
  const facts = factsFor(visit, countryFacts);
  const passportConditions = conditionsFor(facts.conditions.filter(isAboutDates), visit).map(
    ({ condition }) => condition,
  );
  const access = Object.fromEntries(answers.map((one) => [one.purpose, one.access]));
  const byPurpose = Object.fromEntries(answers.map((one) => [one.purpose, one]));
  const t = useMessages(answerMessages);
  const title = t('visaFor', { country: country.name });
  return (
    <div className="container-site py-8">
      <PageIntro title={title}>{t('withPassport', { passport: passport.country.name })}</PageIntro>
      <div className="no-print -mt-5 mb-8 flex flex-col gap-3">
        <AddressProblems problems={problems} />
        <AnswerPassport passport={passport} />
        <CountedWith holds={holds} />
        <div className="flex flex-wrap items-center gap-x-4">
          {!on && (
            <SaveAnswer
              answer={answer}
              passport={passport.country}
              destination={country}
              holds={holds}
            />
          )}
          <ShareActions title={title} search={{ type: wanted, from: code }} printable />
          <WatchLink side="country" code={country.code} country={country.name} />
        </div>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <AnswerCard
            answer={answer}
            access={access}
            country={country}
            passport={passport.country}
            on={on}
          >
            <HeldAnswers answers={held} shown={code} />
            <ReportAnswer
              key={JSON.stringify(answer)}
              answer={answer}
              address={href}
              reported={reported}
              refused={refused?.form === 'answerReport' ? refused : null}
            />
            <WatchAnswer
              key={`watch ${code} ${country.code} ${wanted}`}
              answer={answer}
              address={href}
              refused={refused?.form === 'answerWatch' ? refused : null}
            />
          </AnswerCard>
          <BorderChecklistCard
            answer={answer}
            visit={visit}
            conditions={facts.conditions}
            officialLinks={facts.officialLinks}
            country={country.name}
            on={on}
          />
          <PassportCheck
            country={country.name}
            conditions={entersByRight(visit) ? null : passportConditions}
            on={on}
            sent={sentDates}
          />
          <div className={wanted === 'working' ? undefined : 'no-print'}>
            <NomadSchemes schemes={facts.nomadSchemes} country={country.name} />
          </div>
          <DestinationsThere
            country={country}
            passport={passport.country}
            answers={byPurpose}
            wanted={wanted}
            page={page}
          />
        </div>
        <aside className="flex min-w-0 flex-col gap-6">
          <div className="no-print">
            <CountryInBrief name={country.name} facts={facts} />
          </div>
          <PassportQuestions country={country} />
        </aside>
      </div>
      <PassportsThere country={country} />
      <section className="no-print mt-12 max-w-xl">
        <h2 className="mb-4 text-2xl font-semibold">Try another country</h2>
        <VisaSearchForm initial="tourist-visa" />
      </section>
    </div>
  );
}

function toHeldAnswer(passport: Country, answer: EntryAnswer): HeldAnswer {
  const stay = stayOf(answer);
  const words = accessInWords(answer.access);
  return {
    passport,
    status: statusOf(answer.access),
    words: stay ? `${words}, ${stay.charAt(0).toLowerCase()}${stay.slice(1)}` : words,
  };
}
