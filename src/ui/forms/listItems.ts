/** The list with `draft`, trimmed, at its end; the same list when it is empty or stands there. */
export function withItem(items: string[], draft: string): string[] {
  const item = draft.trim();
  return item === '' || items.includes(item) ? items : [...items, item];
}
