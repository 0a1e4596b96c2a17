import { findOptions } from '../optionSearch.ts';
import { otherNames, placeNames } from './countryNames.ts';

/** Maximum length of a searched name, in characters. */
export const FIND_MAX = 60;

/**
 * The rows whose country has the text in one of its names, in the row's further words, or as its code; best
 * match first.
 */
export function foundByName<Row extends { code: string; name: string; words?: string }>(
  rows: readonly Row[],
  text: string,
): Row[] {
  if (!text.trim()) return [...rows];
  const byCode = new Map(rows.map((row) => [row.code, row]));
  const options = rows.map(({ code, name, words = '' }) => ({
    value: code,
    label: name,
    otherNames: [...(otherNames[code] ?? []), ...(placeNames[code] ?? []), words],
  }));
  return findOptions(options, text).flatMap(({ value }) => byCode.get(value) ?? []);
}
