import { useMemo } from 'react';
import { unpackCell } from '../../../server/schemas/answers/packedCell.ts';
import { useCountryName } from '../access/useCountryName.ts';
import type { MapCountry } from '../map/mapCountry.ts';
import { WorldMap } from '../map/WorldMap.tsx';
import type { Ranking } from './groupRows.ts';

/**
 * A world map by the group's strictest requirement; a country links to the answer of the traveller
 * with it.
 */
export function GroupMap({ ranking, group }: { ranking: Ranking; group: string }) {
  const nameOf = useCountryName();
  const countries = useMemo(
    () =>
      ranking.world.map(
        ([code, need, passport]): MapCountry => ({
          code,
          name: nameOf(code),
          href: `/visa-info/${code}?from=${passport}`,
          ...unpackCell(need),
        }),
      ),
    [ranking.world, nameOf],
  );
  return (
    <WorldMap
      title={`What is needed at most with ${group}`}
      countries={countries}
      tableId="countries"
    />
  );
}
