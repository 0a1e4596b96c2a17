import { Link } from '@tanstack/react-router';
import messages from '#messages/en/passports.gen.ts';
import workMessages from '#messages/en/work.gen.ts';
import { translator } from '#messages/translate.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { useCountries } from '../useCountries.ts';

const t = translator(messages);
const workText = translator(workMessages);

/** Where a passport's holder may work without a permit, surely and probably, and the list of all countries. */
export function WorkSection({
  passport,
  working: { sure, probable },
}: {
  /** Its code. */
  passport: string;
  working: RouterOutputs['passport']['byCode']['working'];
}) {
  const isKnown = sure.length + probable.length > 0;
  return (
    <section aria-labelledby="work" className="flex flex-col gap-3">
      <h2 id="work" className="text-2xl font-semibold">
        {t('work')}
      </h2>
      <Answers passport={passport} codes={sure} summary="workWithoutPermit" />
      <Answers passport={passport} codes={probable} summary="workProbably" />
      {isKnown && <p className="max-w-3xl text-sm text-ink-soft">{t('workElsewhere')}</p>}
      <Link
        to="/visa-info/$topic"
        params={{ topic: 'working' }}
        search={{ from: passport }}
        className="link inline-flex min-h-11 items-center self-start"
      >
        {workText('allCountries')}
      </Link>
    </section>
  );
}

/** The number of these countries, with links to their answers, which unfold. */
function Answers({
  passport,
  codes,
  summary,
}: {
  passport: string;
  codes: readonly string[];
  summary: 'workWithoutPermit' | 'workProbably';
}) {
  const countries = useCountries().filter(({ code }) => codes.includes(code));
  if (countries.length === 0) return null;
  return (
    <details>
      <summary className="min-h-11 font-semibold">
        {t(summary, { count: countries.length })}
      </summary>
      <ul className="flex flex-wrap gap-x-5">
        {countries.map(({ code, name }) => (
          <li key={code}>
            <Link
              to="/visa-info/$topic"
              params={{ topic: code }}
              search={{ from: passport, type: 'working' }}
              className="link inline-flex min-h-11 items-center"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
