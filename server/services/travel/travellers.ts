import type { Db } from '../../../db/db.ts';
import type { Country } from '../../../db/queries/countries.ts';
import { readHolds } from '../../schemas/answers/documents.ts';
import { listInWords } from '../../schemas/listInWords.ts';
import { isDocument, PASSPORTS_OF_TRAVELLER_MAX } from '../../schemas/travel/travellers.ts';
import { answersWithDocuments } from '../entryRules/answersWithDocuments.ts';
import type { AnswerTable } from '../entryRules/answerTable.ts';
import type { RankedTraveller } from './rankForGroup.ts';

/** The longest quotation of an address in a message, in characters. */
const QUOTED_MAX = 12;

/** How many surplus travellers a message names. */
const NAMED_MAX = 4;

/** What one traveller holds: countries of passports, and documents beside them (see `readHolds`). */
export type Traveller = { passports: Country[]; holds: string[] };

/** The travellers, and the problems with unusable parts of `named` in words. */
export type Travellers = { travellers: Traveller[]; problems: string[] };

/**
 * The countries of these codes, per traveller, at most `max` travellers. Everything omitted is
 * reported as a problem.
 */
export function findTravellers(
  named: readonly (readonly string[])[],
  countries: readonly Country[],
  max: { travellers: number; noun: string },
): Travellers {
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
    const verb = left.length === 1 ? 'is' : 'are';
    const more = left.length > NAMED_MAX ? [`${left.length - NAMED_MAX} more`] : [];
    const names = listInWords([...left.slice(0, NAMED_MAX), ...more]);
    problems.push(`${max.travellers} ${max.noun} at most: ${names} ${verb} too many`);
  }
  return { travellers: travellers.slice(0, max.travellers), problems };
}

/** One problem for all unknown codes. */
function unknownCodes(
  named: readonly (readonly string[])[],
  byCode: ReadonlyMap<string, Country>,
): string[] {
  const unknown = new Set(named.flat().filter((code) => !isDocument(code) && !byCode.has(code)));
  if (unknown.size === 0) return [];
  const quoted = [...unknown].map((code) => `“${code.slice(0, QUOTED_MAX)}”`);
  return [
    `${listInWords(quoted)} ${unknown.size === 1 ? 'is no country’s code' : 'are no countries’ codes'}`,
  ];
}

function documentsHeld(parts: readonly string[], problems: string[]): string[] {
  const { holds, unknown } = readHolds(parts.filter(isDocument).join(','));
  for (const part of unknown) {
    problems.push(`“${part.slice(0, QUOTED_MAX)}” is no document that counts here`);
  }
  return holds;
}

function passportsHeld(
  codes: readonly string[],
  byCode: ReadonlyMap<string, Country>,
  problems: string[],
): Country[] {
  const held: Country[] = [];
  for (const code of codes) {
    const country = byCode.get(code);
    if (!country) continue;
    if (!country.issuesPassports) problems.push(`${country.name} issues no passports`);
    else if (held.includes(country)) {
      problems.push(`${country.name} is named twice for one traveller`);
    } else if (held.length === PASSPORTS_OF_TRAVELLER_MAX) {
      problems.push(`Two passports a traveller at most: ${country.name} is a third`);
    } else held.push(country);
  }
  return held;
}

/** The travellers with the answers that count with their documents. */
export async function rankedTravellers(
  db: Db,
  table: AnswerTable,
  travellers: readonly Traveller[],
): Promise<RankedTraveller[]> {
  return Promise.all(
    travellers.map(async ({ passports, holds }) => ({
      passports: passports.map(({ code }) => code),
      answers: await answersWithDocuments(db, table, holds),
    })),
  );
}
