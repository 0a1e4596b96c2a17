import { caveats, unpackAccess, unpackStay } from '../../../server/schemas/packedCell.ts';
import { useCountryName } from '../access/useCountryName.ts';
import type { MapCountry } from '../map/mapCountry.ts';
import { WorldMap } from '../map/WorldMap.tsx';
import type { Ranking } from './groupRows.ts';

const caveatWords: Record<(typeof caveats)[number], string> = {
  unconfirmed: 'unconfirmed for someone',
  condition: 'with a condition for someone',
  ask: 'ask before you travel',
  disagreement: 'sources disagree for someone',
};

/** The world by what the group needs at most; a country links to the answer of whom it is hardest for. */
export function GroupMap({ ranking, group }: { ranking: Ranking; group: string }) {
  const nameOf = useCountryName();
  const countries = ranking.world.map(([code, access, stay, caveat, passport]): MapCountry => {
    const limit = caveats[caveat - 1];
    return {
      code,
      name: nameOf(code),
      access: unpackAccess(access),
      stay: unpackStay(stay),
      href: `/visa-info/${code}?from=${passport}`,
      caveat: limit && caveatWords[limit],
    };
  });
  return (
    <WorldMap title={`What ${group} need at most`} countries={countries} tableId="countries" />
  );
}
