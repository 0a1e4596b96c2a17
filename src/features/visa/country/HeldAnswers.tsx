import { Link } from '@tanstack/react-router';
import type { VisaStatus } from '../../../../server/schemas/answers/verdict.ts';
import { passportOf } from '../../../../server/schemas/countries/countryInSentence.ts';
import type { Country } from '../../passports/passportOfAnswer.ts';

/** The answer for one of a visitor's passports. */
export type HeldAnswer = { passport: Country; status: VisaStatus; words: string };

/** The answers for all of a visitor's passports, with the best for entry first. */
export function HeldAnswers({ answers, shown }: { answers: HeldAnswer[]; shown: string }) {
  const [best] = answers;
  if (!best || answers.length < 2) return null;
  return (
    <section aria-label="Your passports" className="flex flex-col gap-2">
      <p className="font-semibold">{advice(best)}</p>
      <ul className="divide-y divide-line border-y border-line">
        {answers.map(({ passport: { code, name, flagUrl }, words }) => (
          <li key={code} className="flex flex-wrap items-center gap-x-3">
            <img src={flagUrl} alt="" width={21} height={14} className="rounded-xs" />
            <Link
              to="."
              search={(previous: Record<string, unknown>) => ({ ...previous, from: code })}
              resetScroll={false}
              activeProps={{ 'aria-current': undefined }}
              aria-current={code === shown ? 'true' : undefined}
              className="link inline-flex min-h-11 items-center"
            >
              {name}
            </Link>
            <span className="min-w-0 text-sm">{words}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function advice({ passport, status }: HeldAnswer): string {
  const best = passportOf(passport.name);
  if (status === 'own-country') return `Enter on your ${best}: it is your own country.`;
  if (status === 'unknown') return 'There is no answer for any of your passports yet.';
  return `Easiest with your ${best}.`;
}
