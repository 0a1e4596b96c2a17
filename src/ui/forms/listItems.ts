/** The list with `draft`, trimmed, appended; the same list when that is empty or already in it. */
export function withItem(items: string[], draft: string): string[] {
  const item = draft.trim();
  return item === '' || items.includes(item) ? items : [...items, item];
}
