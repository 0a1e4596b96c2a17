import * as z from 'zod/mini';
import { linkSchemes } from '#core/borderVocabulary.ts';
import { type VisaType, visaTypes } from '#core/vocabulary.ts';
import type { PackedOfficialLink } from '../destinationFacts.ts';
import { address, country, currency, day, partialDate, sourceId, words } from '../packParts.ts';
import { officialPackNames, readOfficialPack } from '../packs.ts';
import { codesOf, factAt, readFacts } from './rulesOfLists.ts';

/** The official links of `portals.json`, and the shape in which it states them. */

const price = z.strictObject({
  amount: z.number().check(z.minimum(0)),
  currency,
  asOf: partialDate,
  what: z.exactOptional(words),
  multipleEntry: z.exactOptional(z.number()),
  levy: z.exactOptional(z.number()),
});

const stated = {
  name: words,
  scheme: z.enum(linkSchemes),
  /** Visits, or every stay for an arrival card, if absent. */
  purposes: z.exactOptional(z.array(z.enum(visaTypes)).check(z.minLength(1))),
  /** The list of passports that may apply; absent if it is open to all. */
  passports: z.exactOptional(z.strictObject({ pack: z.enum(officialPackNames), fact: words })),
  /** True for an arrival card that all foreigners need, according to its source. */
  foreignersOnly: z.exactOptional(z.literal(true)),
  url: z.nullable(address),
  price: z.nullable(price),
  /** The last one states the price, if any. */
  sources: z.array(sourceId).check(z.minLength(1)),
  note: z.exactOptional(words),
  /** About the fee of some passports, which the compilation states for each: not shown. */
  noteOnFee: z.exactOptional(words),
  /** Why the address that is in use must not be linked: for editors of the pack. */
  warning: z.exactOptional(words),
  info: z.exactOptional(address),
};

const officialLink = z.strictObject({ code: country, ...stated });

const etiasOfStates = z.strictObject({
  ...stated,
  codes: words,
  inOperation: z.boolean(),
  checked: day,
});

const authoritiesByCode = z.strictObject({ source: sourceId, byCode: z.record(country, address) });

/** The purposes of arrival cards. */
export const everyStay: VisaType[] = [...visaTypes];

/**
 * Official links, ETIAS for every state that will require it, and authorities without a link. Throws a
 * sentence that names the place of a fault in the pack.
 */
export function officialLinksOfPacks(): PackedOfficialLink[] {
  const officialLinks = readFacts('portals', 'portals', z.array(officialLink)).map(toOfficialLink);
  const { codes, inOperation, checked, ...etias } = readFacts('portals', 'etias', etiasOfStates);
  const { source, byCode } = readFacts('portals', 'authorities', authoritiesByCode);
  const linked = new Set(
    officialLinks.map(({ destination, address }) => `${destination} ${address}`),
  );
  return [
    ...officialLinks,
    ...codesOf(codes).map((code) => ({
      ...toOfficialLink({ ...etias, code }),
      inOperation,
      sourceDate: checked,
    })),
    ...Object.entries(byCode)
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
        sourceId: source,
        sourceDate: null,
      })),
  ];
}

function toOfficialLink(link: z.infer<typeof officialLink>): PackedOfficialLink {
  const { code, name, scheme, url, price, sources, note, passports } = link;
  const ofScheme: VisaType[] = scheme === 'arrival_card' ? everyStay : ['tourist'];
  return {
    destination: code,
    scheme,
    title: name,
    address: url,
    price: price && { amount: String(price.amount), currency: price.currency },
    priceNote: price ? priceNote(price) : '',
    inOperation: true,
    purposes: link.purposes ?? ofScheme,
    foreignersOnly: link.foreignersOnly ?? false,
    note: note ? sentence(note) : '',
    sourceId: sources.at(-1) ?? '',
    sourceDate: price?.asOf ?? null,
    ...(passports && {
      details: { passports: String(factAt(readOfficialPack(passports.pack), passports.fact)) },
    }),
  };
}

function sentence(note: string): string {
  return `${note[0]?.toUpperCase()}${note.slice(1)}.`;
}

function priceNote({ what, multipleEntry, levy, currency }: z.infer<typeof price>): string {
  return [
    what,
    multipleEntry && `${currency} ${multipleEntry} for several entries`,
    levy && `and a levy of ${currency} ${levy}`,
  ]
    .filter(Boolean)
    .join('; ');
}
