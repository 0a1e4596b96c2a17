/**
 * Characters that no text has: control characters except tab and line ends, and the two that are no
 * characters of Unicode. XML 1.0 (https://www.w3.org/TR/xml/#charsets) forbids all but U+007F, and so do
 * feed readers and mail programs.
 */
const forbidden = /(?![\t\n\r\u0080-\u009F])[\p{Cc}\uFFFE\uFFFF]/gu;

/** Whether a text has no forbidden and no half characters. */
export function isPlainText(text: string): boolean {
  return text.isWellFormed() && text.search(forbidden) === -1;
}

/** The text without forbidden characters, as texts of earlier versions may have them. */
export function plainText(text: string): string {
  return text.toWellFormed().replaceAll(forbidden, '');
}

/** The same for all texts in a value of JSON, and in texts that are JSON, as stored lists are. */
export function withPlainTexts<Value>(value: Value): Value {
  return plainTextsIn(value) as Value;
}

function plainTextsIn(value: unknown): unknown {
  if (typeof value === 'string') return plainText(withoutEscapes(value));
  if (Array.isArray(value)) return value.map(plainTextsIn);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plainTextsIn(one)]));
}

/** JSON without the escapes of forbidden characters; any other text as it is. */
function withoutEscapes(text: string): string {
  if (!/^[[{]/.test(text) || !/\\[bfu]/.test(text)) return text;
  try {
    const value: unknown = JSON.parse(text);
    const plain = JSON.stringify(plainTextsIn(value));
    return plain === JSON.stringify(value) ? text : plain;
  } catch {
    return text;
  }
}
