/**
 * A separator after which a program may begin a cell of its own: semicolons are that where commas are
 * the decimal sign, and line breaks are once quotes were misread.
 */
const BEGINS = String.raw`(?<=^|[;\t\r\n])`;

/** Programs run a cell that begins so as a formula; the wide signs are those of Asian keyboards. */
const FORMULA = String.raw`(?='*[=+\-@\t\r＝＋－＠])`;

const unguarded = new RegExp(`${BEGINS}${FORMULA}`, 'g');
const guarded = new RegExp(`${BEGINS}'${FORMULA}`, 'g');

/**
 * A text as a cell that no spreadsheet runs: an apostrophe stands before what would begin a formula,
 * and one more where there are some already, so that `textOfCell` gives the text back. Numbers need
 * none. (https://owasp.org/www-community/attacks/CSV_Injection)
 */
export function cellOfText(text: string): string {
  return text.replace(unguarded, "'");
}

/** The text that `cellOfText` made a cell of; a cell that was typed without apostrophes stays as it is. */
export function textOfCell(cell: string): string {
  return cell.replace(guarded, '');
}
