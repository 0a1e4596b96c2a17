/** The visible part of the drawing: a point p is drawn at p × scale + (x, y), in its own units. */
export type MapView = { scale: number; x: number; y: number };

export type Point = readonly [x: number, y: number];
export type Size = { width: number; height: number };

/** The whole world. */
export const wholeWorld: MapView = { scale: 1, x: 0, y: 0 };

/** Maximum zoom: outlines have no more detail. */
export const MOST_ZOOM = 16;

/**
 * The minimum distance from the drawing's edge of a country that is panned into view, as a share of
 * its size.
 */
const MARGIN = 0.2;

/** Zooms in by `factor`, or out if it is below 1; the point at `at` stays in place. */
export function zoomed(view: MapView, factor: number, at: Point, size: Size): MapView {
  const scale = within(view.scale * factor, 1, MOST_ZOOM);
  const grown = scale / view.scale;
  return held(
    { scale, x: at[0] - (at[0] - view.x) * grown, y: at[1] - (at[1] - view.y) * grown },
    size,
  );
}

export function moved(view: MapView, x: number, y: number, size: Size): MapView {
  return held({ ...view, x: view.x + x, y: view.y + y }, size);
}

/** Pans by the least amount that brings a point of the drawing into view. */
export function showing(view: MapView, point: Point, size: Size): MapView {
  const [x, y] = seenAt(view, point);
  const shift = (at: number, length: number) =>
    within(at, length * MARGIN, length * (1 - MARGIN)) - at;
  return moved(view, shift(x, size.width), shift(y, size.height), size);
}

/** A point's position on the screen, in units of the drawing. */
export function seenAt({ scale, x, y }: MapView, point: Point): Point {
  return [point[0] * scale + x, point[1] * scale + y];
}

/** Limits a view to the drawing. */
function held({ scale, x, y }: MapView, { width, height }: Size): MapView {
  return {
    scale,
    x: within(x, width * (1 - scale), 0),
    y: within(y, height * (1 - scale), 0),
  };
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
