/** Appends `draft`, trimmed, to the list; returns the same list when it is empty or a duplicate. */
export function withItem(items: string[], draft: string): string[] {
  const item = draft.trim();
  return item === '' || items.includes(item) ? items : [...items, item];
}
