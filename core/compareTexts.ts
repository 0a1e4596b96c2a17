/**
 * Compares texts by their code units, for `sort`: 0 for equal ones. Engines ask a comparator in different orders, so
 * one that never returns 0 lists equal items differently on a server and in a browser.
 */
export function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
