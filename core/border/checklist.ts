import borderMessages from '#messages/border/en.gen.ts';
import { translator } from '#messages/translate.ts';
import type { EntryAnswer } from '../answers/access.ts';
import { entersByRight } from '../answers/admission.ts';
import type { Origin } from '../answers/words/answerTexts.ts';
import { dayNumber, isoDay } from '../dates.ts';
import { listInWords } from '../languages/listInWords.ts';
import { partialDateText } from '../languages/partialDateText.ts';
import { isAboutDates, referenceDay } from '../passports/passportCheck.ts';
import {
  type ApplicableCondition,
  arrivalForms,
  type BorderCondition,
  type BorderLink,
  type BorderSource,
  conditionsFor,
  officialLinksServing,
} from './borderFacts.ts';
import { conditionDetails, conditionInWords } from './borderWords.ts';
import { permissionFor } from './permission.ts';

/** Everything that a border asks for, in order. */

const t = translator(borderMessages);

/** The subjects in the order in which a traveller acts. */
export const checklistSubjects = [
  'apply',
  'passport',
  'blank_pages',
  'arrival_form',
  'onward_ticket',
  'funds',
  'insurance',
  'vaccination',
  'levy',
  'registration',
  'minors',
] as const;

type ChecklistSubject = (typeof checklistSubjects)[number];

/** How binding a line is; `depends`: on where the traveller comes from. */
export const lineBindings = [
  'required',
  'may_be_asked',
  'recommended',
  'not_required',
  'optional',
  'depends',
] as const;

type LineBinding = (typeof lineBindings)[number];

/** One thing that a border asks for. */
export type ChecklistLine = {
  subject: ChecklistSubject;
  /** Null where no source states it. */
  binding: LineBinding | null;
  /** A line without a full stop. */
  text: string;
  details: string[];
  /** The first day on which an arrival form can be sent, YYYY-MM-DD; null if unknown. */
  firstDay: string | null;
  /** What to apply for, and where. */
  links: BorderLink[];
  /** Where a form is sent or a levy is paid. */
  address: string | null;
  source: BorderSource | null;
  /** The source of the answer, for what to apply for. */
  origin: Origin | null;
};

export type BorderChecklist = {
  lines: ChecklistLine[];
  /** The subjects of which nothing is known. */
  notResearched: ChecklistSubject[];
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
    if (line.subject !== 'apply') return line;
    const isDoubt = line.binding === null && line.links.length === 0;
    return isDoubt ? [] : { ...line, details: [], origin: null };
  });
  return { lines: left, notResearched };
}

/** What the checklist of a stay depends on. */
export type BorderStay = {
  /** What to apply for. */
  answer: EntryAnswer;
  /** The answer for a visit, by which the conditions apply; the same one for tourists. */
  visit: EntryAnswer;
  conditions: readonly BorderCondition[];
  officialLinks: readonly BorderLink[];
  /** The days of entry and of leaving, if known. */
  on: string | undefined;
  leave: string | undefined;
  /** The codes of the countries of a trip before this one, the last one first. */
  before: readonly string[];
  nameOf: (code: string) => string;
};

/** Everything that a border asks of a traveller, in the order in which to act. */
export function borderChecklist(stay: BorderStay): BorderChecklist {
  const { answer, visit } = stay;
  const lines = [...applyLines(stay), ...arrivalFormLines(stay)];
  const isRefused = answer.restriction !== null || visit.access === 'no_admission';
  if (entersByRight(visit) || isRefused) {
    return { lines: inOrder(isRefused ? applyLines(stay) : lines), notResearched: [] };
  }
  const applying = conditionsFor(stay.conditions, { ...visit, purpose: answer.purpose }).sort(
    (a, b) => Number(isAge(a)) - Number(isAge(b)),
  );
  lines.push(...applying.map((one) => conditionLine(one, stay)));
  const known = new Set<ChecklistSubject>(['apply', ...lines.map(({ subject }) => subject)]);
  return {
    lines: inOrder(lines),
    notResearched: checklistSubjects.filter((subject) => !known.has(subject)),
  };
}

/** Of a passport's dates, the last day counts first. */
function isAge({ condition }: ApplicableCondition<BorderCondition>): boolean {
  return condition.kind === 'passport_age';
}

function inOrder(lines: ChecklistLine[]): ChecklistLine[] {
  const place = ({ subject }: ChecklistLine) => checklistSubjects.indexOf(subject);
  return lines.sort((a, b) => place(a) - place(b));
}

const blankLine = {
  details: [],
  firstDay: null,
  links: [],
  address: null,
  source: null,
  origin: null,
};

function applyLines({ answer, officialLinks }: BorderStay): ChecklistLine[] {
  const permission = permissionFor(answer);
  if (!permission) return [];
  const { text, details, source } = permission;
  const { access, restriction } = answer;
  // A visa-free stay has a line for its doubts alone; where entry is refused, nothing is required.
  const isRequired =
    !restriction && access !== null && access !== 'visa_free' && access !== 'no_admission';
  return [
    {
      ...blankLine,
      subject: 'apply',
      binding: isRequired ? 'required' : null,
      text,
      details,
      links: officialLinksServing(answer, officialLinks),
      origin: source,
    },
  ];
}

function arrivalFormLines({ answer, officialLinks, on }: BorderStay): ChecklistLine[] {
  return arrivalForms(answer, officialLinks).map((link) => {
    const firstDay = firstDayToSend(link, on);
    return {
      ...blankLine,
      subject: 'arrival_form',
      binding: link.binding,
      text: link.title,
      details: [...sendingInWords(link, firstDay), link.note, t('formIsNoVisa')].filter(Boolean),
      firstDay,
      address: link.address,
      source: link.source,
    };
  });
}

function firstDayToSend({ earliestDays }: BorderLink, on: string | undefined): string | null {
  const day = dayNumber(on ?? '');
  return day === undefined || earliestDays === null ? null : isoDay(day - earliestDays);
}

function sendingInWords({ earliestDays }: BorderLink, firstDay: string | null): string[] {
  if (earliestDays === null) return [];
  if (earliestDays === 0) return [t('sendOnArrivalDay')];
  const days = earliestDays;
  return [
    firstDay
      ? t('sendFromDay', { date: partialDateText(firstDay), days })
      : t('sendFrom', { days }),
  ];
}

function conditionLine(
  { condition, isCertain }: ApplicableCondition<BorderCondition>,
  stay: BorderStay,
): ChecklistLine {
  const { nameOf } = stay;
  const line = {
    ...blankLine,
    subject: subjectOf(condition),
    binding: condition.binding,
    text: conditionInWords(condition),
    details: conditionDetails(condition, { isCertain, nameOf }),
    address: condition.address,
    source: condition.source,
  };
  if (isAboutDates(condition)) {
    return { ...line, details: [...dayInWords(condition, stay), ...line.details] };
  }
  if (condition.kind === 'vaccination') return { ...line, ...byRoute(condition, line, stay) };
  return line;
}

function subjectOf({ kind }: BorderCondition): ChecklistSubject {
  return kind === 'passport_validity' || kind === 'passport_age' ? 'passport' : kind;
}

/** "Your passport must be valid until 3 May 2027."; none while the day is unknown. */
function dayInWords(
  condition: Parameters<typeof referenceDay>[0],
  { on, leave }: BorderStay,
): string[] {
  const day = referenceDay(condition, { entry: on, departure: leave });
  if (!day) return [];
  const key = condition.kind === 'passport_age' ? 'issuedOnOrAfter' : 'validUntil';
  return [t(key, { date: partialDateText(day) })];
}

/** Whether a vaccination is required by the countries where a trip was before. */
function byRoute(
  { binding, comingFrom, countries }: BorderCondition,
  { details }: { details: string[] },
  { before, nameOf }: BorderStay,
): Partial<ChecklistLine> {
  if (binding !== 'required' || comingFrom === null || comingFrom === 'anywhere') return {};
  const stops = [...new Set(before)];
  if (stops.length === 0) return { binding: 'depends' };
  const named = (codes: string[]) => ({ countries: listInWords(codes.map(nameOf)) });
  const withRisk = stops.filter((code) => countries.split(' ').includes(code));
  if (withRisk.length > 0) {
    return { binding: 'required', details: [t('onYourRoute', named(withRisk)), ...details] };
  }
  const isListed = comingFrom === 'listed_countries';
  const doubt = isListed ? t('noneOnRoute') : t('askAfter', named(stops));
  return { binding: 'depends', details: [doubt, ...details] };
}

export function labelOfSubject(subject: ChecklistSubject): string {
  return t('subject', { subject });
}

export function labelOfBinding(binding: LineBinding): string {
  return t('binding', { binding });
}

/** "Not researched yet: onward ticket and insurance."; '' if everything is known. */
export function notResearchedInWords({ notResearched }: BorderChecklist): string {
  if (notResearched.length === 0) return '';
  const subjects = notResearched.map((subject) => t('subjectInList', { subject }));
  return t('notResearched', { subjects: listInWords(subjects) });
}
