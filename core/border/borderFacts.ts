import type { ConditionalAnswer, EntryAnswer } from '../answers/entryAnswer.ts';
import type {
  AmountPer,
  Binding,
  ComingFrom,
  Concerned,
  LinkBinding,
  OfficialLinkScheme,
  PeriodUnit,
  ProcessingUnit,
  Vaccine,
  ValidityCount,
  VisaEntries,
} from '../borderVocabulary.ts';
import type { SourceKind, VisaType } from '../vocabulary.ts';
import { blankCondition } from './blankCondition.ts';
import type { ConditionDetail, EntryConditionKind } from './conditionKinds.ts';

/**
 * A country's facts about its border, and which of them apply to a traveller.
 */

/** The source of a fact; see `FactSource` of its query. */
export type BorderSource = {
  title: string | null;
  address: string | null;
  date: string | null;
  secondary: boolean;
  kind: SourceKind;
  collectedBy: string | null;
};

/** What a country asks of foreign visitors; see `entry_conditions`. */
export type StatedCondition = {
  kind: EntryConditionKind;
  binding: Binding;
  concerns: Concerned;
  months: number;
  number: number | null;
  unit: PeriodUnit | null;
  countedFrom: ValidityCount | null;
  amount: string | null;
  currency: string | null;
  per: AmountPer | null;
  vaccine: Vaccine | '';
  comingFrom: ComingFrom | null;
  countries: string;
  title: string;
  detail: ConditionDetail;
  /** A condition only for those who need a visa or an ETA. */
  permissionOnly: boolean;
  note: string;
};

const emptyCondition = { ...blankCondition, note: '' } satisfies Partial<StatedCondition>;

/** A condition without its empty fields, which are most of them: pages are sent this. */
export type ShortCondition = Omit<StatedCondition, keyof typeof emptyCondition> &
  Partial<StatedCondition>;

export function withoutEmptyFields(condition: StatedCondition): ShortCondition {
  const empty: Partial<StatedCondition> = emptyCondition;
  const fields = Object.entries(condition) as [keyof StatedCondition, unknown][];
  const stated = fields.filter(([field, value]) => value !== empty[field]);
  return Object.fromEntries(stated) as ShortCondition;
}

export function withEmptyFields(condition: ShortCondition): StatedCondition {
  return { ...emptyCondition, ...condition };
}

export type BorderCondition = StatedCondition & {
  address: string | null;
  /** The kinds of stay for which it holds. */
  purposes: VisaType[];
  source: BorderSource;
};

/** Where to apply, or what to send before arrival; see `application_portals`. */
export type BorderLink = {
  id: number;
  scheme: OfficialLinkScheme;
  title: string;
  address: string | null;
  note: string;
  inOperation: boolean;
  foreignersOnly: boolean;
  passports: string;
  binding: LinkBinding | null;
  purposes: VisaType[];
  price: { amount: string; currency: string; note: string } | null;
  /** Of a known price its detail, of an unknown one the reason. */
  priceNote: string;
  processing: { min: number | null; max: number | null; unit: ProcessingUnit } | null;
  validityDays: number | null;
  stayDays: number | null;
  entries: VisaEntries | null;
  earliestDays: number | null;
  source: BorderSource;
};

/** Where to apply, without what decides whether and when it serves a traveller. */
export type ApplicationSite = Omit<
  BorderLink,
  | 'scheme'
  | 'inOperation'
  | 'foreignersOnly'
  | 'passports'
  | 'binding'
  | 'purposes'
  | 'earliestDays'
> & {
  /** The condition under which alone a traveller applies there; undefined for the answer's own access. */
  onlyUnder?: Pick<ConditionalAnswer, 'text'> & { isDocument: boolean };
};

/** The sites for an application, those of one host together. */
export function linksByHost(links: readonly ApplicationSite[]): ApplicationSite[][] {
  const hostOf = ({ id, address }: ApplicationSite) => (address ? new URL(address).host : id);
  return [...Map.groupBy(links, hostOf).values()];
}

/**
 * The order of truth among facts: this site's editors, official sources, compilations that name a
 * government page, other parties' statements.
 */
export function rankOf({ kind, secondary }: BorderSource): number {
  if (kind === 'administrator') return 0;
  if (kind === 'official') return secondary ? 3 : 1;
  return kind === 'compilation' ? 2 : 4;
}

/** By access; see `schemesServing`. */
const schemesFor: Record<string, OfficialLinkScheme[]> = {
  eta: ['eta'],
  e_visa: ['e_visa'],
  travel_permit: ['visa'],
  visa_required: ['visa'],
  visa_on_arrival: ['visa_on_arrival', 'e_visa'],
  unknown: ['eta', 'e_visa', 'visa', 'visa_on_arrival'],
};

/** The schemes of the links that serve an access. */
export function schemesServing(
  access: EntryAnswer['access'],
  application: EntryAnswer['application'] = null,
): OfficialLinkScheme[] {
  const schemes = schemesFor[access ?? 'unknown'] ?? [];
  return application === 'online' ? [...schemes, 'e_visa'] : schemes;
}

/**
 * The official links for the answer's accesses, passport and kind of stay; none if it is restricted or
 * the traveller has what is required, and without prices where the answer is unknown.
 */
export function officialLinksServing<Link extends BorderLink>(
  answer: EntryAnswer,
  officialLinks: readonly Link[],
): Link[] {
  if (answer.restriction || answer.issuedDocument?.leads) return [];
  const needed = new Set(
    accessesOf(answer).flatMap((access) => schemesServing(access, answer.application)),
  );
  const serving = linksFor(answer, officialLinks).filter(({ scheme }) => needed.has(scheme));
  const links = oneOfEachSite(serving);
  return answer.access === null ? links.map((link) => ({ ...link, price: null })) : links;
}

/** As `officialLinksServing`, the arrival forms in operation. */
export function arrivalForms<Link extends BorderLink>(
  answer: EntryAnswer,
  officialLinks: readonly Link[],
): Link[] {
  if (answer.restriction) return [];
  const isHome = answer.access === 'own_country';
  const forms = linksFor(answer, officialLinks).filter(
    ({ scheme, foreignersOnly }) => scheme === 'arrival_card' && !(foreignersOnly && isHome),
  );
  return oneOfEachSite(forms);
}

function linksFor<Link extends BorderLink>(
  { purpose, passport }: EntryAnswer,
  officialLinks: readonly Link[],
): Link[] {
  return officialLinks.filter(
    ({ inOperation, purposes, passports }) =>
      inOperation &&
      purposes.includes(purpose) &&
      (passports === '' || passports.split(' ').includes(passport)),
  );
}

/** All accesses in the answer, but those of other days. */
function accessesOf(answer: EntryAnswer): EntryAnswer['access'][] {
  const { access, conditions, disagreement } = answer;
  return [
    access,
    // Who holds the document needs no access without it.
    ...conditions.flatMap((one) => (one.held?.opens ? one.access : [one.access, one.otherwise])),
    ...(disagreement?.kind === 'sources_disagree' ? [disagreement.other.access] : []),
  ];
}

/**
 * Lists a site that several sources name by the most trusted one. Where that states one link, a
 * single link of the next source fills in what it leaves out.
 */
function oneOfEachSite<Link extends BorderLink>(links: Link[]): Link[] {
  const sites = new Map<string, Link[]>();
  for (const link of links) {
    const site = siteOf(link);
    sites.set(site, [...(sites.get(site) ?? []), link]);
  }
  const kept = [...sites.values()].flatMap((ofSite) => {
    const ranks = [...new Set(ofSite.map(({ source }) => rankOf(source)))].sort();
    const [best = [], next = []] = ranks.map((rank) =>
      ofSite.filter(({ source }) => rankOf(source) === rank),
    );
    const [first] = best;
    const [second] = next;
    if (!first || !second || best.length > 1) return best;
    // A bare address says less than the types of visa that it offers.
    if (next.length > 1) return first.price ? best : next;
    return [filledIn(first, second)];
  });
  return links.flatMap(({ id }) => kept.find((link) => link.id === id) ?? []);
}

/** The scheme, purposes and host of a link; one without an address is a site of its own. */
function siteOf({ id, scheme, title, purposes, address }: BorderLink): string {
  const host = address === null ? `${id} ${title}` : new URL(address).host;
  return [scheme, purposes, host.replace(/^www\./, '')].join();
}

/** The link with the details of another one where it has none; a price brings its source. */
function filledIn<Link extends BorderLink>(link: Link, other: Link): Link {
  return {
    ...link,
    binding: link.binding ?? other.binding,
    processing: link.processing ?? other.processing,
    validityDays: link.validityDays ?? other.validityDays,
    stayDays: link.stayDays ?? other.stayDays,
    entries: link.entries ?? other.entries,
    earliestDays: link.earliestDays ?? other.earliestDays,
    ...(link.price === null && other.price !== null
      ? { price: other.price, source: other.source }
      : {}),
  };
}
