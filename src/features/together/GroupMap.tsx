import { useMemo } from 'react';
import { unpackCell } from '../../../server/schemas/answers/packedCell.ts';
import { useCountryName } from '../access/useCountryName.ts';
import type { MapCountry } from '../map/mapCountry.ts';
import { WorldMap } from '../map/WorldMap.tsx';
import type { Ranking } from './groupRows.ts';

/** The world by what the group needs at most; a country links to the answer of whom it is hardest for. */
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
