import { isObject } from '#server/files/fileBytes.ts';

/** Whether two values are equal as JSON, regardless of field order. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Array.isArray(a)) {
    return (
      Array.isArray(b) && a.length === b.length && a.every((item, at) => isSameValue(item, b[at]))
    );
  }
  if (!isObject(a) || !isObject(b)) return a === b;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => isSameValue(a[key], b[key]));
}
