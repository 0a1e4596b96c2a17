/**
 * Compares YYYY, YYYY-MM or YYYY-MM-DD as exactly as both are: negative when the first is older, 0
 * when neither is known to be.
 */
export function compareDates(first: string, second: string): number {
  const length = Math.min(first.length, second.length);
  const [a, b] = [first.slice(0, length), second.slice(0, length)];
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
