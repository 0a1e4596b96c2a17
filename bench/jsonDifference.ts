/** Characters of a value that are shown. */
const SHOWN = 60;

/**
 * The first path at which two JSON values differ, with what is there, for example `items.0.rating:
 * 4.8, not 4.7`; undefined if they are equal.
 */
export function jsonDifference(
  expected: unknown,
  given: unknown,
  path: string[] = [],
): string | undefined {
  if (isContainer(expected) && isContainer(given)) {
    if (Array.isArray(expected) !== Array.isArray(given)) return difference();
    for (const key of new Set([...Object.keys(expected), ...Object.keys(given)])) {
      const found = jsonDifference(expected[key], given[key], [...path, key]);
      if (found) return found;
    }
    return undefined;
  }
  return expected === given ? undefined : difference();

  function difference() {
    return `${path.join('.')}: ${shown(given)}, not ${shown(expected)}`;
  }
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
