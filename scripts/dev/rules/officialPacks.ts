import { sha256 } from './rulePacks.ts';

/** A value of JSON. */
type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

/** The days of compilation, which aren't dates of sources. */
const COMPILED = '2026-11-21';
const compiledOn: readonly Json[] = [COMPILED, '2026-11-22'];

/** How a fact was found, which isn't packed. */
const leftOut = new Set(['stored', 'consulted', 'commit', 'host', 'about']);

/** Dates of documents that their copies lack. */
const documentDates: Record<string, string> = {
  'dec-2022-2451': '2022-12-08',
  'dir-2004-38': '2004-04-29',
};

/** Sources without an entry in the pack. */
const addedSources: Record<string, JsonObject> = {
  'new-zealand': {
    'inz-waiver-stays': {
      title: 'Visa waiver countries and territories: lengths of stay',
      publisher: 'third party, describing the page of Immigration New Zealand',
      address:
        'https://www.immigration.govt.nz/new-zealand-visas/preparing-a-visa-application/your-journey-to-new-zealand/before-you-travel-to-new-zealand/visa-waiver-countries',
      licence: 'facts only',
      quality: 'secondary',
      consulted: COMPILED,
    },
  },
};

/** Replaces descriptions of copies by descriptions of sources; null if there is no page. */
const reworded: Record<string, string | null> = {
  'https://www.legifrance.gouv.fr/ (NOR IMIK1009907A)': 'https://www.legifrance.gouv.fr/',
  'Check if you need a UK visa: groups of nationalities and flow (lib/smart_answer/calculators/uk_visa_calculator.rb, app/flows/check_uk_visa_flow.rb and its outcomes)':
    'Check if you need a UK visa',
  'Check if you need a UK visa (links in the outcomes)': 'Check if you need a UK visa',
  // A repository isn't an official page: gov.uk publishes its content.
  'https://github.com/alphagov/smart-answers': 'https://www.gov.uk/check-uk-visa',
  'https://github.com/yasnamineva/odyssway': null,
  'several stored files': 'third parties that agree',
  'stored file': 'third parties that agree',
  'stored file citing gov.uk': 'third party, citing gov.uk',
  'stored file checked against the K-ETA notice': 'third party, citing the K-ETA Center',
  'stored adapter citing ecowas.int': 'third party, citing ecowas.int',
  'Visa & Migration Lawyers; eta-australia-visa.com (two stored pages that agree)':
    'Visa & Migration Lawyers; eta-australia-visa.com',
  "yasnamineva/odyssway, from the Commission's page on the Schengen area":
    'European Commission, as transcribed by others',
  'mogenshobolth/eu-visa-policy (from EUR-Lex, "Visa waiver agreements")':
    'European Union (EUR-Lex), as transcribed by others',
  'checks lifted in steps between the two dates; the split by kind of border is not in the stored sources':
    'checks were lifted in steps',
  'checks lifted in steps between the two dates; the split by kind of border is not in the stored sources; no land border with the area until 2025-01-01':
    'checks were lifted in steps; no land border with the area until 2025-01-01',
  'no agreement in force in the stored sources (list of September 2024): treat as visa required':
    'no waiver agreement was in force in September 2024',
};

/**
 * Packs a published official file: sources with their own dates, facts with lists of codes as
 * strings. Throws when a description of a copy is left.
 */
export function packOfficial(name: string, text: string): JsonObject {
  const published = JSON.parse(text) as { sources: JsonObject; facts: JsonObject };
  const facts = name === 'schengen' ? withVisaLists(published.facts) : published.facts;
  const packed = {
    sha256: sha256(text),
    sources: Object.fromEntries(
      Object.entries({ ...published.sources, ...addedSources[name] }).map(([id, source]) => [
        id,
        packSource(id, object(source)),
      ]),
    ),
    facts: compact(facts),
  };
  const leftover = /stored|github\.com|\/work\/|\/home\//i.exec(JSON.stringify(packed));
  if (leftover) throw new Error(`${name} still says "${leftover[0]}"`);
  return packed;
}

function packSource(id: string, source: JsonObject): JsonObject {
  const { title, publisher, address, licence, quality } = source;
  const date = compiledOn.includes(source.consulted ?? null)
    ? (documentDates[id] ?? null)
    : source.consulted;
  const shown = { title, publisher, address, licence, quality, date };
  return Object.fromEntries(
    Object.entries(shown).map(([key, value]) => [key, compact(value ?? null)]),
  );
}

/** The two annexes in the format of all other lists: codes, with their conditions. */
function withVisaLists({ visa, ...facts }: JsonObject): JsonObject {
  const { source = null, required = null, exempt, exemptBritishNationals = null } = object(visa);
  const entries = (Array.isArray(exempt) ? exempt : []).map(object);
  return {
    ...facts,
    visaRequired: { codes: required, source },
    visaExempt: {
      codes: entries.map(({ code = null }) => code),
      conditional: entries.filter((entry) => Object.keys(entry).length > 1),
      others: exemptBritishNationals,
      source,
    },
  };
}

function compact(value: Json): Json {
  if (typeof value === 'string') return reworded[value] === undefined ? value : reworded[value];
  if (Array.isArray(value)) {
    const areCodes = value.every((item) => typeof item === 'string' && /^[A-Z]{2}$/.test(item));
    return areCodes ? value.join(' ') : value.map(compact);
  }
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !leftOut.has(key))
      .map(([key, item]) => [key, compact(item)]),
  );
}

function object(value: Json | undefined): JsonObject {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new Error('An object was expected');
}
