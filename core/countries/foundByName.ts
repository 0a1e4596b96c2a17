import { findOptions } from '../optionSearch.ts';

/** Everyday and former names of countries in one language, by code. */
export type FurtherNames = Readonly<Record<string, readonly string[]>>;

/** Maximum length of a searched name, in characters. */
export const FIND_MAX = 60;

/**
 * The rows whose country has the text in one of its names, in the row's own words, or as its code; best
 * match first.
 */
export function foundByName<Row extends { code: string; name: string; words?: string }>(
  rows: readonly Row[],
  text: string,
  further: FurtherNames,
): Row[] {
  if (!text.trim()) return [...rows];
  const byCode = new Map(rows.map((row) => [row.code, row]));
  const options = rows.map(({ code, name, words = '' }) => ({
    value: code,
    label: name,
    otherNames: [...(further[code] ?? []), words],
  }));
  return findOptions(options, text).flatMap(({ value }) => byCode.get(value) ?? []);
}
