import catalogue from '#messages/en/travellers.gen.ts';
import { translator } from '#messages/translate.ts';
import { readHolds } from '../documents/documents.ts';
import { listInWords } from '../languages/listInWords.ts';
import { isDocument, PASSPORTS_OF_TRAVELLER_MAX } from './travellers.ts';

/** The travellers in an address, and what is wrong with it. */

const t = translator(catalogue);

/** The longest quotation of an address in a message, in characters. */
const QUOTED_MAX = 12;

/** How many surplus travellers a message names. */
const NAMED_MAX = 4;

type Issuer = { code: string; name: string; issuesPassports: boolean };

/** What one traveller holds: countries of passports, and documents beside them (see `readHolds`). */
export type Traveller<Country extends Issuer = Issuer> = { passports: Country[]; holds: string[] };

/**
 * The countries of these codes, per traveller, at most `max` travellers. Everything omitted is
 * reported as a problem, in words without a full stop.
 */
export function findTravellers<Country extends Issuer>(
  named: readonly (readonly string[])[],
  countries: readonly Country[],
  max: { travellers: number; noun: 'travellers' | 'passports' },
): { travellers: Traveller<Country>[]; problems: string[] } {
  const byCode = new Map(countries.map((country) => [country.code, country]));
  const problems = unknownCodes(named, byCode);
  const travellers = named
    .map((parts) => ({
      passports: passportsHeld(parts, byCode, problems),
      holds: documentsHeld(parts, problems),
    }))
    .filter(({ passports }) => passports.length > 0);
  const left = travellers.slice(max.travellers).map(({ passports: [first] }) => first?.name ?? '');
  if (left.length > 0) {
    const more = left.length > NAMED_MAX ? [t('more', { count: left.length - NAMED_MAX })] : [];
    const names = listInWords([...left.slice(0, NAMED_MAX), ...more]);
    const count = left.length;
    problems.push(t('tooMany', { max: max.travellers, of: max.noun, names, count }));
  }
  return { travellers: travellers.slice(0, max.travellers), problems };
}

/** One problem for all unknown codes. */
function unknownCodes(
  named: readonly (readonly string[])[],
  byCode: ReadonlyMap<string, unknown>,
): string[] {
  const unknown = new Set(named.flat().filter((code) => !isDocument(code) && !byCode.has(code)));
  if (unknown.size === 0) return [];
  const quoted = [...unknown].map((code) => `“${code.slice(0, QUOTED_MAX)}”`);
  return [t('unknownCodes', { codes: listInWords(quoted), count: unknown.size })];
}

function documentsHeld(parts: readonly string[], problems: string[]): string[] {
  const { holds, unknown } = readHolds(parts.filter(isDocument).join(','));
  for (const part of unknown) {
    problems.push(t('unknownDocument', { document: part.slice(0, QUOTED_MAX) }));
  }
  return holds;
}

function passportsHeld<Country extends Issuer>(
  codes: readonly string[],
  byCode: ReadonlyMap<string, Country>,
  problems: string[],
): Country[] {
  const held: Country[] = [];
  for (const code of codes) {
    const country = byCode.get(code);
    if (!country) continue;
    const { name } = country;
    if (!country.issuesPassports) problems.push(t('noPassports', { country: name }));
    else if (held.includes(country)) problems.push(t('passportTwice', { country: name }));
    else if (held.length === PASSPORTS_OF_TRAVELLER_MAX) {
      problems.push(t('thirdPassport', { country: name }));
    } else held.push(country);
  }
  return held;
}
