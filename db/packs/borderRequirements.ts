import { titleOfTerms } from '#core/border/linkTitle.ts';
import type { VisaType } from '#core/vocabulary.ts';
import { compilation } from './compiledRules.ts';
import type { PackedOfficialLink, ShippedCondition } from './destinationFacts.ts';
import type { DestinationPack, PackedLink } from './destinationPack.ts';
import { everyStay, officialLinksOfPacks } from './official/officialLinks.ts';
import { destinationsOf } from './official/rulesOfLists.ts';
import { readOfficialPack } from './packs.ts';

/** Where a fact was read: a page by index, or a government that states it elsewhere. */
type Citation = { page?: number; by?: string; checked: string };

/** The hosts of common law: its facts are those of every Schengen state. */
const COMMON_LAW = /\.europa\.eu$/;

/** The entry conditions of the compilation, by destination. */
export function conditionsOfCompilation(packs: DestinationPack[]): ShippedCondition[] {
  return eachFact(packs, ({ conditions }) => conditions).map(
    ({ destination, fact: { page: _page, by: _by, checked: _checked, ...stated }, source }) => ({
      destination,
      months: 0,
      countedFrom: null,
      note: '',
      sourceId: compilation.id,
      ...stated,
      page: source,
    }),
  );
}

/** The official links of the compilation, by destination. */
export function officialLinksOfCompilation(packs: DestinationPack[]): PackedOfficialLink[] {
  const known = officialLinksOfPacks();
  const facts = eachFact(packs, ({ links }) => links);
  const siteOf = (destination: string, { scheme, address }: PackedLink) =>
    [destination, scheme, address && hostOf(address)].join();
  const types = Map.groupBy(facts, ({ destination, fact }) => siteOf(destination, fact));
  return facts.map(({ destination, fact, source, isCommon }) => {
    // The ministry of one state takes no applications for the others.
    const address = isCommon && destination !== 'DE' ? null : (fact.address ?? null);
    const { scheme, amount, currency, priceNote = '', note = '' } = fact;
    const sameSite = known.filter(
      (link) =>
        link.destination === destination && link.scheme === scheme && isSameHost(link, address),
    );
    const [min = null, max = null, unit = null] = fact.processing ?? [];
    const purposes: VisaType[] = scheme === 'arrival_card' ? everyStay : ['tourist'];
    const [named] = sameSite;
    const isOnlyType = types.get(siteOf(destination, fact))?.length === 1;
    return {
      destination,
      scheme,
      address,
      note,
      inOperation: true,
      title: (isOnlyType ? named?.title : undefined) ?? fact.title ?? titleOfTerms(fact),
      price: amount !== undefined && currency !== undefined ? { amount, currency } : null,
      priceNote,
      purposes: named?.purposes ?? purposes,
      foreignersOnly: scheme === 'arrival_card' && (named?.foreignersOnly ?? true),
      sourceId: compilation.id,
      sourceDate: source.date,
      page: source,
      details: {
        passports: fact.passports ?? '',
        binding: fact.binding ?? null,
        processing_min: min,
        processing_max: max,
        processing_unit: unit,
        validity_days: fact.validityDays ?? null,
        stay_days: fact.stayDays ?? null,
        entries: fact.entries ?? null,
        earliest_days: fact.earliestDays ?? null,
      },
    };
  });
}

/** Each fact with its destination and source; common law for every state that it binds. */
function eachFact<Fact extends Citation>(
  packs: DestinationPack[],
  factsOf: (pack: DestinationPack) => Fact[],
) {
  const schengen = destinationsOf(readOfficialPack('schengen'), 'schengen');
  return packs.flatMap((pack) =>
    factsOf(pack).flatMap((fact) => {
      const [title, address] = pack.pages[fact.page ?? -1] ?? [fact.by ?? '', null];
      const source = { title, address, date: fact.checked };
      const isCommon =
        schengen.includes(pack.destination) &&
        address !== null &&
        COMMON_LAW.test(new URL(address).host);
      return (isCommon ? schengen : [pack.destination]).map((destination) => ({
        destination,
        fact,
        source,
        isCommon,
      }));
    }),
  );
}

function isSameHost({ address: known }: PackedOfficialLink, address: string | null): boolean {
  return known !== null && address !== null && hostOf(known) === hostOf(address);
}

function hostOf(address: string): string {
  return new URL(address).host.replace(/^www\./, '');
}
