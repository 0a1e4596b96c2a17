import type { Selectable } from 'kysely';
import type {
  AmountPer,
  Binding,
  ComingFrom,
  Concerned,
  EntryConditionKind,
  OfficialLinkScheme,
  PeriodUnit,
  Vaccine,
  ValidityCount,
} from '#core/borderVocabulary.ts';
import { type NomadStatus, type VisaType, visaTypes } from '#core/vocabulary.ts';
import type { Schema } from '../schema.ts';
import { codesOf, destinationsOf, factAt } from './official/rulesOfLists.ts';
import { readNomadVisas, readOfficialPack } from './packs.ts';

/** The page or document that states a fact, where it isn't the source's own. */
export type FactPage = { title: string; address: string | null; date: string };

/** An entry condition for foreign passports; details that are absent have their blank values. */
export type ShippedCondition = {
  destination: string;
  kind: EntryConditionKind;
  months: number;
  countedFrom: ValidityCount | null | undefined;
  note: string;
  sourceId: string;
  binding?: Binding;
  concerns?: Concerned;
  number?: number;
  unit?: PeriodUnit;
  amount?: string;
  currency?: string;
  per?: AmountPer | undefined;
  vaccine?: Vaccine | undefined;
  comingFrom?: ComingFrom;
  countries?: string;
  title?: string;
  address?: string;
  permissionOnly?: boolean;
  /** By the rule for its kind if absent. */
  purposes?: VisaType[];
  page?: FactPage;
};

/** An official link, for applications or enquiries. */
export type PackedOfficialLink = {
  destination: string;
  scheme: OfficialLinkScheme;
  title: string;
  address: string | null;
  price: { amount: string; currency: string } | null;
  priceNote: string;
  inOperation: boolean;
  /** The purposes of stay it covers. */
  purposes: VisaType[];
  /** The country's own citizens are exempt. */
  foreignersOnly: boolean;
  note: string;
  sourceId: string;
  /** The day of the price; null for the source's date or without a price. */
  sourceDate: string | null;
  /** Whom an application serves, what it gives and takes. */
  details?: Partial<LinkDetails>;
  page?: FactPage;
};

type LinkDetails = Pick<
  Selectable<Schema['application_portals']>,
  | 'passports'
  | 'binding'
  | 'processing_min'
  | 'processing_max'
  | 'processing_unit'
  | 'validity_days'
  | 'stay_days'
  | 'entries'
  | 'earliest_days'
>;

export type PackedScheme = {
  code: string;
  status: NomadStatus;
  title: string | null;
  address: string | null;
  verifiedOn: string | null;
  facts: Record<string, unknown>;
  sourceId: string;
};

/** Required validity and age of a passport, from the packs that state them for a destination. */
export function entryConditionsOfPacks(): ShippedCondition[] {
  const schengen = readOfficialPack('schengen');
  const us = readOfficialPack('us');
  const members = destinationsOf(schengen, 'schengen');
  const atSchengen = String(factAt(schengen, 'passport.source'));
  return [
    ...members.map((destination) => ({
      destination,
      kind: 'passport_validity' as const,
      months: Number(factAt(schengen, 'passport.validMonthsAfterDeparture')),
      countedFrom: 'departure' as const,
      note: 'May be waived in a justified emergency.',
      sourceId: atSchengen,
    })),
    ...members.map((destination) => ({
      destination,
      kind: 'passport_age' as const,
      months: 12 * Number(factAt(schengen, 'passport.issuedWithinYears')),
      countedFrom: null,
      note: '',
      sourceId: atSchengen,
    })),
    {
      destination: 'US',
      kind: 'passport_validity',
      months: Number(factAt(us, 'visaWaiver.passportValidMonthsAfterDeparture')),
      countedFrom: 'departure',
      note: 'Stated for travellers with an ESTA. Citizens of many countries are exempt by agreement: then it is the length of the stay.',
      permissionOnly: true,
      sourceId: 'state-vwp',
    },
    {
      destination: 'GB',
      kind: 'passport_validity',
      months: 0,
      countedFrom: 'departure',
      note: 'Valid for the whole stay.',
      sourceId: 'smart-answers',
    },
  ];
}

type OfficialLink = {
  code: string;
  name: string;
  kind: string;
  url: string | null;
  price: Price | null;
  sources: string[];
  note?: string;
  warning?: string;
};

type Price = {
  amount: number;
  currency: string;
  asOf: string;
  what?: string;
  multipleEntry?: number;
  levy?: number;
};

type Etias = Omit<OfficialLink, 'code'> & { codes: string; inOperation: boolean; checked: string };

const schemes: Record<string, OfficialLinkScheme> = {
  eta: 'eta',
  'e-visa': 'e_visa',
  visa: 'visa',
  'arrival-card': 'arrival_card',
};

/** The purposes of arrival cards. */
export const everyStay: VisaType[] = [...visaTypes];

/** Applications not only for visits, by country and name; the waiver covers transit too. */
const purposesOf: Record<string, VisaType[]> = {
  'US ESTA': ['tourist', 'transit'],
  'GB Transit visa': ['transit'],
};

/** The passports of applications that aren't open to all, by country and name. */
const passportsOf: Record<string, () => string> = {
  'US ESTA': () => String(factAt(readOfficialPack('us'), 'visaWaiver.codes')),
};

/** Official links missing from the published list, from the outcomes that name them. */
const addedOfficialLinks: OfficialLink[] = [
  {
    code: 'GB',
    name: 'Transit visa',
    kind: 'visa',
    url: 'https://www.gov.uk/transit-visa',
    price: null,
    sources: ['smart-answers'],
  },
];

/** Arrival cards that all foreigners need, according to their source. */
const cardsOfForeigners = new Set(['TH']);

/** Applications whose note is about the fee of some passports: the compilation states it for each. */
const notesOnFees = new Set(['LK ETA']);

/** The note instead of an address that must not be linked. */
const unsafeAddress =
  'In August 2026 the address used for applications led to a private company: start from the page of that country’s foreign ministry.';

/** Official links, ETIAS for every state that will require it, and authorities without a link. */
export function officialLinksOfPacks(): PackedOfficialLink[] {
  const pack = readOfficialPack('portals');
  const published = factAt(pack, 'portals') as OfficialLink[];
  const officialLinks = [...published, ...addedOfficialLinks].map(toOfficialLink);
  const etias = factAt(pack, 'etias') as Etias;
  const authorities = factAt(pack, 'authorities') as {
    source: string;
    byCode: Record<string, string>;
  };
  const linked = new Set(
    officialLinks.map(({ destination, address }) => `${destination} ${address}`),
  );
  return [
    ...officialLinks,
    ...codesOf(etias.codes).map((code) => ({
      ...toOfficialLink({ ...etias, code, note: 'Nobody can apply for it yet' }),
      inOperation: etias.inOperation,
      sourceDate: etias.checked,
    })),
    ...Object.entries(authorities.byCode)
      .filter(([code, url]) => !linked.has(`${code} ${url}`) && !linked.has(`${code} ${url}/`))
      .map(([code, url]) => ({
        destination: code,
        scheme: 'authority' as const,
        title: new URL(url).hostname,
        address: url,
        price: null,
        priceNote: '',
        inOperation: true,
        purposes: everyStay,
        foreignersOnly: false,
        note: '',
        sourceId: authorities.source,
        sourceDate: null,
      })),
  ];
}

function toOfficialLink({
  code,
  name,
  kind,
  url,
  price,
  sources,
  note,
  warning,
}: OfficialLink): PackedOfficialLink {
  const scheme = schemes[kind];
  if (!scheme) throw new Error(`No scheme for "${kind}"`);
  const passports = passportsOf[`${code} ${name}`]?.();
  return {
    destination: code,
    scheme,
    title: name,
    address: url,
    price: price && { amount: String(price.amount), currency: price.currency },
    priceNote: price ? priceNote(price) : '',
    inOperation: true,
    purposes:
      scheme === 'arrival_card' ? everyStay : (purposesOf[`${code} ${name}`] ?? ['tourist']),
    foreignersOnly: scheme === 'arrival_card' && cardsOfForeigners.has(code),
    note: warning
      ? unsafeAddress
      : note && !notesOnFees.has(`${code} ${name}`)
        ? sentence(note)
        : '',
    // The last source states the price, if any.
    sourceId: sources.at(-1) ?? '',
    sourceDate: price?.asOf ?? null,
    ...(passports && { details: { passports } }),
  };
}

function sentence(note: string): string {
  return `${note[0]?.toUpperCase()}${note.slice(1)}.`;
}

function priceNote({ what, multipleEntry, levy, currency }: Price): string {
  return [
    what,
    multipleEntry && `${currency} ${multipleEntry} for several entries`,
    levy && `and a levy of ${currency} ${levy}`,
  ]
    .filter(Boolean)
    .join('; ');
}

/** Nomad visas by country; a null fact is unpublished, which isn't "no". */
export function nomadSchemesOfPack(): PackedScheme[] {
  return readNomadVisas().schemes.map((scheme) => ({ ...scheme, sourceId: 'globenomad' }));
}
