/** The items of a list in an address; none for an empty one. */
export function listOf(text: string): string[] {
  return text === '' ? [] : text.split(',').map((part) => part.trim());
}
