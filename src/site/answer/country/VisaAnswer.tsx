import { Link, useLocation } from '@tanstack/react-router';
import type { EntryAnswer } from '#core/answers/access.ts';
import { entersByRight, factsFor } from '#core/answers/admission.ts';
import { unansweredOf } from '#core/answers/unanswered.ts';
import { statusOf } from '#core/answers/verdict.ts';
import { answerInRow } from '#core/answers/words/answerTexts.ts';
import { conditionsFor } from '#core/border/borderFacts.ts';
import { borderChecklist, checklistBelowVerdict, isSilent } from '#core/border/checklist.ts';
import { DEFAULT_STAY } from '#core/constants.ts';
import type { FormState } from '#core/formState.ts';
import { isAboutDates } from '#core/passports/passportCheck.ts';
import { type VisaType, visaTypes } from '#core/vocabulary.ts';
import answerMessages from '#messages/answers/en.gen.ts';
import { translator } from '#messages/translate.ts';
import { trpc } from '#src/lib/trpc.ts';
import { AddressProblems } from '#src/site/answerLists/AddressProblems.tsx';
import { useCountUnanswered } from '#src/site/answerLists/useCountUnanswered.ts';
import { BorderChecklistCard } from '#src/site/border/BorderChecklistCard.tsx';
import { PassportCheck } from '#src/site/passportCheck/PassportCheck.tsx';
import type { Country } from '#src/site/passports/passportOfAnswer.ts';
import { countryInput, type UnclearCountry } from '#src/site/passports/queries.ts';
import { AnswerCard } from '../AnswerCard.tsx';
import { AnswerConditions, AnswerNotes, StayRule } from '../AnswerFacts.tsx';
import { ForWhom } from '../ForWhom.tsx';
import { answerInput } from '../queries.ts';
import { AnswerActions } from './AnswerActions.tsx';
import { CountryInBrief } from './CountryInBrief.tsx';
import type { AnsweredPassports } from './countryAnswers.ts';
import { DestinationsThere } from './DestinationsThere.tsx';
import { type HeldAnswer, HeldAnswers } from './HeldAnswers.tsx';
import { KindsOfStay } from './KindsOfStay.tsx';
import { NomadSchemes } from './NomadSchemes.tsx';
import { PassportQuestions } from './PassportQuestions.tsx';
import { QuestionLine } from './QuestionLine.tsx';
import { TerritoryRules } from './TerritoryRules.tsx';
import './question.css';

const t = translator(answerMessages);

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
  unclear,
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
  /** The text of its passport, if that names no one country. */
  unclear: UnclearCountry | undefined;
  /** The results of "Is this wrong?", or of watching the answer, sent without scripts. */
  reported: boolean;
  refused: FormState | null;
  /** A passport's dates sent without scripts, to be checked. */
  sentDates: Record<string, string> | null;
} & AnsweredPassports) {
  const { href } = useLocation();
  const { code } = passport.country;
  const [answers] = trpc.useSuspenseQueries((query) =>
    visaTypes.map((type) =>
      query.entryRule.answer(answerInput(code, country.code, type, on, holds)),
    ),
  );
  const held = useHeldAnswers(compared, { country, wanted, on, holds });
  const [countryFacts] = trpc.countryFacts.byCode.useSuspenseQuery(countryInput(country.code));
  const [answer, visit] = [wanted, DEFAULT_STAY].map((type) => answers[visaTypes.indexOf(type)]);
  if (!answer || !visit) throw new Error(`No answer for a ${wanted} stay`);
  useCountUnanswered(unansweredOf([answer, ...held]));
  const facts = factsFor(visit, countryFacts);
  const passportConditions = conditionsFor(facts.conditions.filter(isAboutDates), visit).map(
    ({ condition }) => condition,
  );
  const { conditions, officialLinks, names } = facts;
  const checklist = checklistBelowVerdict(
    borderChecklist({
      answer,
      visit,
      conditions,
      officialLinks,
      on,
      leave: undefined,
      before: [],
    }),
  );
  const byPurpose = Object.fromEntries(answers.map((one) => [one.purpose, one]));
  return (
    <div className="container-site flex flex-col gap-4 py-4 sm:py-8">
      <header className="flex flex-col gap-1">
        <h1 className="text-2xl font-bold sm:text-4xl">
          {t('visaFor', { country: country.name })}
        </h1>
        <QuestionLine passport={passport} country={country} purpose={wanted} />
        <AddressProblems problems={problems} unclear={unclear} />
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <AnswerCard
            answer={answer}
            passport={passport.country}
            holds={holds}
            officialLinks={officialLinks}
            hasChecklist={!isSilent(checklist)}
          />
          <BorderChecklistCard
            answer={answer}
            checklist={checklist}
            officialLinks={officialLinks}
            nameOf={(one) => names[one] ?? one}
          />
          <section className="flex flex-col gap-4 empty:hidden">
            <StayRule answer={answer} />
            <AnswerNotes answer={answer} />
            <TerritoryRules answer={answer} on={on} holds={holds} />
            <AnswerConditions answer={answer} />
          </section>
          <ForWhom />
          {!answer.restriction && (
            <PassportCheck
              country={country.name}
              conditions={entersByRight(visit) ? null : passportConditions}
              on={on}
              sent={sentDates}
            />
          )}
          <KindsOfStay answers={answers} chosen={answer} />
          <HeldAnswers answers={held.map(inShort)} shown={code} />
          <div className={wanted === 'working' ? undefined : 'no-print'}>
            <NomadSchemes
              schemes={answer.restriction ? [] : facts.nomadSchemes}
              country={country.name}
            />
          </div>
          <DestinationsThere
            country={country}
            passport={passport.country}
            answers={byPurpose}
            wanted={wanted}
            page={page}
          />
        </div>
        <aside className="no-print flex min-w-0 flex-col gap-6">
          <CountryInBrief name={country.name} facts={facts} />
          <PassportQuestions country={country} answeredOn={answer.on}>
            <Link
              to="/visa-info/$topic/passports"
              params={{ topic: country.code }}
              className="link inline-flex min-h-11 items-center"
            >
              {t('everyPassport', { country: country.name })}
            </Link>
          </PassportQuestions>
        </aside>
      </div>
      <AnswerActions
        answer={answer}
        passport={passport.country}
        country={country}
        holds={holds}
        on={on}
        reported={reported}
        refused={refused}
        address={href}
      />
    </div>
  );
}

/** The answers for all of the visitor's passports, easiest first. */
function useHeldAnswers(
  compared: Country[],
  {
    country,
    wanted,
    on,
    holds,
  }: {
    country: Country;
    wanted: VisaType;
    on: string | undefined;
    holds: string | undefined;
  },
): (EntryAnswer & { held: Country })[] {
  const [answers] = trpc.useSuspenseQueries((query) =>
    compared.map(({ code }) =>
      query.entryRule.answer(answerInput(code, country.code, wanted, on, holds)),
    ),
  );
  return compared.flatMap((passport, index) => {
    const answer = answers[index];
    return answer ? [{ ...answer, held: passport }] : [];
  });
}

function inShort({ held, ...answer }: EntryAnswer & { held: Country }): HeldAnswer {
  return { passport: held, status: statusOf(answer), words: answerInRow(answer) };
}
