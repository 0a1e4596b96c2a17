import { foldedName, syllables } from './languages/foldedName.ts';

/** An option of a select or combobox. */
export type ComboboxOption = {
  value: string;
  label: string;
  /** Alternative names. */
  otherNames?: readonly string[] | undefined;
};

export type FoundOption = ComboboxOption & {
  /** The matching alternative name or value; undefined if the label matched. */
  foundBy?: string | undefined;
  /** Whether one of its names equals the text. */
  exact: boolean;
  /** Whether its names only resemble the text: it is offered, never chosen by itself. */
  resembles?: boolean;
};

/** Shorter texts only match the beginning of words, unless a letter is a syllable. */
const CONTAINED_MIN = 3;

/**
 * The options that match a typed text, best first: an equal name, the value (a code), names that
 * begin with it, names with words that begin with its words, names that contain it. Ignores case,
 * accents and punctuation. Ties keep their order.
 */
export function findOptions(options: readonly ComboboxOption[], text: string): FoundOption[] {
  const wanted = foldedName(text).replace(/^the /, '');
  if (!wanted) return options.map((option) => ({ ...option, exact: false }));
  const found = options.flatMap((option) => {
    const { value, label, otherNames = [] } = option;
    const byLabel = rankOf(label, wanted);
    const byOther = [
      { rank: foldedName(value) === wanted ? Rank.value : Rank.none, name: value },
      // Of equally good names the label is preferred.
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
 * The one option that a typed text means: the only exact match, or the only match; otherwise
 * undefined.
 */
export function meantOption(found: readonly FoundOption[]): FoundOption | undefined {
  const [first, second] = found;
  if (!first || first.resembles) return undefined;
  if (!second) return first;
  return first.exact && !second.exact ? first : undefined;
}

const Rank = { equal: 0, value: 1, begins: 2, words: 3, contained: 4, none: 5 } as const;

function rankOf(name: string, wanted: string): number {
  const text = foldedName(name);
  // Ignoring spaces, "cote d ivoire" matches Côte d'Ivoire.
  const [joinedText, joinedWanted] = [text.replaceAll(' ', ''), wanted.replaceAll(' ', '')];
  if (joinedText === joinedWanted) return Rank.equal;
  if (joinedText.startsWith(joinedWanted)) return Rank.begins;
  const words = text.split(' ');
  if (wanted.split(' ').every((part) => words.some((word) => word.startsWith(part)))) {
    return Rank.words;
  }
  const isLongEnough = wanted.length >= CONTAINED_MIN || syllables.test(wanted);
  return isLongEnough && text.includes(wanted) ? Rank.contained : Rank.none;
}
