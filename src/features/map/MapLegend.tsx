import { accessName, tableAccesses } from '../access/answerWords.ts';
import { type MapCountry, shadeOf } from './mapCountry.ts';

/** What the colours stand for and how many countries have each; those that none has are left out. */
export function MapLegend({ countries }: { countries: readonly MapCountry[] }) {
  const counts = Map.groupBy(countries, shadeOf);
  const shown = tableAccesses.filter((shade) => counts.has(shade));
  return (
    <ul className="world-map-legend">
      {shown.map((shade) => (
        <li key={shade} data-access={shade}>
          <svg viewBox="0 0 72 56" width={18} height={14} aria-hidden="true">
            <rect x="2" y="2" width="68" height="52" rx="10" />
          </svg>
          <span>{accessName(shade)}</span>
          <span className="world-map-count">{counts.get(shade)?.length}</span>
        </li>
      ))}
    </ul>
  );
}
