import { answerInWords, type MapCountry, shadeOf } from './mapCountry.ts';
import type { Point, Size } from './mapView.ts';

/**
 * In this upper part of the map, as a share of its height, a note is placed below the pointer,
 * where there is space.
 */
const TOP = 0.3;

/** A note beside the mouse or the focused country; the pointer passes through it. */
export function MapTip({
  country,
  at,
  size: { width, height },
}: {
  country: MapCountry;
  /** Its position, in units of the drawing. */
  at: Point;
  size: Size;
}) {
  const [x, y] = [at[0] / width, at[1] / height];
  return (
    <div className="world-map-tips" style={{ aspectRatio: `${width} / ${height}` }}>
      <p
        aria-hidden="true"
        className="world-map-tip"
        style={{
          left: `${x * 100}%`,
          top: `${y * 100}%`,
          translate: `${x * -100}% ${y < TOP ? '1.25rem' : 'calc(-100% - 1rem)'}`,
        }}
      >
        <strong>
          <bdi>{country.name}</bdi>
        </strong>
        <span className="access-swatch" data-access={shadeOf(country)}>
          {answerInWords(country)}
        </span>
      </p>
    </div>
  );
}
