import { height, width } from 'virtual:world-map';
import { useId } from 'react';
import { MapLand } from './MapLand.tsx';
import { MapLegend } from './MapLegend.tsx';
import { MapPatterns } from './MapPatterns.tsx';
import type { MapCountry } from './mapCountry.ts';
import './worldMap.css';

/**
 * The world coloured by access. Without scripts it is a picture with links; once it is hydrated the
 * script that lets it be explored is loaded. The same answers are to be on the page as a table:
 * `tableId` is the id of that table, to which a link leads.
 */
export function WorldMap({
  title,
  countries,
  tableId,
}: {
  /** What the map shows: "Where a passport of Japan is let in". */
  title: string;
  countries: readonly MapCountry[];
  tableId?: string | undefined;
}) {
  const titleId = useId();
  return (
    <figure className="world-map">
      <div className="world-map-frame">
        <svg viewBox={`0 0 ${width} ${height}`} aria-labelledby={titleId}>
          <title id={titleId}>{title}</title>
          <MapPatterns />
          <g className="world-map-land">
            <MapLand countries={countries} />
          </g>
        </svg>
      </div>
      <MapLegend countries={countries} />
      <figcaption className="world-map-note">
        Borders are Natural Earth’s, drawn by who is in control, but for Crimea, drawn with Ukraine,
        Northern Cyprus, with Cyprus, and Somaliland, with Somalia: they are no word on any claim.
        {tableId && (
          <>
            {' '}
            <a href={`#${tableId}`}>The same as a table</a>
          </>
        )}
      </figcaption>
    </figure>
  );
}
