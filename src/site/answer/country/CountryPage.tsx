import { Link, useLocation } from '@tanstack/react-router';
import { collectorOf } from '#core/answers/words/answerTexts.ts';
import { sourcesOfChecklist } from '#core/border/checklistWords.ts';
import type { FormState } from '#core/formState.ts';
import { DEFAULT_STAY } from '#core/vocabulary.ts';
import answerMessages from '#messages/en/answers.gen.ts';
import { translator } from '#messages/translate.ts';
import { trpc } from '#src/lib/trpc.ts';
import { AddressProblems } from '#src/site/answerLists/AddressProblems.tsx';
import { useCountUnanswered } from '#src/site/answerLists/useCountUnanswered.ts';
import { BorderChecklistCard } from '#src/site/border/BorderChecklistCard.tsx';
import { BorderNotices } from '#src/site/border/BorderNotices.tsx';
import { numberedSources } from '#src/site/border/numberedSources.ts';
import { SourceMark } from '#src/site/border/SourceMarks.tsx';
import { TransitSides } from '#src/site/border/TransitSides.tsx';
import { RemoteWorkLink } from '#src/site/nomads/RemoteWorkLink.tsx';
import { PassportCheck } from '#src/site/passports/check/PassportCheck.tsx';
import type { Country, PassportOfAnswer } from '#src/site/passports/passportOfAnswer.ts';
import type { UnclearCountry } from '#src/site/passports/queries.ts';
import { VisitorWork } from '#src/site/work/VisitorWork.tsx';
import { WaysToWork } from '#src/site/work/WaysToWork.tsx';
import { AnswerCard } from '../AnswerCard.tsx';
import { AnswerConditions, AnswerNotes, StayRule } from '../AnswerFacts.tsx';
import { ForWhom } from '../ForWhom.tsx';
import { AnswerActions } from './AnswerActions.tsx';
import type { AskedQuestion } from './askedQuestion.ts';
import { CountryInBrief } from './CountryInBrief.tsx';
import { DestinationsThere } from './DestinationsThere.tsx';
import { HeldAnswers } from './HeldAnswers.tsx';
import { KindsOfStay } from './KindsOfStay.tsx';
import { PassportQuestion } from './PassportQuestion.tsx';
import { QuestionLine } from './QuestionLine.tsx';
import { RequirementsThere } from './RequirementsThere.tsx';
import { TerritoryRules } from './TerritoryRules.tsx';

const t = translator(answerMessages);

/** A country's page: a passport's answer, with its sources and further information. */
export function CountryPage({
  country,
  passport: shownPassport,
  question,
  page,
  problems,
  unclear,
  reported,
  refused,
  sentDates,
}: {
  country: Country;
  passport: PassportOfAnswer;
  question: AskedQuestion;
  /** Of the destinations there, from 1. */
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
}) {
  const { href } = useLocation();
  const [{ name: site }] = trpc.settings.site.useSuspenseQuery();
  const [shown] = trpc.page.answer.useSuspenseQuery(question.input);
  const { compared, answer, checklist, names, notices } = shown;
  const sources = numberedSources(
    [
      ...notices.notices.flatMap(({ source }) => source ?? []),
      ...sourcesOfChecklist({ lines: checklist?.lines ?? [] }),
    ],
    collectorOf(answer),
  );
  const passport = shownPassport.country;
  const { on, holds } = question.input;
  const { purpose } = answer;
  useCountUnanswered(shown.unanswered);
  return (
    <div className="container-site flex flex-col gap-4 py-4 sm:py-8">
      <header className="flex flex-col gap-1">
        <h1 className="text-2xl font-bold sm:text-4xl">
          {t('visaFor', { country: country.name })}
        </h1>
        <QuestionLine passport={shownPassport} country={country} purpose={purpose} />
        <AddressProblems problems={problems} unclear={unclear} />
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <AnswerCard
            answer={answer}
            passport={passport}
            holds={holds}
            longerVisa={shown.longerVisa}
            step={shown.step}
            hasChecklist={checklist !== null}
            notices={
              <BorderNotices
                {...notices}
                sourceOf={({ source }) => <SourceMark source={source} sources={sources} />}
              />
            }
            site={site}
          >
            {answer.access === null && !answer.restriction && (
              <RequirementsThere answer={answer} question={question} page={page} />
            )}
          </AnswerCard>
          {shown.isPast && <p className="notice">{t('pastDay')}</p>}
          <TransitSides answer={answer} />
          <WaysToWork
            answer={answer}
            country={country.name}
            nomadSchemes={shown.nomadSchemes}
            step={shown.step}
          />
          <BorderChecklistCard
            checklist={checklist}
            sources={sources}
            sites={shown.sites}
            nameOf={(one) => names[one] ?? one}
          />
          <section className="flex flex-col gap-4 empty:hidden">
            <StayRule answer={answer} />
            <AnswerNotes answer={answer} />
            <TerritoryRules territory={shown.territory} answer={answer} on={on} />
            <AnswerConditions answer={answer} />
            {purpose !== 'working' && <VisitorWork answer={answer} />}
          </section>
          <ForWhom />
          {!answer.restriction && (
            <PassportCheck
              country={country.name}
              conditions={shown.passportConditions}
              on={on}
              sent={sentDates}
            />
          )}
          <KindsOfStay kinds={shown.kinds} chosen={answer} />
          <HeldAnswers answers={compared} shown={passport.code} />
          {purpose !== 'working' && shown.nomadSchemes.length > 0 && (
            <RemoteWorkLink country={country.name} />
          )}
          <DestinationsThere
            country={country}
            passport={passport}
            answer={answer}
            question={question}
            page={page}
            site={site}
          />
        </div>
        <aside className="no-print min-w-0">
          <details className="aside-fold">
            <summary className="min-h-11 cursor-pointer content-center font-semibold">
              {t('factsAndFigures', { country: country.name })}
            </summary>
            <div className="flex flex-col gap-6">
              <CountryInBrief name={country.name} place={shown.place} />
              <PassportQuestion country={country.name} counts={shown.counts} answeredOn={answer.on}>
                <Link
                  to="/visa-info/$topic/passports"
                  params={{ topic: country.code }}
                  search={{ type: purpose === DEFAULT_STAY ? undefined : purpose }}
                  className="link inline-flex min-h-11 items-center"
                >
                  {t('everyPassport', { country: country.name })}
                </Link>
              </PassportQuestion>
            </div>
          </details>
        </aside>
      </div>
      <AnswerActions
        answer={answer}
        passport={passport}
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
