import { useMemo } from 'react';
import { unpackCell } from '#core/answers/packedCell.ts';
import { unpackGroupMap } from '#core/answers/packedGroup.ts';
import messages from '#messages/en/together.gen.ts';
import { translator } from '#messages/translate.ts';
import type { MapCountry } from '../map/mapCountry.ts';
import { WorldMap } from '../map/WorldMap.tsx';
import { useCountryName } from '../passports/useCountries.ts';
import { answerAddress, type Ranking } from './groupRows.ts';

const t = translator(messages);

/**
 * A world map by the group's strictest requirement; a country links to the answer of the traveller
 * with it.
 */
export function GroupMap({
  ranking,
  group,
  on,
}: {
  ranking: Ranking;
  group: string;
  /** The day of entry, if one is asked for. */
  on: string | undefined;
}) {
  const nameOf = useCountryName();
  const countries = useMemo(
    () =>
      unpackGroupMap(ranking.world).map(
        ([code, need, passport]): MapCountry => ({
          code,
          name: nameOf(code),
          href: answerAddress(code, passport, on),
          ...unpackCell(need),
        }),
      ),
    [ranking.world, nameOf, on],
  );
  return (
    <WorldMap
      title={t('mapTitle', { travellers: group })}
      countries={countries}
      tableId="countries"
    />
  );
}
