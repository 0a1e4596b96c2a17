/** Normalises text for the search: lower case without accents ("Île" matches "ile"). */
export function searchable(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
