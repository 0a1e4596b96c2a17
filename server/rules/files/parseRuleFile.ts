import { type CountryIndex, identifiersOf, indexCountries } from '#core/countries/countryIndex.ts';
import type { SourceFormat } from '#core/inputs/settings/followedSources.ts';
import { RULE_FILE_MAX } from '#core/records/files.ts';
import type { RuleFile, RuleFileShape } from '#core/rules/ruleFile.ts';
import { UnusableFile } from '#server/errors.ts';
import { bytesOfText, type FileLimit, trimmed } from '#server/files/fileBytes.ts';
import { beginsAsJson } from '#server/files/jsonEntries.ts';
import { Pairs } from './pairs.ts';
import { readCsv } from './readCsv.ts';
import { readJson } from './readJson.ts';
import { travelRequirements } from './readTravelRequirements.ts';

/** For commands: the panel refuses larger files before they are read. */
const uploadLimit: FileLimit = {
  maxBytes: RULE_FILE_MAX,
  tooLarge: `The file is larger than ${RULE_FILE_MAX / 1_000_000} MB: split it and import with --partial`,
};

/** The result of the parsers of published files. */
export type Reading = { layout: 'tidy' | 'matrix' | 'json'; date: string | null };

/** How a file that wasn't uploaded is read. */
type ParseOptions = { format?: SourceFormat; limit?: FileLimit };

/**
 * Parses an edition: CSV (tidy or matrix; alpha-2, alpha-3 or English names) or JSON, detected by
 * content, or a file in another format. `countries` are the known ones. Ambiguous entries are in `refused`.
 * Throws UnusableFile when the whole file is unusable. It blocks for seconds: `readRuleFile` calls it in a
 * thread.
 */
export async function parseRuleFile(
  file: Uint8Array,
  countries: readonly { code: string; name: string }[],
  { format = 'passport-index', limit = uploadLimit }: ParseOptions = {},
): Promise<RuleFile> {
  const text = trimmed(bytesOfText(file, limit));
  const pairs = new Pairs(indexCountries(countries) satisfies CountryIndex);
  const { shape, date } =
    format === 'passport-index'
      ? await readPassportIndex(text, pairs)
      : { shape: format, date: await travelRequirements[format](text, pairs) };
  if (!pairs.knowsCountries) {
    throw new UnusableFile('No country of the file is known: it is no edition of entry rules');
  }
  const { rows, refused, unstated } = pairs;
  const statesAllStays = shape === 'json' || shape === format;
  return { shape, date, rows, refused, unstated, statesAllStays };
}

async function readPassportIndex(
  text: Buffer,
  pairs: Pairs,
): Promise<{ shape: RuleFileShape; date: string | null }> {
  const { layout, date } = beginsAsJson(text)
    ? await readJson(text, pairs)
    : await readCsv(text, pairs);
  if (layout === 'json') return { shape: layout, date };
  return { shape: `${layout}-${identifiersOf(pairs.identifiers)}`, date };
}
