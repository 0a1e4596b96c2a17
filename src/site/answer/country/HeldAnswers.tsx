import { Link } from '@tanstack/react-router';
import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import { statusOf } from '#core/answers/verdict.ts';
import { answerInRow } from '#core/answers/words/answerTexts.ts';
import { passportLabel } from '#core/countries/nationalityAdjectives.ts';
import answerMessages from '#messages/en/answers.gen.ts';
import { translator } from '#messages/translate.ts';
import type { Country } from '#src/site/passports/passportOfAnswer.ts';

const t = translator(answerMessages);

/** The answer for one of a visitor's passports. */
type HeldAnswer = { passport: Country } & Pick<EntryAnswer, 'access' | 'stay' | 'restriction'>;

/** The answers for all of a visitor's passports, with the best for entry first. */
export function HeldAnswers({ answers, shown }: { answers: HeldAnswer[]; shown: string }) {
  const [best] = answers;
  if (!best || answers.length < 2) return null;
  return (
    <section aria-label={t('yourPassports')} className="no-print flex flex-col gap-2">
      <p className="font-semibold">{advice(best)}</p>
      <ul className="divide-y divide-line border-y border-line">
        {answers.map(({ passport: { code, name, flagUrl }, ...answer }) => (
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
            <span className="min-w-0 text-sm">{answerInRow(answer)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function advice({ passport, ...answer }: HeldAnswer): string {
  const status = statusOf(answer);
  if (status === 'unknown') return t('noPassport');
  const key = status === 'own_country' ? 'ownPassport' : 'easiestPassport';
  return t(key, { passport: passportLabel(passport) });
}
