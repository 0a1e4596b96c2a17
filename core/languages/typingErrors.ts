/** Shorter words have no typing errors, and from `LONG` on they may have two. */
const SHORT = 4;
const LONG = 8;

/**
 * Whether a text is a near spelling of a name: of nearly the same length and beginning, with one typing
 * error, or in a long text with two of which none is another letter. Both folded.
 */
export function isNear(typed: string, name: string): boolean {
  const allowed = typed.length < SHORT ? 0 : typed.length < LONG ? 1 : 2;
  if (allowed === 0 || Math.abs(typed.length - name.length) > allowed) return false;
  if (typed[0] !== name[0] && (typed[0] !== name[1] || typed[1] !== name[0])) return false;
  return typingErrors(typed, name) === 1 || typingErrors(typed, name, allowed) <= allowed;
}

/** Fewer letters, or a smaller part of a name, may be of anything. */
const FEWEST = 5;
const SMALLEST_PART = 0.7;

/** Whether a text is a name with letters missing: "swtzrlnd". Both folded. */
export function lacksLetters(typed: string, name: string): boolean {
  if (typed.length < FEWEST || typed.length < name.length * SMALLEST_PART) return false;
  if (typed[0] !== name[0]) return false;
  let at = 0;
  for (const letter of typed) {
    at = name.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

/**
 * The typing errors between two texts: letters that are missing, added or other ones, and
 * neighbours in the wrong order (optimal string alignment distance). Another letter counts as `other`.
 */
export function typingErrors(typed: string, name: string, other = 1): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: name.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= name.length; column += 1) {
      const isSame = typed[row - 1] === name[column - 1];
      const isSwapped =
        row > 1 &&
        column > 1 &&
        typed[row - 1] === name[column - 2] &&
        typed[row - 2] === name[column - 1];
      current[column] = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (isSame ? 0 : other),
        isSwapped ? (beforePrevious[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[name.length] ?? 0;
}
