import borderMessages, { type Messages } from '#messages/en/border.gen.ts';
import { translator } from '#messages/translate.ts';
import { endedRuleInWords } from '../answers/countryVerdict.ts';
import { accessInWords } from '../answers/words/accessWords.ts';
import {
  conditionInWords as conditionOfAnswer,
  type ListedSource,
  listedSource,
} from '../answers/words/answerTexts.ts';
import { endInWords, lastDayOf, restrictionInWords } from '../answers/words/headline.ts';
import { airlineChecksInWords } from '../answers/words/transitWords.ts';
import { verdictWords } from '../answers/words/verdictWords.ts';
import type { BorderSubject } from '../borderVocabulary.ts';
import { listInWords } from '../languages/listInWords.ts';
import { partialDateText } from '../languages/partialDateText.ts';
import {
  type ApplicationSite,
  type BorderSource,
  linksByHost,
  withEmptyFields,
} from './borderFacts.ts';
import { conditionDetails, conditionInWords, sourceOfFact } from './borderWords.ts';
import type { BorderChecklist, ChecklistLine } from './checklist.ts';
import type { ChecklistSubject, FurtherKind } from './conditionKinds.ts';
import { isFurther } from './furtherWords.ts';
import { linkTitle } from './linkTitle.ts';
import type { Doubt, Permission } from './permission.ts';

/** The words of a checklist. */

const t = translator(borderMessages);

type NameOf = (code: string) => string;

/** A line in words; its text has no full stop. */
export type LineInWords = { text: string; details: string[] };

/** The sources of a checklist, in the order of its lines and of what they offer. */
export function sourcesOfChecklist({ lines }: Pick<BorderChecklist, 'lines'>): ListedSource[] {
  return lines
    .flatMap((line) => [sourceOfLine(line), ...linksByHost(line.links).flat().map(sourceOfSite)])
    .filter((source) => source !== undefined);
}

/** The source of a line: of a permission that of its answer. */
export function sourceOfLine({ asked, source }: ChecklistLine): ListedSource | undefined {
  if (asked.kind === 'permission') return listedSource(asked.permission);
  return source ? factSource(source) : undefined;
}

/** The source of what a site for applications offers; undefined without a name and a date. */
export function sourceOfSite({ source }: ApplicationSite): ListedSource | undefined {
  return source.title || source.date ? factSource(source) : undefined;
}

function factSource(source: BorderSource): ListedSource {
  return { line: sourceOfFact(source), collector: source.collectedBy };
}

/** A line's text and further sentences; `nameOf` gives a country's name. */
export function lineInWords({ asked, firstDay }: ChecklistLine, nameOf: NameOf): LineInWords {
  switch (asked.kind) {
    case 'permission':
      return permissionInWords(asked.permission);
    case 'form': {
      const details = [sendingInWords(asked, firstDay), asked.note, t('formIsNoVisa')];
      return { text: linkTitle(asked.title).text, details: details.filter(Boolean) };
    }
    case 'condition': {
      const condition = withEmptyFields(asked.condition);
      const details = [
        ...dayInWords(asked),
        ...routeInWords(asked, nameOf),
        ...conditionDetails(condition, { isCertain: asked.isCertain, nameOf }),
      ];
      return { text: conditionInWords(condition, nameOf), details };
    }
    case 'airline':
      return { text: t('askAirline'), details: [] };
    case 'airline_checks':
      return { text: airlineChecksInWords(asked.conditions), details: [] };
  }
}

type Asked<Kind extends ChecklistLine['asked']['kind']> = Extract<
  ChecklistLine['asked'],
  { kind: Kind }
>;

/** From when a form can be sent; '' if that is unknown. */
function sendingInWords({ earliestDays: days }: Asked<'form'>, firstDay: string | null): string {
  if (days === null) return '';
  if (days === 0) return t('sendOnArrivalDay');
  if (!firstDay) return t('sendFrom', { days });
  return t('sendFromDay', { date: partialDateText(firstDay), days });
}

/** "Your passport must be valid until 3 May 2027."; none while the day is unknown. */
function dayInWords({ condition, day }: Asked<'condition'>): string[] {
  if (!day) return [];
  const key = condition.kind === 'passport_age' ? 'issuedOnOrAfter' : 'validUntil';
  return [t(key, { date: partialDateText(day) })];
}

function routeInWords({ route }: Asked<'condition'>, nameOf: NameOf): string[] {
  if (!route) return [];
  if (route.kind === 'none_listed') return [t('noneOnRoute')];
  const countries = listInWords(route.countries.map(nameOf));
  return [t(route.kind === 'with_risk' ? 'onYourRoute' : 'askAfter', { countries })];
}

const permissions = {
  visa_on_arrival: 'applyOnArrival',
  eta: 'applyEta',
  e_visa: 'applyEVisa',
  travel_permit: 'applyPermit',
  visa_required: 'applyVisa',
  no_admission: 'notAccepted',
} as const satisfies Partial<Record<NonNullable<Permission['access']>, keyof Messages>>;

function permissionInWords(permission: Permission): LineInWords {
  const { restriction, condition, doubts } = permission;
  if (restriction) {
    const text = t('restricted', { restriction: verdictWords(permission).heading });
    return { text, details: restrictionInWords(restriction) };
  }
  const needed = neededInWords(permission);
  const ofCondition = condition ? conditionSentences(condition, permission) : [];
  const ofDoubts = doubts.slice(needed ? 0 : 1).map(doubtSentence);
  const [first] = doubts;
  const text = needed ?? (first ? doubtHeadline(first, permission) : '');
  return { text, details: [...ofCondition, ...ofDoubts].filter(Boolean) };
}

function neededInWords({ access, purpose }: Permission): string | undefined {
  if (access === null) return t('needUnknown');
  if (purpose === 'transit' && access === 'visa_required') return t('applyTransitVisa');
  if (purpose === 'working' && access === 'visa_required') return t('applyToWork');
  const key = access in permissions ? permissions[access as keyof typeof permissions] : undefined;
  return key && t(key);
}

/** A doubt as the line of an answer with which nothing is applied for. */
function doubtHeadline(doubt: Doubt, { access }: Permission): string {
  const answer = accessInWords(access);
  switch (doubt.kind) {
    case 'rule_ended':
      return endedRuleInWords(doubt);
    case 'end':
      return t('doubtEnd', { answer, date: lastDayOf(doubt) });
    default:
      return t(headlines[doubt.kind], { answer });
  }
}

const headlines = {
  condition: 'doubtCondition',
  sources_disagree: 'doubtDisagreement',
  ask: 'doubtAsk',
  change: 'doubtChange',
  unconfirmed: 'doubtUnconfirmed',
  old: 'doubtOld',
} as const satisfies Partial<Record<Doubt['kind'], keyof Messages>>;

/** A doubt as a further sentence; '' for a condition, which has sentences of its own. */
function doubtSentence(doubt: Doubt): string {
  switch (doubt.kind) {
    case 'condition':
      return '';
    case 'rule_ended':
      return endedRuleInWords(doubt);
    case 'end':
      return endInWords({ nextChange: doubt });
    default:
      return t(sentences[doubt.kind]);
  }
}

const sentences = {
  sources_disagree: 'sourcesDisagree',
  ask: 'askBefore',
  change: 'ruleChanges',
  unconfirmed: 'unconfirmed',
  old: 'oldSource',
} as const satisfies Partial<Record<Doubt['kind'], keyof Messages>>;

function conditionSentences(
  condition: NonNullable<Permission['condition']>,
  { access }: Permission,
): string[] {
  const values = { condition: conditionOfAnswer(condition), answer: accessInWords(access) };
  return [
    t('underCondition', values),
    t('otherwise', { answer: accessInWords(condition.otherwise) }),
  ];
}

export function labelOfSubject(subject: ChecklistLine['subject']): string {
  return t('subject', { subject });
}

/** "Required", in the gender and number of the line's subject; '' where no source or the line itself states it. */
export function labelOfBinding({ subject, binding }: ChecklistLine): string {
  if (!binding || subject === 'airline' || isFurther(subject)) return '';
  return t('bindingOf', { subject, binding });
}

/** Subjects of a checklist as a list: "onward ticket, insurance". */
export function subjectsInWords(subjects: readonly (BorderSubject | FurtherKind)[]): string {
  return listInWords(
    subjects.map((subject) => t('subjectInList', { subject })),
    'comma',
  );
}

export type NotRequiredLine = ChecklistLine & { subject: BorderSubject };

export type FoldedLine = ChecklistLine & { subject: FurtherKind };

/** True for lines that stand below a checklist, folded; what refuses entry doesn't. */
export function isFolded(line: ChecklistLine): line is FoldedLine {
  return isFurther(line.subject) && line.subject !== 'travel_history';
}

/** Subjects of which a line that they aren't required says nothing else: no disease, name of a levy or number. */
const plainSubjects: readonly ChecklistSubject[] = [
  'onward_ticket',
  'funds',
  'insurance',
  'registration',
  'minors',
];

/** Whether a line says only that its subject isn't required: a list of such subjects says the same. */
export function isPlainlyNotRequired(line: ChecklistLine): line is NotRequiredLine {
  const { subject, binding, address } = line;
  const isPlain = binding === 'not_required' && plainSubjects.includes(subject) && !address;
  return isPlain && lineInWords(line, String).details.length === 0;
}
