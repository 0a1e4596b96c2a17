/** Text as the search compares it: lower case, accents removed ("Île" and "ile" are the same). */
export function searchable(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
