/**
 * Appends `draft`, trimmed, to the list; returns the same list when it is empty or a duplicate, in
 * capitals or not.
 */
export function withItem(items: string[], draft: string): string[] {
  const item = draft.trim();
  const isListed = items.some((other) => other.toLowerCase() === item.toLowerCase());
  return item === '' || isListed ? items : [...items, item];
}
