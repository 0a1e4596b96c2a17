import { Link } from '@tanstack/react-router';
import { unansweredOf } from '#core/answers/unanswered.ts';
import { documentsCounted } from '#core/documents/heldConditions.ts';
import { DEFAULT_STAY } from '#core/vocabulary.ts';
import answerMessages from '#messages/en/answers.gen.ts';
import { translator } from '#messages/translate.ts';
import { trpc } from '#src/lib/trpc.ts';
import { useCountUnanswered } from '#src/site/answerLists/useCountUnanswered.ts';
import { BorderNotices } from '#src/site/border/BorderNotices.tsx';
import { SourceLine } from '#src/site/border/SourceLine.tsx';
import { CountedWith } from '#src/site/documents/CountedWith.tsx';
import { AnswerPassport } from '#src/site/passports/held/AnswerPassport.tsx';
import type { Country } from '#src/site/passports/passportOfAnswer.ts';
import { AnswerNews, AnswerNotes, StayRule } from '../AnswerFacts.tsx';
import { AnswerOrigin } from '../AnswerOrigin.tsx';
import type { AskedQuestion } from './askedQuestion.ts';
import { CountryVerdict } from './CountryVerdict.tsx';
import { TerritoryRules } from './TerritoryRules.tsx';

const t = translator(answerMessages);

/** A passport's short answer in a country, with a link to its page. */
export function CountryAnswerCard({
  country,
  question: { input, guessed },
}: {
  country: Country;
  question: AskedQuestion;
}) {
  const [{ passport, answer, territory, authority, longerVisa, notices }] =
    trpc.page.countryAnswer.useSuspenseQuery(input);
  useCountUnanswered(unansweredOf([answer]));
  return (
    <section aria-labelledby="country-answer" className="card flex flex-col gap-4 p-5 sm:p-8">
      <h2 id="country-answer" className="text-2xl font-semibold">
        {t('visaFor', { country: country.name })}
      </h2>
      <AnswerPassport passport={{ country: passport, guessed }} />
      <CountryVerdict
        answer={answer}
        passport={passport}
        authority={authority}
        longerVisa={longerVisa}
      />
      <BorderNotices
        {...notices}
        sourceOf={({ source }) =>
          source && (
            <span className="block text-sm font-normal text-ink-soft">
              <SourceLine source={source.line} />
            </span>
          )
        }
      />
      <AnswerNews answer={answer} />
      <StayRule answer={answer} />
      <AnswerNotes answer={answer} />
      <TerritoryRules territory={territory} answer={answer} on={undefined} />
      <CountedWith holds={input.holds} counted={documentsCounted(answer)} passports={[passport]} />
      <AnswerOrigin answer={answer} />
      <Link
        to="/visa-info/$topic"
        params={{ topic: country.code }}
        search={{
          type: answer.purpose === DEFAULT_STAY ? undefined : answer.purpose,
          from: guessed ? undefined : passport.code,
        }}
        className="button self-start"
      >
        {t('visaInformation', { country: country.name })}
      </Link>
    </section>
  );
}
