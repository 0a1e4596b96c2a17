/** What stands in place of a word's last letters, by these. */
export type Endings = Readonly<Record<string, readonly string[]>>;

/**
 * A text in all its forms, itself first. Of several words each changes: "Южная Корея", "Южной Кореи".
 * Abbreviations have one form.
 */
export function formsOf(text: string, endings: Endings | undefined): string[] {
  if (!endings) return [text];
  const words = text.split(' ').map((word) => [word, formsOfWord(word, endings)] as const);
  const count = Math.max(...words.map(([, forms]) => forms.length));
  const forms = Array.from({ length: count }, (_, at) =>
    words.map(([word, ofWord]) => ofWord[at] ?? word).join(' '),
  );
  return [...new Set([text, ...forms])];
}

function formsOfWord(word: string, endings: Endings): readonly string[] {
  if (word === word.toUpperCase() && word !== word.toLowerCase()) return [];
  for (let start = 0; start <= word.length; start += 1) {
    const forms = endings[word.slice(start)];
    if (forms) return forms.map((form) => word.slice(0, start) + form);
  }
  return [];
}
