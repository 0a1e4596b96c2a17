/**
 * Compares YYYY, YYYY-MM or YYYY-MM-DD at their common precision: negative when the first is older,
 * 0 when equal.
 */
export function compareDates(first: string, second: string): number {
  const length = Math.min(first.length, second.length);
  const [a, b] = [first.slice(0, length), second.slice(0, length)];
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
