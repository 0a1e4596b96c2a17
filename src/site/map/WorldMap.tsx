import { height, outlineAddress, width } from 'virtual:world-map';
import { Link } from '@tanstack/react-router';
import {
  type ComponentType,
  type CSSProperties,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import mapMessages from '#messages/en/map.gen.ts';
import { translator } from '#messages/translate.ts';
import { importedAtLast } from '#src/lib/importedAtLast.ts';
import { tableAccesses } from '../answerLists/answerWords.ts';
import { MapLegend } from './MapLegend.tsx';
import { type MapCountry, shadeOf } from './mapCountry.ts';
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
 * Loads the script for exploring the map once the map is nearly in view. Until then it is a
 * picture.
 */
function useExplorer(svg: RefObject<SVGSVGElement | null>): Explorer | undefined {
  const [explorer, setExplorer] = useState<{ component: Explorer }>();
  useEffect(() => {
    if (!svg.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        importedAtLast(() => import('./MapExplorer.tsx'), 'MapExplorer').then(
          ({ MapExplorer }) => setExplorer({ component: MapExplorer }),
          // It stays a picture.
          () => undefined,
        );
      },
      { rootMargin: '200px' },
    );
    observer.observe(svg.current);
    return () => observer.disconnect();
  }, [svg]);
  return explorer?.component;
}

/** The side of the pattern's square, in units of the drawing. */
const SIDE = 32;

/** The pattern of countries with an unknown answer; omitted in print, see worldMap.css. */
function MapPatterns() {
  return (
    <defs>
      <pattern id="map-unknown" width={SIDE} height={SIDE} patternUnits="userSpaceOnUse">
        <rect width={SIDE} height={SIDE} />
        <path d="M-8 8L8 -8M0 32L32 0M24 40L40 24" strokeWidth={3} strokeLinecap="round" />
      </pattern>
    </defs>
  );
}

/**
 * The whole map as one copy of the drawing: each country has the colour of its answer by a property
 * with its code (see worldMap.css).
 */
function MapPicture({ countries }: { countries: readonly MapCountry[] }) {
  const colours = Object.fromEntries(
    countries.map((country) => [
      `--${country.code}`,
      `var(--a${tableAccesses.indexOf(shadeOf(country))})`,
    ]),
  );
  return (
    <use
      className="world-map-picture"
      href={`${outlineAddress}#world`}
      style={colours as CSSProperties}
    />
  );
}
