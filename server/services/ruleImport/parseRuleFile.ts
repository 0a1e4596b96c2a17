import { UnusableFile } from '../errors.ts';
import { decodedText } from '../fileImport/decodedText.ts';
import {
  type CountryIndex,
  type Identifiers,
  identifiersOf,
  indexCountries,
} from './countryIndex.ts';
import { type FileRow, Pairs, type RefusedRow } from './pairs.ts';
import { readCsv } from './readCsv.ts';
import { readJson } from './readJson.ts';

/** Maximum file size, in bytes: about four times the published JSON. */
export const RULE_FILE_MAX_BYTES = 10_000_000;

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
  const text = decode(file);
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

function decode(file: Uint8Array): string {
  if (file.byteLength > RULE_FILE_MAX_BYTES) {
    const limit = RULE_FILE_MAX_BYTES / 1_000_000;
    throw new UnusableFile(
      `The file is larger than ${limit} MB: split it and import with --partial`,
    );
  }
  const text = decodedText(file).trim();
  if (text) return text;
  throw new UnusableFile('The file is empty');
}
