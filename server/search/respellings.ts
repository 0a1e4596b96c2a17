import type { NameFinder } from './nameFinder.ts';
import { isUnknown, type Part } from './reader/parts.ts';
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
  for (const { start, end } of rowsOf(parts)) {
    const similar = names.resembling(text.slice(start, end)).slice(0, MOST_NAMES);
    if (similar.length === 0) continue;
    respelt = respelt.flatMap((one) =>
      similar.map(({ foundBy: name }) => ({
        text: one.text.slice(0, start + one.moved) + name + one.text.slice(end + one.moved),
        moved: one.moved + name.length - (end - start),
      })),
    );
  }
  return respelt
    .map((one) => one.text)
    .filter((one) => one !== text)
    .slice(0, MOST_RESPELT);
}

/** Where words in a row say nothing: together they may be a name, but one of several hardly is. */
function rowsOf(parts: readonly Part[]): { start: number; end: number }[] {
  const rows: { start: number; end: number }[] = [];
  for (const [at, part] of parts.entries()) {
    if (!isUnknown(part)) continue;
    const before = parts[at - 1];
    const row = before && isUnknown(before) ? rows.pop() : undefined;
    rows.push({ start: row?.start ?? part.start, end: part.start + part.typed.length });
  }
  return rows;
}
