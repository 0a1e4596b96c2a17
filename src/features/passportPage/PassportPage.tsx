import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type ShownAnswer, unpackAnswers } from '../../../server/schemas/answers/packedAnswers.ts';
import { inSentence } from '../../../server/schemas/countries/countryInSentence.ts';
import { trpc } from '../../lib/trpc.ts';
import { AnswerTable } from '../access/AnswerTable.tsx';
import type { AnswerTableSearch, TableAnswer } from '../access/answerRows.ts';
import { CountedWith } from '../documents/CountedWith.tsx';
import { WorldMap } from '../map/WorldMap.tsx';
import type { Country } from '../passports/passportOfAnswer.ts';
import { HoldPassport } from './HoldPassport.tsx';
import { LatestChanges } from './LatestChanges.tsx';
import { PassportFigures } from './PassportFigures.tsx';
import { PassportSources } from './PassportSources.tsx';
import { passportInput } from './queries.ts';

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
  const [countries] = trpc.country.list.useSuspenseQuery();
  const rows = useMemo(() => {
    const names = new Map(countries.map((one) => [one.code, one.name]));
    return unpackAnswers(passport.answers).map((answer) => rowOf(answer, names, code));
  }, [passport, countries, code]);
  const place = inSentence(name);
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
          <h1 className="text-4xl font-bold">Passport of {place}</h1>
        </div>
        <PassportFigures passport={passport} />
        <CountedWith holds={holds}>
          {passport.opened} more without a visa beforehand than with the passport alone.
        </CountedWith>
        <div className="no-print flex flex-wrap items-center gap-x-6 gap-y-2">
          <HoldPassport country={country} />
          <Link
            to="/compare"
            search={{ passports: code }}
            className="link inline-flex min-h-11 items-center"
          >
            Compare it with another passport
          </Link>
        </div>
      </header>
      <section aria-labelledby="where" className="flex flex-col gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="where" className="text-2xl font-semibold">
            Where it leads
          </h2>
          <a
            href={`/api/v1/passports/${code}.csv`}
            download
            className="link no-print inline-flex min-h-11 items-center"
          >
            Download as CSV
          </a>
        </div>
        <WorldMap
          title={`What a passport of ${place} needs, country by country`}
          countries={rows}
          tableId="answers"
        />
        <AnswerTable
          label={`Destinations for a passport of ${place}`}
          heading="Destination"
          rows={rows}
          search={search}
        />
      </section>
      <LatestChanges code={code} name={name} />
      <PassportSources sources={passport.sources} on={passport.on} />
    </div>
  );
}

function rowOf(
  answer: ShownAnswer,
  names: ReadonlyMap<string, string>,
  passport: string,
): TableAnswer {
  const { code } = answer;
  return {
    ...answer,
    name: names.get(code) ?? code,
    href: `/visa-info/${code}?from=${passport}`,
  };
}
