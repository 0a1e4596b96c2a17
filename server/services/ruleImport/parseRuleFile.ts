import { RULE_FILE_MAX } from '../../schemas/rules/ruleEdition.ts';
import { UnusableFile } from '../errors.ts';
import { textOf } from '../fileImport/fileText.ts';
import {
  type CountryIndex,
  type Identifiers,
  identifiersOf,
  indexCountries,
} from './countryIndex.ts';
import { type FileRow, Pairs, type RefusedRow } from './pairs.ts';
import { readCsv } from './readCsv.ts';
import { readJson } from './readJson.ts';

/** For commands: the panel refuses larger files before they are read. */
const limit = {
  maxBytes: RULE_FILE_MAX,
  tooLarge: `The file is larger than ${RULE_FILE_MAX / 1_000_000} MB: split it and import with --partial`,
};

/** The formats of published files. */
export type RuleFileShape = `tidy-${Identifiers}` | `matrix-${Identifiers}` | 'json';

export type RuleFile = {
  shape: RuleFileShape;
  /** The edition's date, if the file states it: YYYY, YYYY-MM or YYYY-MM-DD. */
  date: string | null;
  rows: FileRow[];
  refused: RefusedRow[];
  /** The number of pairs of a country with itself, which need no rule. */
  ownCountry: number;
};

/** The result of both parsers. */
export type Reading = { layout: 'tidy' | 'matrix' | 'json'; date: string | null };

/**
 * Parses an edition: CSV (tidy or matrix; alpha-2, alpha-3 or English names) or JSON, detected by
 * content. `countries` are the known ones. Ambiguous entries are in `refused`. Yields regularly, so
 * that the server stays responsive. Throws UnusableFile when the whole file is unusable.
 */
export async function parseRuleFile(
  file: Uint8Array,
  countries: readonly { code: string; name: string }[],
): Promise<RuleFile> {
  const text = textOf(file, limit).trim();
  const pairs = new Pairs(indexCountries(countries) satisfies CountryIndex);
  const { layout, date } = text.startsWith('{')
    ? await readJson(text, pairs)
    : await readCsv(text, pairs);
  if (!pairs.knowsCountries) {
    throw new UnusableFile('No country of the file is known: it is no edition of entry rules');
  }
  const shape =
    layout === 'json' ? layout : (`${layout}-${identifiersOf(pairs.identifiers)}` as const);
  return { shape, date, rows: pairs.rows, refused: pairs.refused, ownCountry: pairs.ownCountry };
}
