import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type ShownAnswer, unpackAnswers } from '#core/answers/packedAnswers.ts';
import { passportLabel } from '#core/countries/nationalityAdjectives.ts';
import messages from '#messages/en/passports.gen.ts';
import { localAddress } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import { trpc } from '#src/lib/trpc.ts';
import type { AnswerTableSearch, TableAnswer } from '#src/site/answerLists/answerRows.ts';
import { CountedWith } from '#src/site/documents/CountedWith.tsx';
import { useStatedHolds } from '#src/site/documents/StatedDocuments.tsx';
import { WorldMap } from '#src/site/map/WorldMap.tsx';
import type { Country } from '../passportOfAnswer.ts';
import { useCountries } from '../useCountries.ts';
import { DestinationGroups } from './DestinationGroups.tsx';
import { HoldPassport } from './HoldPassport.tsx';
import { LatestChanges } from './LatestChanges.tsx';
import { PassportFigures } from './PassportFigures.tsx';
import { PassportSources } from './PassportSources.tsx';
import { passportInput } from './queries.ts';
import { TransitSection } from './TransitSection.tsx';
import { WorkSection } from './WorkSection.tsx';

const t = translator(messages);

/** A passport's page: its places, counts, all destinations, changes and sources. */
export function PassportPage({
  country,
  holds,
  search,
}: {
  country: Country;
  /** The documents that its answers count with. */
  holds: string | undefined;
  search: AnswerTableSearch;
}) {
  const { code, name, flagUrl } = country;
  const [passport] = trpc.passport.byCode.useSuspenseQuery(passportInput(code, holds));
  const countries = useCountries();
  const statedHolds = useStatedHolds();
  const rows = useMemo(() => {
    const answers = new Map(unpackAnswers(passport.answers).map((answer) => [answer.code, answer]));
    const link = { passport: code, holds: statedHolds };
    return countries.flatMap((one) => {
      const answer = answers.get(one.code);
      return answer ? [rowOf(answer, one.name, link)] : [];
    });
  }, [passport, countries, code, statedHolds]);
  const label = passportLabel(country);
  return (
    <div className="container-site flex flex-col gap-10 py-8">
      <header className="flex flex-col gap-5">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <img
            src={flagUrl}
            alt=""
            width={84}
            height={56}
            className="rounded-sm border border-line"
          />
          <h1 className="text-4xl font-bold">{label}</h1>
        </div>
        <PassportFigures passport={passport} withDocuments={holds !== undefined} />
        {/* Buttons to hold the passport follow in any case. */}
        <CountedWith holds={holds} passports={[]}>
          {t('openedByDocuments', { count: passport.opened })}
        </CountedWith>
        <div className="no-print flex flex-wrap items-center gap-x-6 gap-y-2">
          <HoldPassport country={country} />
          <Link
            to="/compare"
            search={{ passports: code }}
            className="link inline-flex min-h-11 items-center"
          >
            {t('compare')}
          </Link>
        </div>
      </header>
      <section aria-labelledby="where" className="flex flex-col gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="where" className="text-2xl font-semibold">
            {t('where')}
          </h2>
          <a
            href={`/api/v1/passports/${code}.csv${holds ? `?holds=${holds}` : ''}`}
            download
            className="link no-print inline-flex min-h-11 items-center"
          >
            {t('csv')}
          </a>
        </div>
        <DestinationGroups rows={rows} search={search} />
        <WorldMap title={t('map', { passport: label })} countries={rows} tableId="answers" />
      </section>
      <TransitSection passport={code} transit={passport.transit} />
      <WorkSection passport={code} working={passport.working} />
      <LatestChanges code={code} name={name} />
      <PassportSources passport={passport} />
    </div>
  );
}

function rowOf(
  answer: ShownAnswer,
  name: string,
  { passport, holds }: { passport: string; holds: string | undefined },
): TableAnswer {
  const { code } = answer;
  return {
    ...answer,
    name,
    href: localAddress(`/visa-info/${code}?from=${passport}${holds ? `&holds=${holds}` : ''}`),
  };
}
