import type { PackedLink } from '../../../../../db/seed/rules/borderRequirements.ts';
import { type PublishedVisaType, passportsOf } from '../publishedFiles.ts';
import { kindOfVisa } from '../visaTypes.ts';
import { type Price, priceOf } from './prices.ts';
import type { PublishedBorder, PublishedFact } from './statedFacts.ts';

/** A visa type of a file. */
export type VisaTypeFact = PublishedFact & PublishedVisaType;

type ReadLink = Omit<PackedLink, 'page' | 'by' | 'checked'>;

export type ReadVisa = { links: ReadLink[] } | { leftOut: string };

/** Addresses that led to a private company. */
const unsafe = ['www.evisa.gov.tr'];

const units: Record<string, NonNullable<PackedLink['processing']>[2]> = {
  minutes: 'minutes',
  'calendar-days': 'days',
  'business-days': 'working_days',
};

/** The official links of a visa type for the passports whose groups name it, one for each price. */
export function readVisaType(file: PublishedBorder, type: VisaTypeFact): ReadVisa {
  const { destination, access } = file;
  const { id, method, category, applyUrl } = type;
  if (category !== 'tourist') return { leftOut: 'not for tourists' };
  if (method === 'exemption-extension') return { leftOut: 'extends a stay in the country' };
  const payers = access
    .filter(({ visaTypes }) => visaTypes?.includes(id))
    .flatMap((group) => passportsOf(group).map((passport) => ({ passport, group })));
  if (payers.length === 0) return { leftOut: 'no group of passports names it' };
  const kind = kindOfVisa(destination, id, method);
  if (kind === 'free_stamp') return { leftOut: 'a stamp without form and fee' };
  const priced = payers.map(({ passport, group }) => ({
    passport,
    price: priceOf(destination, { type, group }, passport),
  }));
  const address =
    typeof applyUrl === 'string' && !unsafe.includes(new URL(applyUrl).host) ? applyUrl : undefined;
  const byPrice = [...Map.groupBy(priced, ({ price }) => JSON.stringify(price)).values()];
  const links = byPrice.flatMap((ofPrice): ReadLink | [] => {
    const price = ofPrice[0]?.price;
    if (address === undefined && price?.amount === undefined) return [];
    return {
      scheme: kind === 'e_visa' ? 'e_visa' : kind === 'online' ? 'visa' : schemeOf(method),
      ...(kind === 'online' && { online: true }),
      passports: ofPrice
        .map(({ passport }) => passport)
        .sort()
        .join(' '),
      ...(address && { address }),
      ...(price && priceFields(price)),
      ...detailsOf(destination, type),
    };
  });
  return links.length > 0 ? { links } : { leftOut: 'neither an address nor a fee' };
}

function schemeOf(method: string): PackedLink['scheme'] {
  if (method === 'eta') return 'eta';
  return method === 'visa-on-arrival' ? 'visa_on_arrival' : 'visa';
}

function priceFields({ amount, currency, note }: Price): Partial<PackedLink> {
  return {
    ...(amount !== undefined && { amount, currency }),
    ...(note && { priceNote: note }),
  };
}

/** Stays or validities that another official page contradicts. */
const contested: Record<string, 'stayDays' | 'validityDays'> = {
  'HN tourist-visa': 'stayDays',
  'IQ evisa-tourist': 'validityDays',
};

const entriesKnown = ['single', 'double', 'multiple'];

function detailsOf(destination: string, type: VisaTypeFact): Partial<PackedLink> {
  const { id, processing, validityDays, stayDays, entries } = type;
  const left = contested[`${destination} ${id}`];
  if (entries !== undefined && !entriesKnown.includes(String(entries))) {
    throw new Error(`${destination}.json: nobody has decided what entries "${entries}" are`);
  }
  return {
    ...(processing !== undefined && { processing: processingOf(destination, processing) }),
    ...(typeof validityDays === 'number' && left !== 'validityDays' && { validityDays }),
    ...(typeof stayDays === 'number' && left !== 'stayDays' && { stayDays }),
    ...(entries !== undefined && { entries: entries as NonNullable<PackedLink['entries']> }),
  };
}

function processingOf(destination: string, stated: unknown): NonNullable<PackedLink['processing']> {
  const { min, max, unit } = stated as { min?: number; max?: number; unit: string };
  const known = units[unit];
  if (!known) throw new Error(`${destination}.json: nobody has decided what "${unit}" is`);
  return [min ?? null, max ?? null, known];
}
