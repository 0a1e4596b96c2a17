/** A translation of a message may be so many times as long as the English text, in ICU syntax with its plurals. */
const LENGTH_SHARE = 4;

/** The length up to which any translation is taken, in characters. */
const LENGTH_MIN = 200;

/**
 * Whether a translation of a message is far longer than its English text: more than a thousand messages
 * are on one page, and share images have room for lines.
 */
export function isTooLong(english: string, text: string): boolean {
  return text.length > Math.max(LENGTH_MIN, english.length * LENGTH_SHARE);
}
