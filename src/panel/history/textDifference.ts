/** A part of two texts or lists: common, or in one of them only. */
export type Piece = { kind: 'same' | 'removed' | 'added'; text: string };

/**
 * Above this number of comparisons, everything between the first and the last difference counts as
 * one change.
 */
const COMPARISONS_MAX = 1_000_000;

/** Differences of two texts, by words. */
export function wordDifference(before: string, after: string): Piece[] {
  const words = (text: string) => text.split(/(?<=\s)(?=\S)/);
  return joined(differenceOf(words(before), words(after)), '');
}

/** Differences of two lists, by items. */
export function itemDifference(before: string[], after: string[]): Piece[] {
  return differenceOf(before, after);
}

function differenceOf(before: string[], after: string[]): Piece[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return [
    ...before.slice(0, start).map((text): Piece => ({ kind: 'same', text })),
    ...betweenEnds(
      before.slice(start, before.length - end),
      after.slice(start, after.length - end),
    ),
    ...before.slice(before.length - end).map((text): Piece => ({ kind: 'same', text })),
  ];
}

/** Uses the longest common subsequence. */
function betweenEnds(before: string[], after: string[]): Piece[] {
  const removed = before.map((text): Piece => ({ kind: 'removed', text }));
  const added = after.map((text): Piece => ({ kind: 'added', text }));
  if (before.length * after.length > COMPARISONS_MAX) return [...removed, ...added];
  const width = after.length + 1;
  /** The length of the longest common subsequence from each pair of positions on. */
  const lengths = new Uint32Array((before.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pieces: Piece[] = [];
  let [i, j] = [0, 0];
  for (;;) {
    const [old, now] = [removed[i], added[j]];
    if (!old || !now) return [...pieces, ...removed.slice(i), ...added.slice(j)];
    if (old.text === now.text) {
      pieces.push({ kind: 'same', text: old.text });
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) {
      pieces.push(old);
      i += 1;
    } else {
      pieces.push(now);
      j += 1;
    }
  }
}

/** Joins adjacent pieces of the same kind. */
function joined(pieces: Piece[], glue: string): Piece[] {
  const whole: Piece[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    if (last?.kind === piece.kind) last.text += glue + piece.text;
    else whole.push({ ...piece });
  }
  return whole;
}
