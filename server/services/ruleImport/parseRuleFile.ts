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

/** The largest file that is read, in bytes: about four times the published JSON. */
export const RULE_FILE_MAX_BYTES = 10_000_000;

/** The shapes of the published files. */
export type RuleFileShape = `tidy-${Identifiers}` | `matrix-${Identifiers}` | 'json';

export type RuleFile = {
  shape: RuleFileShape;
  /** Of the edition, where the file names it: YYYY, YYYY-MM or YYYY-MM-DD. */
  date: string | null;
  rows: FileRow[];
  refused: RefusedRow[];
  /** Pairs of a country with itself: they need no rule. */
  ownCountry: number;
};

/** What the readers of both formats fill in. */
export type Reading = { layout: 'tidy' | 'matrix' | 'json'; date: string | null };

/**
 * Reads an edition: CSV (tidy or matrix; alpha-2, alpha-3 or English names) or JSON, told by what is
 * in it. `countries` are those that are known. What can't be read without guessing is among
 * `refused`. Pauses now and then, so that a server goes on serving. Throws UnusableFile when the
 * whole file can't be used.
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
