import { foldedName } from '#core/languages/foldedName.ts';

/** What stands in place of a word's last letters, by these; all folded. */
export type Endings = ReadonlyMap<string, readonly string[]>;

export function foldedEndings(listed: Readonly<Record<string, readonly string[]>> = {}): Endings {
  return new Map(
    Object.entries(listed).map(([ending, forms]) => [foldedName(ending), forms.map(foldedName)]),
  );
}

/**
 * A folded text in all its forms, itself first. Of several words each changes: "южная турция", "южнои
 * турции".
 */
export function formsOf(folded: string, endings: Endings): string[] {
  if (endings.size === 0) return [folded];
  const words = folded.split(' ').map((word) => ({ word, forms: formsOfWord(word, endings) }));
  const count = Math.max(...words.map(({ forms }) => forms.length));
  const forms = Array.from({ length: count }, (_, at) =>
    words.map(({ word, forms: ofWord }) => ofWord[at] ?? word).join(' '),
  );
  return [...new Set([folded, ...forms])];
}

function formsOfWord(word: string, endings: Endings): string[] {
  for (let start = 0; start <= word.length; start += 1) {
    const forms = endings.get(word.slice(start));
    if (forms) return forms.map((form) => word.slice(0, start) + form);
  }
  return [];
}
