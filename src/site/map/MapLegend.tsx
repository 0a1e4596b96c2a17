import { accessInWords } from '#core/answers/words/accessWords.ts';
import { tableAccesses } from '../answerLists/answerWords.ts';
import { useCountries } from '../passports/useCountries.ts';
import { type MapCountry, type MapShade, shadeOf } from './mapCountry.ts';

/**
 * Explains the colours with the number of countries for each, not counting territories without
 * passports of their own; unused colours are omitted.
 */
export function MapLegend({ countries }: { countries: readonly MapCountry[] }) {
  const offered = useCountries();
  const territories = new Set(
    offered.filter(({ issuesPassports }) => !issuesPassports).map(({ code }) => code),
  );
  const counts = new Map<MapShade, number>();
  for (const country of countries) {
    const shade = shadeOf(country);
    counts.set(shade, (counts.get(shade) ?? 0) + (territories.has(country.code) ? 0 : 1));
  }
  const shown = tableAccesses.filter((shade) => counts.has(shade));
  return (
    <ul className="world-map-legend">
      {shown.map((shade) => (
        <li key={shade} data-access={shade}>
          <svg viewBox="0 0 72 56" width={18} height={14} aria-hidden="true">
            <rect x="2" y="2" width="68" height="52" rx="10" />
          </svg>
          <span>{accessInWords(shade)}</span>
          <span className="world-map-count">{counts.get(shade)}</span>
        </li>
      ))}
    </ul>
  );
}
