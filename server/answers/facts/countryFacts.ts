import type { GovernmentPages } from '#core/answers/coverage.ts';
import { stateWithEntryRules } from '#core/countries/territories.ts';
import { shippedText } from '#core/languages/shippedTexts.ts';
import type { VisaType } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import {
  listEntryConditions,
  listNomadVisas,
  listOfficialLinks,
} from '#db/queries/countryFacts.ts';
import { oncePerContent } from '#server/cache/oncePerContent.ts';
import { ruleReference } from '../ruleReference.ts';
import { type CountedAnswers, countAnswers, countedCodes } from '../table/countedAnswers.ts';
import { currentTable } from '../table/currentTable.ts';
import { allCountries, countryNamer } from './countries.ts';
import { coverageOf } from './coverage.ts';
import { placeOf } from './place.ts';

type Facts = {
  conditions: Omit<Awaited<ReturnType<typeof listEntryConditions>>[number], 'destination'>[];
  officialLinks: Omit<Awaited<ReturnType<typeof listOfficialLinks>>[number], 'destination'>[];
  nomadSchemes: Omit<
    Awaited<ReturnType<typeof listNomadVisas>>[number],
    'countryCode' | 'country' | 'continent'
  >[];
};

const factsOnce = oncePerContent(['rules'], async (db) => {
  const facts = new Map<string, Facts>();
  const factsOf = (code: string) => {
    const known = facts.get(code) ?? { conditions: [], officialLinks: [], nomadSchemes: [] };
    facts.set(code, known);
    return known;
  };
  for (const { destination, ...condition } of await listEntryConditions(db)) {
    factsOf(destination).conditions.push(condition);
  }
  for (const { destination, ...link } of await listOfficialLinks(db)) {
    factsOf(destination).officialLinks.push(link);
  }
  for (const scheme of await listNomadVisas(db)) {
    const { countryCode, country: _name, continent: _continent, ...stated } = scheme;
    factsOf(countryCode).nomadSchemes.push(stated);
  }
  return facts;
});

/**
 * What a country asks at its border, its official links, and its visas for remote workers, with their
 * notes in the present language. A territory without such facts has those of the state whose entry
 * rules apply.
 */
export async function statedFactsOf(db: Db, code: string): Promise<Facts> {
  const known = await factsOnce(db);
  const facts = known.get(code) ?? known.get(stateWithEntryRules(code) ?? '');
  if (!facts) return { conditions: [], officialLinks: [], nomadSchemes: [] };
  const { conditions, officialLinks, nomadSchemes } = facts;
  return {
    conditions: conditions.map((one) => ({
      ...one,
      title: shippedText(one.title),
      note: shippedText(one.note),
    })),
    officialLinks: officialLinks.map((one) => ({
      ...one,
      note: shippedText(one.note),
      priceNote: shippedText(one.priceNote),
      price: one.price && { ...one.price, note: shippedText(one.price.note) },
    })),
    nomadSchemes,
  };
}

/**
 * A country's facts besides rules: entry conditions, with the names of the countries that they list,
 * official links, the country itself.
 */
export async function readCountryFacts(db: Db, code: string) {
  const { conditions, officialLinks, nomadSchemes } = await statedFactsOf(db, code);
  const names = await namesOf(
    db,
    conditions.flatMap(({ countries: listed }) => listed.split(' ')),
  );
  return {
    ...placeOf(code),
    conditions,
    officialLinks,
    nomadSchemes,
    names,
  };
}

/** The names of these countries by code, in the present language. */
async function namesOf(db: Db, codes: readonly string[]): Promise<Record<string, string>> {
  const wanted = codes.filter(Boolean);
  if (wanted.length === 0) return {};
  const nameOf = await countryNamer(db);
  return Object.fromEntries(wanted.map((code) => [code, nameOf(code)]));
}

/**
 * The number of passports by access, today and by default for tourists, and how many of these answers rest
 * on a government page. `on` is that day: YYYY-MM-DD in UTC.
 */
export async function countPassportsByAccess(
  db: Db,
  { code, purpose }: { code: string; purpose?: VisaType | undefined },
): Promise<CountedAnswers & { on: string; governmentPages: GovernmentPages }> {
  const counted = countedCodes(await allCountries(db));
  const table = await currentTable(db, purpose);
  const answers = table.forDestination(code).filter(({ passport }) => counted.has(passport));
  const { governmentPages } = coverageOf(answers, await ruleReference(db));
  return { on: table.day, ...countAnswers(answers), governmentPages };
}
