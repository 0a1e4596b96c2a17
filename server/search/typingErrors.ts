/**
 * The typing errors that a text may have for a name: none in a word of three letters, one in a
 * longer one, two in one of at least `long` letters.
 */
export function allowedErrors(text: string, long: number): number {
  const ofWord = ({ length }: string) => (length < 4 ? 0 : length < long ? 1 : 2);
  return text.split(' ').reduce((sum, word) => sum + ofWord(word), 0);
}

/**
 * The typing errors between two texts: letters that are missing, added or other ones, and
 * neighbours in the wrong order (optimal string alignment distance).
 */
export function typingErrors(typed: string, name: string): number {
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
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforePrevious[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[name.length] ?? 0;
}
