export type Ring = [x: number, y: number][];

/** The signed area of a ring; negative for the opposite orientation. */
export function ringArea(ring: Ring): number {
  let doubled = 0;
  for (const [index, [x1, y1]] of ring.entries()) {
    const [x0, y0] = ring.at(index - 1) ?? [0, 0];
    doubled += x0 * y1 - x1 * y0;
  }
  return doubled / 2;
}

/** Rings as a compact SVG path of whole numbers, each relative to the previous one. */
export function outlinePath(rings: Ring[]): string {
  let path = '';
  let from: [number, number] = [0, 0];
  for (const ring of rings) {
    const points = roundedRing(ring);
    const [first, ...rest] = points;
    if (!first || rest.length < 2) continue;
    // The first pair after "m" moves, further ones draw. "z" returns to the start.
    path += `m${pair(from, first)}`;
    let last = first;
    for (const point of rest) {
      const next = pair(last, point);
      path += next.startsWith('-') ? next : ` ${next}`;
      last = point;
    }
    path += 'z';
    from = first;
  }
  return path;
}

function pair(from: [number, number], to: [number, number]): string {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  return `${x}${y < 0 ? '' : ' '}${y}`;
}

/** Rounds to whole numbers and removes repeated and collinear points. */
function roundedRing(ring: Ring): Ring {
  const points: Ring = [];
  for (const [x, y] of ring) {
    const point: [number, number] = [Math.round(x), Math.round(y)];
    const last = points.at(-1);
    if (last && last[0] === point[0] && last[1] === point[1]) continue;
    const before = points.at(-2);
    if (before && last && between(before, last, point)) points.pop();
    points.push(point);
  }
  const [first] = points;
  const last = points.at(-1);
  if (points.length > 1 && first && last && first[0] === last[0] && first[1] === last[1])
    points.pop();
  return points;
}

function between(a: [number, number], b: [number, number], c: [number, number]): boolean {
  return (b[0] - a[0]) * (c[1] - b[1]) === (b[1] - a[1]) * (c[0] - b[0]);
}
