/** Latin letters that no normalisation form takes apart. */
const letters: Readonly<Record<string, string>> = {
  ...{ đ: 'd', ð: 'd', ł: 'l', ø: 'o', ı: 'i', ħ: 'h', ŧ: 't', ŋ: 'n', ə: 'e' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
};

/**
 * A name for comparison: lower case without accents, apostrophes and other punctuation; "&" and
 * "St." become words, "Łódź" is "lodz".
 */
export function foldedName(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’‘`ʻ.]/gu, '')
    .toLowerCase()
    .replaceAll(/[đðłøıħŧŋəßæœþ]/g, (letter) => letters[letter] ?? letter)
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(/\bst\b/g, 'saint');
}
