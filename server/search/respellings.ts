import type { NameFinder } from './nameFinder.ts';
import { isUnknown } from './reader/parts.ts';
import type { Query } from './reader/readQuery.ts';

/** More words that say nothing are no misspelt names. */
const MOST_WORDS = 3;

/** "Austrila" may be Austria or Australia. */
const MOST_NAMES = 2;

const MOST_RESPELT = 4;

/** Words of a query that say nothing, but resemble a name: the query with these names, best first. */
export function respellings({ text, parts, isCut }: Query, names: NameFinder): string[] {
  const unknown = parts.filter(isUnknown);
  if (isCut || parts.length === unknown.length || unknown.length > MOST_WORDS) return [];
  let respelt: { text: string; moved: number }[] = [{ text, moved: 0 }];
  for (const { typed, word, start } of unknown) {
    const similar = names.resembling(word).slice(0, MOST_NAMES);
    if (similar.length === 0) continue;
    respelt = respelt.flatMap((one) =>
      similar.map(({ foundBy: name }) => {
        const at = start + one.moved;
        const end = at + typed.length;
        return {
          text: one.text.slice(0, at) + name + one.text.slice(end),
          moved: one.moved + name.length - typed.length,
        };
      }),
    );
  }
  return respelt
    .map((one) => one.text)
    .filter((one) => one !== text)
    .slice(0, MOST_RESPELT);
}
