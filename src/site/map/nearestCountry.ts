import type { Point } from './mapView.ts';

/** The direction of each arrow key, y downwards. */
const directions: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The factor by which distance aside counts more than distance straight ahead. */
const ASIDE = 2;

/**
 * The code of the nearest country in an arrow key's direction, preferring straight ahead. Undefined
 * at the edge of the world, and for other keys.
 */
export function neighbourOf(
  code: string,
  key: string,
  middles: ReadonlyMap<string, Point>,
): string | undefined {
  const from = middles.get(code);
  const direction = directions[key];
  if (!from || !direction) return undefined;
  let nearest: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [other, point] of middles) {
    const [x, y] = [point[0] - from[0], point[1] - from[1]];
    const ahead = x * direction[0] + y * direction[1];
    const aside = Math.abs(x * direction[1]) + Math.abs(y * direction[0]);
    if (ahead <= 0 || aside > ASIDE * ahead) continue;
    const distance = ahead + ASIDE * aside;
    if (distance < least) [nearest, least] = [other, distance];
  }
  return nearest;
}

/** The nearest of some points within `most`. */
export function nearestTo(
  at: Point,
  points: Iterable<readonly [code: string, point: Point]>,
  most: number,
): string | undefined {
  let nearest: string | undefined;
  let least = most;
  for (const [code, [x, y]] of points) {
    const distance = Math.hypot(x - at[0], y - at[1]);
    if (distance <= least) [nearest, least] = [code, distance];
  }
  return nearest;
}
