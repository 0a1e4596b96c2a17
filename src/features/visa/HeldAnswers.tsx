import { Link } from '@tanstack/react-router';
import { accessInWords } from '../../../server/schemas/verdict.ts';
import { passportOf } from '../../lib/countryName.ts';
import { trpc } from '../../lib/trpc.ts';
import type { Country } from '../passports/passportOfAnswer.ts';
import { stayOf } from './answerTexts.ts';
import { indexOfEasiest } from './countryAnswers.ts';
import type { answerInput } from './queries.ts';

/** What each of a visitor's passports needs, the best first to be seen; which to enter on. */
export function HeldAnswers({
  passports,
  shown,
  input,
}: {
  passports: Country[];
  /** The code of the passport whose answer the page shows. */
  shown: string;
  input: Omit<ReturnType<typeof answerInput>, 'passport'>;
}) {
  const [answers] = trpc.useSuspenseQueries((t) =>
    passports.map(({ code }) => t.entryRule.answer({ ...input, passport: code })),
  );
  const best = passports[indexOfEasiest(answers)];
  const own = answers.find(({ access }) => access === 'own_country');
  return (
    <section className="card p-6" aria-labelledby="held-passports">
      <h2 id="held-passports" className="mb-2 text-xl font-semibold">
        Your passports
      </h2>
      {best && (
        <p className="mb-3">
          {own ? 'Enter on your ' : 'Easiest with your '}
          {passportOf(best.name)}
          {own && ': countries expect their own citizens to'}.
        </p>
      )}
      <ul className="divide-y divide-line">
        {passports.map(({ code, name, flagUrl }, index) => {
          const answer = answers[index];
          if (!answer) return null;
          const stay = stayOf(answer);
          return (
            <li key={code} className="flex flex-wrap items-baseline gap-x-3 py-2">
              <img src={flagUrl} alt="" width={21} height={14} className="rounded-xs" />
              <Link
                to="."
                search={(previous: Record<string, unknown>) => ({ ...previous, from: code })}
                resetScroll={false}
                activeProps={{ 'aria-current': undefined }}
                aria-current={code === shown ? 'true' : undefined}
                className="link inline-flex min-h-11 items-center font-semibold"
              >
                {name}
              </Link>
              <span className="min-w-0">
                {accessInWords(answer.access)}
                {stay && `, ${stay.charAt(0).toLowerCase()}${stay.slice(1)}`}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
