/** Letters that no normalisation form takes apart, and Persian ones typed for Arabic ones. */
const letters: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ø: 'o',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ə: 'e',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ک: 'ك',
  ی: 'ي',
  ى: 'ي',
  ة: 'ه',
};

const separateLetters = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

/**
 * Letters with marks, in the scripts that are read without them. In others, such as Devanagari, marks
 * are vowels: without them, टोगो (Togo) and टोंगा (Tonga) would be the same.
 */
const accented = /([\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Arabic}\p{sc=Hebrew}])\p{M}+/gu;

/** Scripts in which one letter is a syllable or a word: it is enough to find a name. */
export const syllables = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** How far the hiragana are before the katakana in Unicode. */
const HIRAGANA_BEFORE = 0x60;

/**
 * A name for comparison: lower case without accents, apostrophes and other punctuation; "&" and
 * "St." become words, "Łódź" is "lodz", "ドイツ" is "どいつ".
 */
export function foldedName(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(accented, '$1')
    .replaceAll(/['’‘`ʻ.]/g, '')
    .toLowerCase()
    .replaceAll(separateLetters, (letter) => letters[letter] ?? letter)
    .replaceAll(/[ァ-ヶ]/g, (kana) => String.fromCodePoint(kana.charCodeAt(0) - HIRAGANA_BEFORE))
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(/\bst\b/g, 'saint')
    .normalize('NFC');
}
