import { height, width } from 'virtual:world-map';
import { Link } from '@tanstack/react-router';
import { type ComponentType, type RefObject, useEffect, useId, useRef, useState } from 'react';
import mapMessages from '#messages/map/en.gen.ts';
import { translator } from '#messages/translate.ts';
import { MapLegend } from './MapLegend.tsx';
import { MapPatterns } from './MapPatterns.tsx';
import { MapPicture } from './MapPicture.tsx';
import type { MapCountry } from './mapCountry.ts';
import './worldMap.css';

const t = translator(mapMessages);

/**
 * A world map coloured by access. It is a picture until the script for exploring it is loaded, near
 * the view. The page must have the same answers as a table with the id `tableId`, which a link leads
 * to.
 */
export function WorldMap({
  title,
  countries,
  tableId,
}: {
  /** The map's title: "Map: German passport". */
  title: string;
  countries: readonly MapCountry[];
  tableId?: string | undefined;
}) {
  const titleId = useId();
  const svg = useRef<SVGSVGElement>(null);
  const Explorer = useExplorer(svg);
  return (
    <figure className="world-map">
      <div className="world-map-frame">
        <svg viewBox={`0 0 ${width} ${height}`} aria-labelledby={titleId} ref={svg}>
          <title id={titleId}>{title}</title>
          <MapPatterns />
          <g className="world-map-view">{!Explorer && <MapPicture countries={countries} />}</g>
        </svg>
      </div>
      {Explorer ? (
        <Explorer svg={svg} countries={countries} />
      ) : (
        <div className="world-map-caption needs-scripts" />
      )}
      <MapLegend countries={countries} />
      <figcaption className="world-map-note flex flex-wrap gap-x-6">
        <Link to="/credits" hash="map" className="link no-print inline-flex min-h-11 items-center">
          {t('borders')}
        </Link>
        {tableId && (
          <a href={`#${tableId}`} className="link no-print inline-flex min-h-11 items-center">
            {t('sameAsTable')}
          </a>
        )}
      </figcaption>
    </figure>
  );
}

type Explorer = ComponentType<{
  svg: RefObject<SVGSVGElement | null>;
  countries: readonly MapCountry[];
}>;

/**
 * Loads the script for exploring the map once the map is nearly in view. If loading fails the map
 * stays a picture.
 */
function useExplorer(svg: RefObject<SVGSVGElement | null>): Explorer | undefined {
  const [explorer, setExplorer] = useState<{ component: Explorer }>();
  useEffect(() => {
    if (!svg.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        import('./MapExplorer.tsx').then(
          ({ MapExplorer }) => setExplorer({ component: MapExplorer }),
          () => {},
        );
      },
      { rootMargin: '200px' },
    );
    observer.observe(svg.current);
    return () => observer.disconnect();
  }, [svg]);
  return explorer?.component;
}
