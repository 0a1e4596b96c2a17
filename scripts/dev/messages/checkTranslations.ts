import compile from 'icu-minify/compile';
import { z } from 'zod';
import { messageProblems } from '#core/languages/messageProblems.ts';
import { messageShape } from '#core/languages/messageShape.ts';

/** The English messages of a namespace (`messages/en/<namespace>.json`), by key. */
type EnglishMessages = Record<
  string,
  { text: string; note: string; maxLength?: number | undefined }
>;

/** A language's translations by namespace and key (`messages/<language>.json`). */
export const translations = z.record(z.string(), z.record(z.string(), z.string().min(1)));

/** What `messages/glossary/<language>.json` holds. */
export const glossary = z.strictObject({
  /**
   * A language's word for each term of `messages/glossary/en.json`, and what a text must contain one
   * of where the English text contains the term: stems, since words are inflected.
   */
  terms: z.record(z.string(), z.strictObject({ term: z.string(), stems: z.array(z.string()) })),
  /** The messages that are the same in English, as `namespace.key`. */
  sameInEnglish: z.array(z.string()),
});

type Glossary = z.infer<typeof glossary>;

/** Names that stay as they are in every language. */
const untranslated = ['ESTA', 'ETIAS', 'K-ETA', 'NZeTA', 'eVisitor', 'CSV', 'RSS', 'Landfall'];

/** The problems of a language's translations of one namespace, each with the message's name. */
export function translationProblems({
  namespace,
  language,
  english,
  translated,
  terms,
}: {
  namespace: string;
  language: string;
  english: EnglishMessages;
  translated: Record<string, string>;
  terms: Glossary;
}): string[] {
  const unknown = Object.keys(translated)
    .filter((key) => !(key in english))
    .map((key) => `${namespace}.${key}: there is no such English message`);
  const missing = Object.keys(english).filter((key) => !(key in translated));
  const found = Object.entries(english).flatMap(([key, message]) => {
    const text = translated[key];
    const name = `${namespace}.${key}`;
    if (text === undefined) return [];
    return problemsOf({ name, language, english: message, text, terms }).map(
      (problem) => `${name}: ${problem}`,
    );
  });
  return [
    ...(missing.length > 0 ? [`${namespace} lacks ${missing.join(', ')}`] : []),
    ...unknown,
    ...found,
  ];
}

function problemsOf({
  name,
  language,
  english,
  text,
  terms,
}: {
  name: string;
  language: string;
  english: EnglishMessages[string];
  text: string;
  terms: Glossary;
}): string[] {
  const problems = messageProblems(language, english, text);
  const words = wordsOf(text);
  return [
    ...problems,
    ...englishProblems({ name, english: english.text, text, words, terms }),
    ...termProblems(wordsOf(english.text), words, terms),
  ];
}

function englishProblems({
  name,
  english,
  text,
  words,
  terms,
}: {
  name: string;
  english: string;
  text: string;
  words: string;
  terms: Glossary;
}): string[] {
  const missing = untranslated.filter((one) => hasWord(english, one) && !words.includes(one));
  const isSame = english === text && /\p{L}{2}/u.test(words);
  const isAllowed = terms.sameInEnglish.includes(name);
  return [
    ...missing.map((one) => `"${one}" stays as it is in every language`),
    ...(isSame && !isAllowed ? ['is the same in English: translate it, or allow it'] : []),
    ...(isAllowed && !isSame ? ['is allowed to be as in English, but is not'] : []),
  ];
}

/** Longer terms first: "visa on arrival" isn't also a "visa". */
function termProblems(english: string, words: string, { terms }: Glossary): string[] {
  const problems: string[] = [];
  let rest = english;
  const text = words.toLocaleLowerCase();
  for (const [term, { stems }] of Object.entries(terms).sort(
    ([one], [other]) => other.length - one.length,
  )) {
    if (!hasWord(rest, term)) continue;
    rest = rest.replace(wordPattern(term, 'gi'), ' ');
    if (stems.some((stem) => text.includes(stem.toLocaleLowerCase()))) continue;
    problems.push(`"${term}" is none of ${stems.join(', ')} (glossary)`);
  }
  return problems;
}

/** The words of an ICU text; none if it isn't valid, which is a problem of its own. */
function wordsOf(text: string): string {
  try {
    return messageShape(compile(text)).words;
  } catch {
    return '';
  }
}

function hasWord(text: string, word: string): boolean {
  return wordPattern(word, 'i').test(text);
}

function wordPattern(word: string, flags: string): RegExp {
  return new RegExp(`(?<![\\p{L}-])${word}(?:s|es)?(?![\\p{L}])`, `u${flags}`);
}
