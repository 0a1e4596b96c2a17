import { useMemo } from 'react';
import { unpackAnswers } from '../../../server/schemas/answers/packedAnswers.ts';
import { inSentence } from '../../../server/schemas/countries/countryInSentence.ts';
import { trpc } from '../../lib/trpc.ts';
import type { Country } from '../passports/passportOfAnswer.ts';
import { countryInput } from '../passports/queries.ts';
import { MapTable } from './MapTable.tsx';
import type { MapCountry } from './mapCountry.ts';
import { WorldMap } from './WorldMap.tsx';

const TABLE_ID = 'who-may-enter-table';

/** The access of every passport to a country: a map, and the same as a table. */
export function PassportsThere({ country }: { country: Country }) {
  const [packed] = trpc.countryFacts.passportEntry.useSuspenseQuery(countryInput(country.code));
  const [offered] = trpc.country.list.useSuspenseQuery();
  const passports = useMemo(() => {
    const entryOf = new Map(unpackAnswers(packed).map((entry) => [entry.code, entry]));
    return offered.flatMap(({ code, name }): MapCountry[] => {
      const entry = entryOf.get(code);
      if (!entry) return [];
      const href = `/visa-info/${country.code}?from=${code}`;
      return [{ ...entry, name, href }];
    });
  }, [packed, offered, country.code]);
  if (!passports.some(isKnown)) return null;
  const place = inSentence(country.name);
  const title = `What each passport needs in ${place}`;
  return (
    <section id="who-may-enter" className="no-print mt-12 flex flex-col gap-4">
      <header className="flex flex-col gap-1">
        <h2 className="text-2xl font-semibold">Who may enter {place}, and how</h2>
        <p className="text-ink-soft">
          Each country in the colour of what its passport needs for a tourist stay today.
        </p>
      </header>
      <WorldMap title={title} countries={passports} tableId={TABLE_ID} />
      <MapTable id={TABLE_ID} title={title} heading="Passport" countries={passports} />
    </section>
  );
}

/** Excludes unknown answers and the country's own passport. */
function isKnown({ access }: MapCountry): boolean {
  return access !== null && access !== 'own_country';
}
