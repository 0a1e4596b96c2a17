import { conditionsByRight, entersByRight } from '../answers/admission.ts';
import type { EntryAnswer, Stay } from '../answers/entryAnswer.ts';
import { isUnlimited } from '../answers/stayOfAll.ts';
import { type BorderSubject, borderSubjects, type LineBinding } from '../borderVocabulary.ts';
import { dayNumber, isoDay } from '../dates.ts';
import { isAboutDates, referenceDay } from '../passports/passportCheck.ts';
import type { TransitCondition } from '../transitVocabulary.ts';
import { type ApplicableCondition, conditionsFor } from './applicableConditions.ts';
import {
  type ApplicationSite,
  arrivalForms,
  type BorderCondition,
  type BorderLink,
  type BorderSource,
  officialLinksServing,
  type ShortCondition,
  type StatedCondition,
  withoutEmptyFields,
} from './borderFacts.ts';
import { type ChecklistSubject, checklistSubjects, type FurtherKind } from './conditionKinds.ts';
import { termsOfTitle, titleOfTerms } from './linkTitle.ts';
import { type Permission, permissionFor, permissionInShort } from './permission.ts';

/** Everything that a border asks for, in order, as facts: checklistWords.ts has the words. */

/** What a vaccination certificate depends on where a trip was before, by the codes of its countries. */
type RouteBefore =
  | { kind: 'with_risk' | 'ask_after'; countries: string[] }
  | { kind: 'none_listed' };

/** What a line asks for. */
type Asked =
  | { kind: 'permission'; permission: Permission }
  | { kind: 'form'; title: string; note: string; earliestDays: number | null }
  | {
      kind: 'condition';
      condition: ShortCondition;
      /** Whether it surely concerns the traveller. */
      isCertain: boolean;
      /** The day that a passport's dates are compared with, YYYY-MM-DD; null if unknown. */
      day: string | null;
      route: RouteBefore | null;
    }
  /** To ask the airline about changing planes. */
  | { kind: 'airline' }
  /** What the airline asks of travellers who change planes. */
  | { kind: 'airline_checks'; conditions: TransitCondition[] };

/** One thing that a border asks for. */
export type ChecklistLine = {
  subject: ChecklistSubject;
  /** Null where no source states it. */
  binding: LineBinding | null;
  asked: Asked;
  /** The first day on which an arrival form can be sent, YYYY-MM-DD; null if unknown. */
  firstDay: string | null;
  /** What to apply for, and where. */
  links: ApplicationSite[];
  /** Where a form is sent or a levy is paid. */
  address: string | null;
  /** Of a form or a condition; a permission has that of its answer. */
  source: BorderSource | null;
};

export type BorderChecklist = {
  lines: ChecklistLine[];
  /** The subjects of which nothing is known. */
  notResearched: BorderSubject[];
};

/** Whether a checklist says nothing, not even what isn't researched. */
export function isSilent({ lines, notResearched }: BorderChecklist): boolean {
  return lines.length === 0 && notResearched.length === 0;
}

/**
 * The checklist below the verdict on an answer, which names the answer's doubts and source: what to
 * apply for stays with its sites.
 */
export function checklistBelowVerdict({ lines, notResearched }: BorderChecklist): BorderChecklist {
  const left = lines.flatMap((line) => {
    const isDoubt = line.binding === null && line.links.length === 0;
    if (isDoubt && line.subject === 'apply') return [];
    if (line.asked.kind !== 'permission') return line;
    const asked: Asked = { ...line.asked, permission: permissionInShort(line.asked.permission) };
    return { ...line, asked };
  });
  return { lines: left, notResearched };
}

/** What the checklist of a stay depends on. */
export type BorderStay = {
  /** What to apply for. */
  answer: EntryAnswer;
  /** The answer for a visit, by which a passport enters by right or not; the same one for tourists. */
  visit: EntryAnswer;
  conditions: readonly BorderCondition[];
  officialLinks: readonly BorderLink[];
  /** The days of entry and of leaving, if known. */
  on: string | undefined;
  leave: string | undefined;
  /** The codes of the countries of a trip before this one, the last one first. */
  before: readonly string[];
};

/** Everything that a border asks of a traveller, in the order in which to act. */
export function borderChecklist(stay: BorderStay): BorderChecklist {
  const { answer, visit } = stay;
  const lines = [...applyLines(stay), ...arrivalFormLines(stay)];
  const isRefused = answer.restriction !== null || visit.access === 'no_admission';
  if (isRefused) return { lines: inOrder(applyLines(stay)), notResearched: [] };
  const isByRight = entersByRight(visit);
  const stated = isByRight
    ? [...(visit.right?.conditions ?? []), ...conditionsByRight(visit, stay.conditions)]
    : stay.conditions;
  const applying = conditionsFor(stated, answer).sort(
    (a, b) => Number(isAge(a)) - Number(isAge(b)),
  );
  lines.push(...applying.map((one) => conditionLine(one, stay)));
  if (isByRight) return { lines: inOrder(lines), notResearched: [] };
  const known = new Set<ChecklistSubject>(['apply', ...lines.map(({ subject }) => subject)]);
  return {
    lines: inOrder(lines),
    notResearched: borderSubjects.filter((subject) => !known.has(subject)),
  };
}

/** Of a passport's dates, the last day counts first. */
function isAge({ condition }: ApplicableCondition<BorderCondition>): boolean {
  return condition.kind === 'passport_age';
}

/** Lines in the order in which a traveller acts. */
export function inOrder(lines: ChecklistLine[]): ChecklistLine[] {
  const place = ({ subject }: ChecklistLine) => checklistSubjects.indexOf(subject);
  return lines.sort((a, b) => place(a) - place(b));
}

export const blankLine = { firstDay: null, links: [], address: null, source: null };

function applyLines({ answer, officialLinks }: BorderStay): ChecklistLine[] {
  const permission = permissionFor(answer);
  if (!permission) return [];
  const { access, restriction } = answer;
  // Who needs no visa has a line for the doubts alone; where entry is refused, nothing is required.
  const isFree = access === 'visa_free' || isUnlimited(access);
  const isRequired = !restriction && access !== null && !isFree && access !== 'no_admission';
  return [
    {
      ...blankLine,
      subject: 'apply',
      binding: isRequired ? 'required' : null,
      asked: { kind: 'permission', permission },
      links: sitesServing(answer, officialLinks),
    },
  ];
}

/**
 * The sites to apply at. Where the answer counts the same stay in months, they don't repeat it in days: two
 * sources would read as two rules.
 */
function sitesServing(
  answer: EntryAnswer,
  officialLinks: readonly BorderLink[],
): ApplicationSite[] {
  const sites = [...ownSites(answer, officialLinks), ...conditionalSites(answer, officialLinks)];
  const isSaid = sites.every(
    ({ stayDays }) => stayDays === null || isInMonths(answer.stay, stayDays),
  );
  return isSaid ? sites.map(withoutStay) : sites;
}

/** The sites for the answer's access, and for what its headline depends on: the next step leads to one. */
function ownSites(answer: EntryAnswer, officialLinks: readonly BorderLink[]): ApplicationSite[] {
  return ownLinks(answer, officialLinks).map(siteOf);
}

function ownLinks(answer: EntryAnswer, officialLinks: readonly BorderLink[]): BorderLink[] {
  const { headlineCondition } = answer;
  const conditions = headlineCondition ? [headlineCondition] : [];
  return officialLinksServing({ ...answer, conditions }, officialLinks);
}

/** The other sites, each with the first condition under which it serves. */
function conditionalSites(
  answer: EntryAnswer,
  officialLinks: readonly BorderLink[],
): ApplicationSite[] {
  const own = new Set(ownLinks(answer, officialLinks).map(({ id }) => id));
  const others = new Map<number, ApplicationSite>();
  for (const { access, text, terms } of answer.conditions) {
    for (const link of officialLinksServing({ ...answer, access, conditions: [] }, officialLinks)) {
      if (own.has(link.id) || others.has(link.id)) continue;
      const onlyUnder = { text, isDocument: terms?.documents !== undefined };
      others.set(link.id, { ...siteOf(link), ...(text && { onlyUnder }) });
    }
  }
  return [...others.values()];
}

/** Whether a stay in months is usually written as this number of days: 3 months as 90. */
function isInMonths(stay: Stay | null, days: number): boolean {
  return stay?.unit === 'months' && stay.number * 30 === days;
}

function withoutStay(site: ApplicationSite): ApplicationSite {
  const terms = termsOfTitle(site.title);
  const title = terms ? titleOfTerms({ ...terms, stayDays: undefined }) : site.title;
  return { ...site, title, stayDays: null };
}

function siteOf({
  scheme: _scheme,
  inOperation: _inOperation,
  foreignersOnly: _foreignersOnly,
  passports: _passports,
  binding: _binding,
  purposes: _purposes,
  earliestDays: _earliestDays,
  ...site
}: BorderLink): ApplicationSite {
  return site;
}

function arrivalFormLines({ answer, officialLinks, on }: BorderStay): ChecklistLine[] {
  return arrivalForms(answer, officialLinks).map((link) => {
    const { title, note, earliestDays, binding, address, source } = link;
    return {
      ...blankLine,
      subject: 'arrival_form',
      binding,
      asked: { kind: 'form', title, note, earliestDays },
      firstDay: firstDayToSend(link, on),
      address,
      source,
    };
  });
}

function firstDayToSend({ earliestDays }: BorderLink, on: string | undefined): string | null {
  const day = dayNumber(on ?? '');
  return day === undefined || earliestDays === null ? null : isoDay(day - earliestDays);
}

function conditionLine(
  { condition: stated, isCertain }: ApplicableCondition<BorderCondition>,
  stay: BorderStay,
): ChecklistLine {
  const { source, address, purposes: _purposes, ...condition } = stated;
  const day = isAboutDates(condition)
    ? referenceDay(condition, { entry: stay.on, departure: stay.leave })
    : null;
  const { binding, route } = byRoute(condition, stay);
  return {
    ...blankLine,
    subject: subjectOf(condition),
    binding,
    asked: { kind: 'condition', condition: withoutEmptyFields(condition), isCertain, day, route },
    address,
    source,
  };
}

function subjectOf({ kind }: Pick<BorderCondition, 'kind'>): BorderSubject | FurtherKind {
  return kind === 'passport_validity' || kind === 'passport_age' ? 'passport' : kind;
}

/** Whether a vaccination is required by the countries where a trip was before. */
function byRoute(
  { kind, binding, comingFrom, countries }: StatedCondition,
  { before }: BorderStay,
): { binding: LineBinding; route: RouteBefore | null } {
  const isByRoute = kind === 'vaccination' && comingFrom !== null && comingFrom !== 'anywhere';
  if (!isByRoute || binding !== 'required') return { binding, route: null };
  const stops = [...new Set(before)];
  if (stops.length === 0) return { binding: 'depends', route: null };
  const withRisk = stops.filter((code) => countries.split(' ').includes(code));
  if (withRisk.length > 0) return { binding, route: { kind: 'with_risk', countries: withRisk } };
  const isListed = comingFrom === 'listed_countries';
  return {
    binding: 'depends',
    route: isListed ? { kind: 'none_listed' } : { kind: 'ask_after', countries: stops },
  };
}
