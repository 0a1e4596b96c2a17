import { middles, outlineAddress } from 'virtual:world-map';
import { memo } from 'react';
import { answerInWords, type MapCountry, shadeOf } from './mapCountry.ts';

const drawn = Object.keys(middles);

/**
 * A link for each country with an answer, and bare land for the others, dots last. No link is a tab
 * stop: the table beside the map is its equal, and scripts make one of them a stop.
 */
export const MapLand = memo(function MapLand({ countries }: { countries: readonly MapCountry[] }) {
  const byCode = new Map(countries.map((country) => [country.code, country]));
  return drawn.map((code) => {
    const outline = <use key={code} href={`${outlineAddress}#${code}`} />;
    const country = byCode.get(code);
    if (!country) return outline;
    return (
      <a key={code} href={country.href} tabIndex={-1} data-access={shadeOf(country)}>
        <title>{`${country.name}: ${answerInWords(country)}`}</title>
        {outline}
      </a>
    );
  });
});
