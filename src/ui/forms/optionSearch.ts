/** One option of a select or combobox. */
export type ComboboxOption = {
  value: string;
  label: string;
  /** What else people call it. */
  otherNames?: readonly string[] | undefined;
};

export type FoundOption = ComboboxOption & {
  /** The other name or the value it was found by; undefined where its label was enough. */
  foundBy?: string | undefined;
  /** Whether a name of it is exactly the text. */
  exact: boolean;
};

/** Shorter texts are looked for at the beginning of words only. */
const CONTAINED_MIN = 3;

/**
 * The options that a typed text finds, best first: a name that equals the text, the value (a code),
 * then names that begin with it, that have words which begin with its words, that contain it.
 * Case, accents and punctuation don't matter. Among equals the given order stays.
 */
export function findOptions(options: readonly ComboboxOption[], text: string): FoundOption[] {
  const wanted = folded(text).replace(/^the /, '');
  if (!wanted) return options.map((option) => ({ ...option, exact: false }));
  const found = options.flatMap((option) => {
    const { value, label, otherNames = [] } = option;
    const byLabel = rankOf(label, wanted);
    const byOther = [
      { rank: folded(value) === wanted ? Rank.value : Rank.none, name: value },
      // Of two equally good names the label is the better one.
      ...otherNames.map((name) => ({ rank: rankOf(name, wanted) + 0.5, name })),
    ].reduce((best, other) => (other.rank < best.rank ? other : best));
    const rank = Math.min(byLabel, byOther.rank);
    if (rank >= Rank.none) return [];
    const foundBy = byLabel === Rank.none ? byOther.name : undefined;
    return [{ rank, found: { ...option, foundBy, exact: Math.floor(rank) === Rank.equal } }];
  });
  return found.toSorted((a, b) => a.rank - b.rank).map(({ found: option }) => option);
}

/**
 * The one option that a typed text means without a doubt: the only one with exactly this name, or
 * the only one found at all; undefined otherwise.
 */
export function meantOption(found: readonly FoundOption[]): FoundOption | undefined {
  const [first, second] = found;
  if (!first || !second) return first;
  return first.exact && !second.exact ? first : undefined;
}

const Rank = { equal: 0, value: 1, begins: 2, words: 3, contained: 4, none: 5 } as const;

function rankOf(name: string, wanted: string): number {
  const text = folded(name);
  // Spaces apart: "cote d ivoire" is Côte d'Ivoire too.
  const [joinedText, joinedWanted] = [text.replaceAll(' ', ''), wanted.replaceAll(' ', '')];
  if (joinedText === joinedWanted) return Rank.equal;
  if (joinedText.startsWith(joinedWanted)) return Rank.begins;
  const words = text.split(' ');
  if (wanted.split(' ').every((part) => words.some((word) => word.startsWith(part)))) {
    return Rank.words;
  }
  return wanted.length >= CONTAINED_MIN && text.includes(wanted) ? Rank.contained : Rank.none;
}

/** Lower case without accents, apostrophes and other punctuation; "&" and "St." are words. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}'’ʻ.]/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(/\bst\b/g, 'saint');
}
