import type { ExceptionTerms } from '#core/documents/exceptionTerms.ts';
import type { Access, VisaType } from '#core/vocabulary.ts';
import { type OfficialPackName, readOfficialPack } from '../packs.ts';
import type { ShippedException } from '../shippedSource.ts';
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
};

const lists: ExceptionOfList[] = [
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
  return destinationsOf(pack, list.destinations).map((destination) => ({
    destination,
    purpose,
    passports: codesOf(codes),
    access,
    terms,
    days: null,
    from: null,
    to: null,
    page: null,
  }));
}
