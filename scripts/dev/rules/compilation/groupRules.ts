import type { Access, ApplicationWay, RuleCondition } from '../../../../db/schema.ts';
import type { EditionPair } from '../../../../db/seed/rules/packs.ts';
import { contestedAccess, fewerDays, leftOutMeaning } from './doubts.ts';
import { type Meaning, meaningOf } from './phrases.ts';
import {
  latestDay,
  type PublishedFile,
  type PublishedGroup,
  type PublishedVisaType,
} from './publishedFiles.ts';
import { isNewEVisa, isStillOnArrival, kindOfVisa } from './visaTypes.ts';

/** A group's statement about one passport, in our vocabulary; absent fields aren't stated. */
export type MappedRule = {
  access: Access;
  days?: number;
  months?: number;
  condition?: NonNullable<Meaning['condition']> & { otherwise: Access };
  application?: ApplicationWay;
  contested?: Access;
  from?: string;
  to?: string;
  note?: string;
};

/** The pair in the February edition, if any. */
type InEdition = Pick<EditionPair, 'status' | 'days'> | undefined;

/** Conditions that a passport alone never meets. */
const holdersOnly: ReadonlySet<RuleCondition | undefined> = new Set([
  'visa_held',
  'other',
] as const);

const accesses: Record<string, Access> = {
  visa_free: 'visa_free',
  eta: 'eta',
  visa_on_arrival: 'visa_on_arrival',
  e_visa: 'e_visa',
  travel_permit: 'travel_permit',
  visa_required: 'visa_required',
  no_admission: 'no_admission',
  // Within communities of states: entry without a visa. Zones state freedom of movement.
  freedom_of_movement: 'visa_free',
};

/**
 * The rules of a passport in a group other than `unconfirmed`: two if an authorisation is waived
 * until a day. Throws a sentence that names the file for unknown wordings.
 */
export function rulesOfGroup(
  file: PublishedFile,
  group: PublishedGroup,
  passport: string,
  inEdition: InEdition,
): MappedRule[] {
  const name = `${file.destination}.json`;
  const { note, ...conditional } = conditionAndNote(file, group, passport);
  // The access without the document is harder anyway.
  const isForHolders = holdersOnly.has(conditional.condition?.kind);
  const entry = accessAndStay(file, group, passport, isForHolders ? undefined : inEdition);
  const rule = compact({
    ...entry,
    ...conditional,
    note: notesOf(file, group, note, entry.access),
    contested: contestedOf(group, name),
    from: latestDay(group.since ?? group.from),
    to: latestDay(group.until),
  });
  const waived = latestDay(group.etaWaivedUntil);
  if (waived === null) return [rule];
  return [
    { ...rule, access: 'visa_free', to: waived },
    { ...rule, from: dayAfter(waived) },
  ];
}

type AccessAndStay = Pick<MappedRule, 'access' | 'application'> & {
  days?: number | null;
  months?: number | undefined;
};

function accessAndStay(
  file: PublishedFile,
  group: PublishedGroup,
  passport: string,
  inEdition: InEdition,
): AccessAndStay {
  const { destination } = file;
  const access = accesses[group.access];
  if (!access) throw new Error(`${destination}.json: nobody has decided about "${group.access}"`);
  const kinds = kindsOf(file, group);
  const stay = stayOf(file, group, passport);
  if (access === 'visa_on_arrival') {
    if (kinds.includes('free_stamp')) return { ...stay, access: 'visa_free' };
    const isOnline = kinds.includes('e_visa');
    return { ...stay, access, ...(isOnline && { application: 'online_or_on_arrival' as const }) };
  }
  if (access === 'visa_required' && kinds.includes('online')) {
    return { ...stay, access, application: 'online' };
  }
  if (access !== 'e_visa') return { ...stay, access };
  const onArrival = stayOnArrival(file, group, passport, inEdition);
  if (onArrival) {
    return { ...onArrival, access: 'visa_on_arrival', application: 'online_or_on_arrival' };
  }
  // The stricter reading is kept: an e-visa unknown in February is a visa until a page confirms it.
  const isKnown = inEdition?.status !== 'visa required' || isNewEVisa(destination, passport);
  const isEVisa = kinds.length === 0 || kinds.includes('e_visa');
  if (isEVisa && isKnown) return { ...stay, access };
  return { ...stay, access: 'visa_required', application: 'online' };
}

/** The stay of a visa on arrival that is still available; undefined otherwise. */
function stayOnArrival(
  file: PublishedFile,
  group: PublishedGroup,
  passport: string,
  inEdition: InEdition,
): Pick<AccessAndStay, 'days' | 'months'> | undefined {
  const named = typesOf(file, group).find(isOnArrival);
  const asEasy = named ? ['visa on arrival', 'visa free'] : ['visa on arrival'];
  if (!inEdition || !asEasy.includes(inEdition.status)) return undefined;
  if (typeof group.alsoOnArrival === 'object') return { months: group.alsoOnArrival.months };
  if (!isStillOnArrival(file.destination, passport, { namesOnArrival: Boolean(named) })) {
    return undefined;
  }
  if (named?.stayDays) return { days: named.stayDays };
  // The e-visa's days may exceed the visa on arrival's, so the lowest known number is used.
  const general = file.visaTypes.find(isOnArrival)?.stayDays ?? group.days;
  const known = [general, inEdition.days].flatMap((days) => days ?? []);
  return { days: known.length > 0 ? Math.min(...known) : null };
}

function isOnArrival({ method }: PublishedVisaType): boolean {
  return method === 'visa-on-arrival';
}

function stayOf(
  { destination }: PublishedFile,
  { days, months, stayMonths }: PublishedGroup,
  passport: string,
): Pick<AccessAndStay, 'days' | 'months'> {
  const stay = stayMonths ?? months;
  if (stay !== undefined) return { months: stay };
  const fewer = fewerDays[destination];
  return fewer?.passports.split(' ').includes(passport) ? { days: fewer.days } : { days };
}

/** The condition of the group, or one that it lacks, and the access without its document. */
export function conditionAndNote(
  file: PublishedFile,
  group: PublishedGroup,
  passport: string,
): Pick<MappedRule, 'condition' | 'note'> {
  const said = meaningOf(group, `${file.destination}.json`);
  const { condition, note } = { ...said, ...leftOutMeaning(file.destination, passport) };
  const isVisa = group.access === 'visa_required' || group.access === 'no_admission';
  if (!condition || isVisa) return note ? { note } : {};
  const hasEVisa = group.access !== 'e_visa' && kindsOf(file, group).includes('e_visa');
  const otherwise = condition.otherwise ?? (hasEVisa ? 'e_visa' : 'visa_required');
  return { condition: { ...condition, otherwise }, ...(note && { note }) };
}

function contestedOf({ conflict, otherSourceSays }: PublishedGroup, name: string): Access | null {
  const stated = typeof conflict === 'object' ? (conflict.access ?? conflict.states) : conflict;
  const other = stated ?? otherSourceSays;
  return other === undefined ? null : contestedAccess(other, name);
}

/** The note of a rule besides access and condition; null if empty. */
function notesOf(
  file: PublishedFile,
  group: PublishedGroup,
  note: string | undefined,
  access: Access,
): string | null {
  return [note, ...placesOf(file, group, access)].filter(Boolean).join(' ') || null;
}

/** Where a visa on arrival is issued, if not everywhere. */
function placesOf(file: PublishedFile, group: PublishedGroup, access: Access): string[] {
  if (access !== 'visa_on_arrival') return [];
  const places = typesOf(file, group).filter(isOnArrival);
  return places.flatMap(({ only }) => {
    if (only === undefined) return [];
    return meaningOf({ 'visa on arrival': only }, `${file.destination}.json`).note ?? [];
  });
}

function typesOf(file: PublishedFile, { visaTypes = [] }: PublishedGroup): PublishedVisaType[] {
  return visaTypes.map((id) => {
    const type = file.visaTypes.find((known) => known.id === id);
    if (!type) throw new Error(`${file.destination}.json: there is no visa type "${id}"`);
    return type;
  });
}

function kindsOf(file: PublishedFile, group: PublishedGroup) {
  return typesOf(file, group).map(({ id, method }) => kindOfVisa(file.destination, id, method));
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

function compact(
  rule: {
    [Key in keyof MappedRule]: MappedRule[Key] | null | undefined;
  },
): MappedRule {
  return Object.fromEntries(
    Object.entries(rule).filter(([, value]) => value !== null && value !== undefined),
  ) as MappedRule;
}
