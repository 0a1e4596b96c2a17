import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { unpackAnswers } from '#core/answers/packedAnswers.ts';
import { accessInWords } from '#core/answers/words/accessWords.ts';
import { sentenceGap } from '#core/languages/sentences.ts';
import { DEFAULT_STAY, type VisaType, visaTypes } from '#core/vocabulary.ts';
import coverageMessages from '#messages/en/coverage.gen.ts';
import passportsThereMessages from '#messages/en/passportsThere.gen.ts';
import { localAddress } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import { trpc } from '#src/lib/trpc.ts';
import { PassportQuestion } from '#src/site/answer/country/PassportQuestion.tsx';
import type { PassportCounts } from '#src/site/answer/country/questionAbout.ts';
import { VisaTypeSwitch } from '#src/site/answer/verdict/VisaTypeSwitch.tsx';
import { AnswerTable } from '#src/site/answerLists/AnswerTable.tsx';
import type { AnswerTableSearch, TableAnswer } from '#src/site/answerLists/answerRows.ts';
import { GovernmentPages } from '#src/site/answerLists/GovernmentPages.tsx';
import { NotCounted } from '#src/site/documents/NotCounted.tsx';
import { WorldMap } from '#src/site/map/WorldMap.tsx';
import { PageIntro } from '#src/ui/PageIntro.tsx';
import type { Country } from '../passportOfAnswer.ts';
import { useCountries } from '../useCountries.ts';
import { passportsThereInput, titles } from './queries.ts';

const t = translator(passportsThereMessages);
const coverageText = translator(coverageMessages);

/** What every passport needs in a country: the counts, a map and a table. */
export function PassportsTherePage({
  country: { code, name },
  purpose,
  search,
}: {
  country: Country;
  purpose: VisaType;
  search: AnswerTableSearch;
}) {
  const input = passportsThereInput(code, purpose);
  const [counts] = trpc.countryFacts.passportCounts.useSuspenseQuery(input);
  const rows = usePassportRows(code, purpose);
  const isTourist = purpose === DEFAULT_STAY;
  const title = t(titles[purpose], { country: name });
  return (
    <div className="container-site flex flex-col gap-8 py-8">
      <div>
        <PageIntro title={title}>{introOf(purpose)}</PageIntro>
        <Link
          to="/visa-info/$topic"
          params={{ topic: code }}
          search={{ type: isTourist ? undefined : purpose }}
          className="link no-print -mt-5 inline-flex min-h-11 items-center"
        >
          {t('visaFor', { country: name })}
        </Link>
        {isTourist && <Sources counts={counts} />}
      </div>
      <VisaTypeSwitch types={visaTypes} chosen={purpose} />
      <NotCounted why="notCountedOfMany" />
      <PassportQuestion country={name} counts={counts} purpose={purpose} />
      <section id="who-may-enter" aria-label={title} className="flex flex-col gap-4">
        <WorldMap title={title} countries={rows} tableId="answers" />
        <AnswerTable label={t('table', { country: name })} rows={rows} search={search} />
      </section>
    </div>
  );
}

function introOf(purpose: VisaType): string {
  if (purpose !== 'working') return t(purpose === 'transit' ? 'transitIntro' : 'intro');
  const free = accessInWords('freedom_of_movement');
  return t('workingIntro', { free, permit: accessInWords('visa_required') });
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

function usePassportRows(destination: string, purpose: VisaType): TableAnswer[] {
  const input = passportsThereInput(destination, purpose);
  const [packed] = trpc.countryFacts.passportEntry.useSuspenseQuery(input);
  const countries = useCountries();
  return useMemo(() => {
    const entryOf = new Map(unpackAnswers(packed).map((entry) => [entry.code, entry]));
    const ofPurpose = purpose === DEFAULT_STAY ? '' : `&type=${purpose}`;
    return countries.flatMap(({ code, name }) => {
      const entry = entryOf.get(code);
      const href = localAddress(`/visa-info/${destination}?from=${code}${ofPurpose}`);
      return entry ? [{ ...entry, name, href }] : [];
    });
  }, [packed, countries, destination, purpose]);
}
