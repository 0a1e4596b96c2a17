import { middles, outlineAddress } from 'virtual:world-map';
import { memo } from 'react';
import { answerInWords, type MapCountry, shadeOf } from './mapCountry.ts';

const drawn = Object.keys(middles);

/**
 * A link for each country with an answer, and plain shapes for the others, dots last. The links are
 * no tab stops, as the table beside the map is equivalent; `countryLooks.ts` makes one of them a
 * stop.
 */
export const MapLand = memo(function MapLand({
  countries,
  explored,
}: {
  countries: readonly MapCountry[];
  /** Notes and a live region give the answers, so the browser's tooltips are redundant. */
  explored: boolean;
}) {
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
        aria-label={explored ? country.name : undefined}
      >
        {!explored && <title>{`${country.name}: ${answerInWords(country)}`}</title>}
        {outline}
      </a>
    );
  });
});
