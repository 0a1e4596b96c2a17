import { middles, outlineAddress } from 'virtual:world-map';
import { useRouter } from '@tanstack/react-router';
import { Minus, Plus, RotateCcw } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import mapMessages from '#messages/en/map.gen.ts';
import { translator } from '#messages/translate.ts';
import { withoutLanguage } from '#src/lib/languageHistory.ts';
import { listenToLooks } from './countryLooks.ts';
import { MapLand } from './MapLand.tsx';
import { MapTip } from './MapTip.tsx';
import { answerInWords, type Looked, type MapCountry, shadeOf } from './mapCountry.ts';
import {
  type MapView,
  MOST_ZOOM,
  type Point,
  seenAt,
  showing,
  wholeWorld,
  zoomed,
} from './mapView.ts';
import { mapSize, useMapView } from './useMapView.ts';

const t = translator(mapMessages);

const middleOfMap: Point = [mapSize.width / 2, mapSize.height / 2];

/** The zoom factor of a button or key. */
const STEP = 1.6;

/** Adds exploring to the map: details of the current country, and zooming. */
export function MapExplorer({
  svg,
  countries,
}: {
  svg: RefObject<SVGSVGElement | null>;
  countries: readonly MapCountry[];
}) {
  const { history } = useRouter();
  const [looked, setLooked] = useState<Looked>();
  // The country under the mouse has changed.
  const forgetMouse = () => setLooked((last) => (last?.by === 'mouse' ? undefined : last));
  const [view, change] = useMapView(svg, forgetMouse);
  const look = useEffectEvent((next: Looked | undefined) => {
    setLooked(next);
    if (next?.by === 'keys') change((from) => showing(from, middleOf(next.country), mapSize));
  });
  const viewNow = useEffectEvent(() => view);
  const open = useEffectEvent((href: string) => history.push(withoutLanguage(href)));
  const zoom = (next: (view: MapView) => MapView) => {
    change(next);
    forgetMouse();
  };
  const zoomBy = (factor: number) => zoom((from) => zoomed(from, factor, centreOf(from), mapSize));
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') zoomBy(STEP);
    else if (event.key === '-') zoomBy(1 / STEP);
    else if (event.key === '0') zoom(() => wholeWorld);
    else return;
    event.preventDefault();
  });

  useEffect(() => {
    const map = svg.current;
    if (!map) return;
    const stop = listenToLooks(map, {
      countries,
      size: mapSize,
      view: () => viewNow(),
      look: (next) => look(next),
      open: (href) => open(href),
    });
    const ended = new AbortController();
    map.addEventListener('keydown', (event) => onKey(event), { signal: ended.signal });
    return () => {
      stop();
      ended.abort();
    };
  }, [svg, countries]);

  const layer = svg.current?.querySelector('.world-map-view');
  return (
    <>
      {layer && createPortal(<MapLand countries={countries} />, layer)}
      {looked && layer && createPortal(<Mark looked={looked} />, layer)}
      {looked && looked.by !== 'touch' && (
        <MapTip
          country={looked.country}
          at={looked.by === 'mouse' ? looked.at : seenAt(view, middleOf(looked.country))}
          size={mapSize}
        />
      )}
      <div className="world-map-caption">
        <Note looked={looked} />
        <fieldset className="world-map-zoom">
          <legend className="sr-only">{t('zoom')}</legend>
          <button
            type="button"
            className="icon-button"
            aria-label={t('zoomIn')}
            aria-disabled={view.scale >= MOST_ZOOM}
            onClick={() => zoomBy(STEP)}
          >
            <Plus size={20} />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={t('zoomOut')}
            aria-disabled={view.scale <= 1}
            onClick={() => zoomBy(1 / STEP)}
          >
            <Minus size={20} />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={t('wholeWorld')}
            aria-disabled={view.scale <= 1}
            onClick={() => zoom(() => wholeWorld)}
          >
            <RotateCcw size={18} />
          </button>
        </fieldset>
      </div>
      <p role="status" className="sr-only">
        {looked &&
          looked.by !== 'mouse' &&
          t('spoken', {
            country: looked.country.name,
            answer: answerInWords(looked.country),
          })}
      </p>
    </>
  );

  /** Zooming is centred on the focused country, if any. */
  function centreOf(from: MapView): Point {
    const isHeld = looked && looked.by !== 'mouse';
    return isHeld ? seenAt(from, middleOf(looked.country)) : middleOfMap;
  }
}

function middleOf({ code }: MapCountry): Point {
  return middles[code] ?? middleOfMap;
}

/** The current country's border, above those of its neighbours. */
function Mark({ looked: { country, by } }: { looked: Looked }) {
  const href = `${outlineAddress}#${country.code}`;
  return (
    <g className="world-map-mark" data-access={shadeOf(country)} data-by={by}>
      <use href={href} />
      <use href={href} />
    </g>
  );
}

/** The current country's answer, below the map, where it covers nothing. */
function Note({ looked }: { looked: Looked | undefined }) {
  if (!looked) {
    return (
      <p className="world-map-hint">
        <span className="for-mouse">{t('hintMouse')}</span>
        <span className="for-touch">{t('hintTouch')}</span>
      </p>
    );
  }
  const { country } = looked;
  return (
    <p>
      <strong>
        <bdi>{country.name}</bdi>
      </strong>{' '}
      <span className="access-swatch" data-access={shadeOf(country)}>
        {answerInWords(country)}
      </span>{' '}
      <a href={country.href} className="link">
        {t('fullAnswer')}
      </a>
    </p>
  );
}
