/**
 * A position where a program may start a cell: after semicolons, which separate where commas are
 * decimal signs, and after line breaks, if quotes are misread.
 */
const BEGINS = String.raw`(?<=^|[;\t\r\n])`;

/** Cell beginnings that programs run as formulas; the wide signs are from East Asian keyboards. */
const FORMULA = String.raw`(?='*[=+\-@\t\r＝＋－＠])`;

const unguarded = new RegExp(`${BEGINS}${FORMULA}`, 'g');
const guarded = new RegExp(`${BEGINS}'${FORMULA}`, 'g');

/**
 * Escapes a text so that no spreadsheet runs it: adds an apostrophe before each formula, also
 * before existing apostrophes, so that `textOfCell` restores the text. Numbers need none.
 * (https://owasp.org/www-community/attacks/CSV_Injection)
 */
export function cellOfText(text: string): string {
  return text.replace(unguarded, "'");
}

/** The inverse of `cellOfText`; cells typed without apostrophes are unchanged. */
export function textOfCell(cell: string): string {
  return cell.replace(guarded, '');
}
