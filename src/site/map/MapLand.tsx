import { middles, outlineAddress } from 'virtual:world-map';
import { memo } from 'react';
import { type MapCountry, shadeOf } from './mapCountry.ts';

const drawn = Object.keys(middles);

/**
 * A link for each country with an answer, and plain shapes for the others, dots last.
 * `countryLooks.ts` makes one of the links a tab stop. Notes and a live region give the answers.
 */
export const MapLand = memo(function MapLand({ countries }: { countries: readonly MapCountry[] }) {
  const byCode = new Map(countries.map((country) => [country.code, country]));
  return drawn.map((code) => {
    const outline = <use key={code} href={`${outlineAddress}#${code}`} />;
    const country = byCode.get(code);
    if (!country) return outline;
    return (
      <a
        key={code}
        href={country.href}
        tabIndex={-1}
        data-access={shadeOf(country)}
        aria-label={country.name}
      >
        {outline}
      </a>
    );
  });
});
