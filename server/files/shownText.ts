/** Display limit of a file's text, in characters. */
const SHOWN_MAX = 80;

/** A text of a file as messages show it: cut if it is long. */
export function shownText(text: string): string {
  return text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text;
}
