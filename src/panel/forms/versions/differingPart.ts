/** Context around a difference, in characters. */
const CONTEXT = 80;

/**
 * The part of a text that differs from another, with shortened common context before and after. It
 * spans from the first to the last difference.
 */
export function differingPart(text: string, other: string) {
  if (text === other) return { before: text, own: '', after: '' };
  const [words, others] = [wordsOf(text), wordsOf(other)];
  const shorter = Math.min(words.length, others.length);
  let start = 0;
  while (start < shorter && words[start] === others[start]) start += 1;
  let end = 0;
  while (end < shorter - start && words.at(-1 - end) === others.at(-1 - end)) end += 1;
  const before = words.slice(0, start).join('');
  const after = words.slice(words.length - end).join('');
  return {
    before: before.length > CONTEXT ? `…${before.slice(-CONTEXT)}` : before,
    own: words.slice(start, words.length - end).join(''),
    after: after.length > CONTEXT ? `${after.slice(0, CONTEXT)}…` : after,
  };
}

function wordsOf(text: string): string[] {
  return text.split(/(?<=\s)/);
}
