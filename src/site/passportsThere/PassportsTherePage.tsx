import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { unpackAnswers } from '#core/answers/packedAnswers.ts';
import { sentenceGap } from '#core/languages/sentences.ts';
import coverageMessages from '#messages/coverage/en.gen.ts';
import { localAddress } from '#messages/language.ts';
import passportsThereMessages from '#messages/passportsThere/en.gen.ts';
import { translator } from '#messages/translate.ts';
import { trpc } from '#src/lib/trpc.ts';
import { PageIntro } from '#src/ui/PageIntro.tsx';
import { PassportQuestions } from '../answer/country/PassportQuestions.tsx';
import type { PassportCounts } from '../answer/country/questionsAbout.ts';
import { AnswerTable } from '../answerLists/AnswerTable.tsx';
import type { AnswerTableSearch, TableAnswer } from '../answerLists/answerRows.ts';
import { GovernmentPages } from '../answerLists/GovernmentPages.tsx';
import { NotCounted } from '../documents/NotCounted.tsx';
import { WorldMap } from '../map/WorldMap.tsx';
import type { Country } from '../passports/passportOfAnswer.ts';
import { countryInput } from '../passports/queries.ts';
import { useCountries } from '../passports/useCountries.ts';

const t = translator(passportsThereMessages);
const coverageText = translator(coverageMessages);

/** What every passport needs in a country: the counts, a map and a table. */
export function PassportsTherePage({
  country: { code, name },
  search,
}: {
  country: Country;
  search: AnswerTableSearch;
}) {
  const [counts] = trpc.countryFacts.passportCounts.useSuspenseQuery(countryInput(code));
  const rows = usePassportRows(code);
  return (
    <div className="container-site flex flex-col gap-8 py-8">
      <div>
        <PageIntro title={t('title', { country: name })}>{t('intro')}</PageIntro>
        <Link
          to="/visa-info/$topic"
          params={{ topic: code }}
          className="link no-print -mt-5 inline-flex min-h-11 items-center"
        >
          {t('visaFor', { country: name })}
        </Link>
        <Sources counts={counts} />
      </div>
      <NotCounted why="notCountedOfMany" />
      <PassportQuestions country={name} counts={counts} />
      <section
        id="who-may-enter"
        aria-label={t('title', { country: name })}
        className="flex flex-col gap-4"
      >
        <WorldMap title={t('title', { country: name })} countries={rows} tableId="answers" />
        <AnswerTable label={t('table', { country: name })} rows={rows} search={search} />
      </section>
    </div>
  );
}

/** How many answers rest on government pages. */
function Sources({ counts }: { counts: PassportCounts }) {
  return (
    <GovernmentPages of={counts}>
      {sentenceGap()}
      <Link to="/credits" hash="coverage" className="link no-print">
        {coverageText('whereFrom')}
      </Link>
    </GovernmentPages>
  );
}

function usePassportRows(destination: string): TableAnswer[] {
  const [packed] = trpc.countryFacts.passportEntry.useSuspenseQuery(countryInput(destination));
  const countries = useCountries();
  return useMemo(() => {
    const entryOf = new Map(unpackAnswers(packed).map((entry) => [entry.code, entry]));
    return countries.flatMap(({ code, name }) => {
      const entry = entryOf.get(code);
      return entry
        ? [{ ...entry, name, href: localAddress(`/visa-info/${destination}?from=${code}`) }]
        : [];
    });
  }, [packed, countries, destination]);
}
