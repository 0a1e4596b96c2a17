import type { DocumentOption, ExceptionTerms } from '#core/documents/exceptionTerms.ts';
import type { Access, VisaType } from '#core/vocabulary.ts';
import { type OfficialPackName, readOfficialPack } from '../packs.ts';
import type { ShippedException } from '../shippedSources.ts';
import { codesOf, destinationsOf, factAt } from './rulesOfLists.ts';

/** What a document of another country opens for the passports of an official list. */
type ExceptionOfList = {
  pack: OfficialPackName;
  /** The path of the list. */
  fact: string;
  source: string;
  destinations: string;
  purpose: VisaType;
  access: Access;
  terms: ExceptionTerms;
  /** Passports of the list with other terms. */
  except?: string[];
  /** Some passports of the list. */
  only?: string[];
};

const airside: DocumentOption[] = [
  { kind: 'visa', issuers: ['AU', 'CA', 'NZ', 'US'] },
  { kind: 'residence', issuers: ['AU', 'CA', 'NZ', 'US'], qualities: ['permanent'] },
  { kind: 'residence', issuers: ['schengen', 'eu'] },
];

/** For Syrians, a US visa of kind B1 or B2 doesn't count, which is most visitors' visa. */
const airsideForSyrians = airside.map((option) =>
  option.kind === 'visa' ? { ...option, issuers: ['AU', 'CA', 'NZ'] } : option,
);

const ofSchengenState: ExceptionTerms = { documents: [{ issuers: ['schengen'] }], orOthers: true };

const lists: ExceptionOfList[] = [
  {
    pack: 'united-kingdom',
    fact: 'airsideTransitVisa',
    source: 'smart-answers',
    destinations: 'GB',
    purpose: 'transit',
    access: 'visa_free',
    terms: { documents: airside, orOthers: true },
    except: ['SY', 'VE'],
  },
  {
    pack: 'united-kingdom',
    fact: 'airsideTransitVisa',
    source: 'smart-answers',
    destinations: 'GB',
    purpose: 'transit',
    access: 'visa_free',
    terms: { documents: airsideForSyrians, orOthers: true },
    only: ['SY'],
  },
  {
    pack: 'schengen',
    fact: 'airportTransitVisa',
    source: 'visa-code-annex-iv',
    destinations: 'schengen',
    purpose: 'transit',
    access: 'visa_free',
    terms: ofSchengenState,
  },
  {
    pack: 'france-airport-transit',
    fact: 'airportTransitVisa',
    source: 'annexe-d',
    destinations: 'FR',
    purpose: 'transit',
    access: 'visa_free',
    terms: ofSchengenState,
  },
  {
    pack: 'canada',
    fact: 'etaInsteadOfVisaByAir',
    source: 'irpr-2026',
    destinations: 'CA',
    purpose: 'tourist',
    access: 'eta',
    terms: {
      documents: [
        { kind: 'visa', issuers: ['US'] },
        { kind: 'visa', issuers: ['CA'], qualities: ['in_past_10_years'] },
      ],
      terms: ['by_air'],
    },
  },
  {
    pack: 'ireland',
    fact: 'waivedWithUkVisa.shortStayVisaWaiver',
    source: 'citinfo',
    destinations: 'IE',
    purpose: 'tourist',
    access: 'visa_free',
    terms: {
      documents: [{ kind: 'visa', issuers: ['GB'], qualities: ['of_tourist_class', 'used'] }],
    },
  },
  {
    pack: 'ireland',
    fact: 'waivedWithUkVisa.britishIrishVisaScheme',
    source: 'citinfo',
    destinations: 'IE',
    purpose: 'tourist',
    access: 'visa_free',
    terms: { documents: [{ kind: 'visa', issuers: ['GB'], qualities: ['british_irish_scheme'] }] },
  },
];

/** The exceptions of all lists in the official packs, by source. */
export function exceptionsOfLists(): Map<string, ShippedException[]> {
  const bySource = new Map<string, ShippedException[]>();
  for (const list of lists) {
    const exceptions = bySource.get(list.source) ?? [];
    bySource.set(list.source, exceptions);
    exceptions.push(...exceptionsOf(list));
  }
  return bySource;
}

function exceptionsOf(list: ExceptionOfList): ShippedException[] {
  const pack = readOfficialPack(list.pack);
  const stated = factAt(pack, list.fact);
  const codes = typeof stated === 'string' ? stated : (stated as { codes: string }).codes;
  const { purpose, access, terms } = list;
  const passports = list.only ?? codesOf(codes).filter((code) => !list.except?.includes(code));
  return destinationsOf(pack, list.destinations).map((destination) => ({
    destination,
    purpose,
    passports,
    access,
    terms,
    days: null,
    from: null,
    to: null,
    page: null,
  }));
}
