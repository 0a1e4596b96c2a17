import { type Entry, lexicon } from './lexicon.ts';
import type { Token } from './tokens.ts';

/** Codes that are also written in capitals for something else. */
const notMeant = new Set(['it', 'id', 'am', 'pm', 'tv', 'pr', 'eta', 'vat', 'can', 'i']);

/** Words that join codes: "de to jp". */
const joinsCodes = new Set(['to', 'from', 'visa', 'transit']);

/**
 * The words that may be codes of countries or airports: in capitals among others that aren't ("for IN
 * citizens"), or in a query of nothing but codes and a word that joins them ("de to jp").
 */
export function codesIn(tokens: readonly Token[]): ReadonlySet<string> {
  const words = tokens.map(({ typed }) => typed);
  const isCode = (entry: Entry) => entry.kind !== 'word' && !entry.language;
  const mayBe = (word: string) =>
    /^[a-z]{2,3}$/i.test(word) && lexicon().said(word.toLowerCase()).some(isCode);
  const others = words.filter((word) => !joinsCodes.has(word.toLowerCase()));
  if (words.length === 1 || (others.length > 1 && others.every(mayBe))) return new Set(others);
  if (words.every((word) => word === word.toUpperCase())) return new Set();
  const capitals = words.filter((word) => word === word.toUpperCase());
  return new Set(capitals.filter((word) => !notMeant.has(word.toLowerCase()) && mayBe(word)));
}
