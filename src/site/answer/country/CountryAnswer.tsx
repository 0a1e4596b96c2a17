import { Link } from '@tanstack/react-router';
import { unansweredOf } from '#core/answers/unanswered.ts';
import { DEFAULT_STAY } from '#core/constants.ts';
import { type VisaType, visaTypes } from '#core/vocabulary.ts';
import answerMessages from '#messages/answers/en.gen.ts';
import { translator } from '#messages/translate.ts';
import { trpc } from '#src/lib/trpc.ts';
import { useCountUnanswered } from '#src/site/answerLists/useCountUnanswered.ts';
import { CountedWith } from '#src/site/documents/CountedWith.tsx';
import { AnswerPassport } from '#src/site/passports/AnswerPassport.tsx';
import { countryInput } from '#src/site/passports/queries.ts';
import { AnswerNews, AnswerNotes, StayRule } from '../AnswerFacts.tsx';
import { AnswerOrigin } from '../AnswerOrigin.tsx';
import { answerInput } from '../queries.ts';
import { CountryVerdict } from './CountryVerdict.tsx';
import type { AnsweredPassports } from './countryAnswers.ts';
import { TerritoryRules } from './TerritoryRules.tsx';

const t = translator(answerMessages);

/** A passport's short answer in a country, with a link to its page. */
export function CountryAnswer({
  code,
  purpose,
  passport,
  holds,
}: {
  code: string;
  /** If nothing is known of this kind of stay, the tourist's answer is shown. */
  purpose: VisaType;
} & Pick<AnsweredPassports, 'passport' | 'holds'>) {
  const from = passport.country.code;
  const [country] = trpc.country.byCode.useSuspenseQuery(countryInput(code));
  const [answers] = trpc.useSuspenseQueries((t) =>
    visaTypes.map((type) => t.entryRule.answer(answerInput(from, code, type, undefined, holds))),
  );
  const answer =
    answers.find((one) => one.purpose === purpose && one.access) ??
    answers.find((one) => one.purpose === DEFAULT_STAY);
  useCountUnanswered(unansweredOf(answer ? [answer] : []));
  if (!answer) return null;
  return (
    <section aria-labelledby="country-answer" className="card flex flex-col gap-4 p-5 sm:p-8">
      <h2 id="country-answer" className="text-2xl font-semibold">
        {t('visaFor', { country: country.name })}
      </h2>
      <AnswerPassport passport={passport} />
      <CountryVerdict answer={answer} passport={passport.country} />
      <AnswerNews answer={answer} />
      <StayRule answer={answer} />
      <AnswerNotes answer={answer} />
      <TerritoryRules answer={answer} on={undefined} holds={holds} />
      <CountedWith holds={holds} passports={[passport.country]} />
      <AnswerOrigin answer={answer} />
      <Link
        to="/visa-info/$topic"
        params={{ topic: code }}
        search={{
          type: answer.purpose === DEFAULT_STAY ? undefined : answer.purpose,
          from: passport.guessed ? undefined : from,
        }}
        className="button self-start"
      >
        {t('visaInformation', { country: country.name })}
      </Link>
    </section>
  );
}
