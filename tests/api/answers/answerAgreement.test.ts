import { beforeAll, expect, test } from 'vitest';
import type { ShownAccess } from '#core/answers/access.ts';
import { factsFor } from '#core/answers/admission.ts';
import { countryVerdict, disagreementInWords, verdictLines } from '#core/answers/countryVerdict.ts';
import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import { type NextStep, nextStepOf } from '#core/answers/nextStep.ts';
import { statusOf } from '#core/answers/verdict.ts';
import { resultInWords } from '#core/answers/words/resultWords.ts';
import { conditionsFor } from '#core/border/applicableConditions.ts';
import { type BorderChecklist, borderChecklist } from '#core/border/checklist.ts';
import { utcDay } from '#core/dates.ts';
import { type VisaType, visaTypes } from '#core/vocabulary.ts';
import { isOfferedPassport } from '#db/queries/countries.ts';
import { allCountries } from '#server/answers/facts/countries.ts';
import { readCountryFacts } from '#server/answers/facts/countryFacts.ts';
import { findAnswer } from '#server/answers/findAnswer.ts';
import { machineLines } from '#src/site/answer/verdict/machineLines.ts';
import { filledDatabase } from '../database/filledDatabase.ts';

/**
 * The parts of one answer must not contradict each other, whatever the rules are: for every passport at
 * every destination and kind of stay, today and on each day on which the answer changes.
 */

const { db } = filledDatabase();

type Facts = Pick<
  Awaited<ReturnType<typeof readCountryFacts>>,
  'conditions' | 'officialLinks' | 'nomadSchemes'
>;

/** An answer with what its page shows beside the verdict. */
type Sample = {
  answer: EntryAnswer;
  facts: Facts;
  step: NextStep | undefined;
  checklist: BorderChecklist;
};

/** What must not be so in any answer, each with the answers in which it is. */
const contradictions: { isIn: (sample: Sample) => unknown; found: string[] }[] = [];

const compared = { answers: 0, accesses: new Set<string>(), doubts: new Set<string>() };

beforeAll(async () => {
  const countries = await allCountries(db());
  const passports = countries.filter(isOfferedPassport);
  for (const { code: destination } of countries) {
    const facts = await readCountryFacts(db(), destination);
    for (const { code: passport } of passports) await comparePair({ passport, destination }, facts);
  }
});

async function comparePair(pair: { passport: string; destination: string }, facts: Facts) {
  const answerOn = (on: string, purpose: VisaType) => findAnswer(db(), { ...pair, purpose, on });
  const days = new Set([utcDay()]);
  for (const on of days) {
    const visit = await answerOn(on, 'tourist');
    for (const answer of [visit, await answerOn(on, 'transit'), await answerOn(on, 'working')]) {
      compareParts(sampleOf(answer, visit, facts));
      if (answer.nextChange) days.add(answer.nextChange.on);
    }
  }
}

/** As `readAnswerPage` makes it. */
function sampleOf(answer: EntryAnswer, visit: EntryAnswer, stated: Facts): Sample {
  const facts = factsFor(visit, stated);
  const { on } = answer;
  return {
    answer,
    facts,
    step: nextStepOf(answer, answer.access ? facts.officialLinks : stated.officialLinks),
    checklist: borderChecklist({ answer, visit, ...facts, on, leave: undefined, before: [] }),
  };
}

function compareParts(sample: Sample) {
  const { passport, destination, purpose, on, access, disagreement } = sample.answer;
  compared.answers += 1;
  compared.accesses.add(String(access));
  compared.doubts.add(String(disagreement?.kind));
  for (const { isIn, found } of contradictions) {
    if (isIn(sample)) found.push(`${passport}>${destination} ${purpose} ${on}`);
  }
}

/** Tests that no answer has this contradiction. */
function testNone(title: string, isIn: (sample: Sample) => unknown) {
  const found: string[] = [];
  contradictions.push({ isIn, found });
  test(title, () => expect(found).toEqual([]));
}

const asksNothing: ShownAccess[] = ['own_country', 'freedom_of_movement', 'visa_free'];
const isFree = (answer: EntryAnswer) => asksNothing.includes(answer.access ?? 'unknown');

test('all answers of every kind are compared', () => {
  expect(compared.answers).toBeGreaterThan(199 * 250 * visaTypes.length);
  expect([...compared.accesses].sort()).toEqual([
    'e_visa',
    'eta',
    'freedom_of_movement',
    'no_admission',
    'null',
    'own_country',
    'travel_permit',
    'visa_free',
    'visa_on_arrival',
    'visa_required',
  ]);
  expect([...compared.doubts].sort()).toEqual(['rule_ended', 'sources_disagree', 'undefined']);
});

const headings: Record<ShownAccess, RegExp> = {
  own_country: /^No Visa Required$/,
  freedom_of_movement: /^No Visa Required$/,
  visa_free: /^No Visa Required$/,
  visa_on_arrival: /^Visa Required$/,
  eta: /^Travel authorisation required$/,
  e_visa: /^Visa Required$/,
  travel_permit: /^Entry permit required$/,
  visa_required: /^Visa Required$/,
  suspended: /^(?:Entry suspended|No visitor visas are issued now|Entry is restricted now)$/,
  no_admission: /^Entry refused$/,
  unknown: /^Visa information not available for this combination$/,
};

testNone('another heading than that of the category', ({ answer }) => {
  const { status, heading } = countryVerdict(answer);
  if (status === 'doubtful') {
    return !answer.disagreement || heading !== disagreementInWords(answer.disagreement, answer);
  }
  return status !== statusOf(answer) || !headings[status].test(heading);
});

testNone(
  'two lengths of stay: below the heading, on the machine line, in the title',
  ({ answer }) => {
    if (answer.restriction || answer.access === null) return answer.stay && !answer.restriction;
    const days = answer.stay?.unit === 'days' ? answer.stay.number : undefined;
    const [, onLine = ''] = machineLines({
      destinationCountry: answer.destination,
      passport: answer.passport,
      status: statusOf(answer),
      type: answer.purpose,
      days,
    });
    const found = [
      /up to (\d+) days/i.exec(verdictLines(answer).join()),
      / (\d+) days/.exec(resultInWords(answer)),
      /^[A-Z]+<(\d{3,})/.exec(onLine),
    ].flatMap((match) => (match ? Number(match[1]) : []));
    return new Set(days === undefined ? found : [days, ...found]).size > 1;
  },
);

const permissions: ShownAccess[] = ['eta', 'e_visa', 'travel_permit', 'visa_required'];

/** The verdicts below which each next step may stand. */
const verdictsOf: Record<NextStep['kind'], (ShownAccess | 'doubtful')[]> = {
  apply: permissions,
  nothing: asksNothing,
  form: asksNothing,
  'on-arrival': ['visa_on_arrival'],
  restriction: ['suspended'],
  contact: ['suspended'],
  ask: ['doubtful', 'unknown', 'no_admission', ...permissions],
  'ask-embassy': ['doubtful', 'no_admission'],
  'ask-airline': asksNothing,
  'unknown-where': permissions,
};

testNone('a next step that the heading contradicts', ({ answer, step }) => {
  const { status } = countryVerdict(answer);
  // Below the verdict stand what remains for those who may work, and the ways to work.
  const { need, confirmed, grant, routes = [] } = answer.work ?? {};
  if (need === 'no_permit' && !confirmed)
    return step?.kind !== 'ask' && step?.kind !== 'ask-embassy';
  const isBelow = need === 'no_permit' ? grant && grant.duties.length > 0 : routes.length > 0;
  // Who must cross another country is told so there.
  const isCrossed = need === 'no_permit' && answer.reachedThrough.length > 0;
  if (!step && (isBelow || isCrossed)) return false;
  return step ? !verdictsOf[step.kind].includes(status) : status !== 'unknown';
});

testNone('a checklist that names applications and fees where nothing is asked for', (sample) => {
  const { answer } = sample;
  if (answer.restriction) return sitesOf(sample).length > 0;
  const apply = sample.checklist.lines.find(({ subject }) => subject === 'apply');
  const links = apply?.links ?? [];
  const isAsked = answer.access !== null && !isFree(answer);
  if (apply?.binding === 'required' && !isAsked) return true;
  if (isAsked && answer.access !== 'no_admission' && apply?.binding !== 'required') return true;
  if (answer.access === null) return links.some(({ price }) => price !== null);
  // Others may ask for something: the traveller's documents, or a source that disagrees.
  const others = [
    ...answer.conditions.flatMap(({ access, otherwise }) => [access, otherwise]),
    ...(answer.disagreement?.kind === 'sources_disagree' ? [answer.disagreement.other.access] : []),
  ];
  return links.length > 0 && !isAsked && others.every((one) => asksNothing.includes(one));
});

testNone('other sites in the checklist than in the next step', (sample) => {
  const { answer, step } = sample;
  const sites = sitesOf(sample);
  if (answer.disagreement && !answer.restriction) {
    return step?.kind !== 'ask' && step?.kind !== 'ask-embassy';
  }
  if (step?.kind === 'apply') return !sites.some((site) => site === step.link.address);
  return (step?.kind === 'unknown-where' || step?.kind === 'ask') && sites.length > 0;
});

/** The addresses to apply at, without those that serve under a condition alone. */
function sitesOf({ checklist }: Sample) {
  return checklist.lines
    .filter(({ subject }) => subject === 'apply')
    .flatMap(({ links }) => links)
    .flatMap(({ address, onlyUnder }) => (address && !onlyUnder ? address : []));
}

const concerned = {
  visa_free: ['visa_free', 'eta'],
  visa: ['visa_required', 'e_visa'],
  e_visa: ['e_visa'],
  visa_on_arrival: ['visa_on_arrival'],
};
testNone('a condition for others', ({ answer, facts }) => {
  const { access, disagreement } = answer;
  if (access === null) return false;
  const stated = [
    access,
    ...(disagreement?.kind === 'sources_disagree' ? [disagreement.other.access] : []),
  ];
  return conditionsFor(facts.conditions, answer).some(
    ({ condition: { concerns } }) =>
      concerns !== 'all' && !stated.some((one) => concerned[concerns].includes(one)),
  );
});

testNone('a doubt that names the same answer, or as past an end to come', ({ answer }) => {
  const { access, disagreement, on } = answer;
  if (disagreement === null) return false;
  if (disagreement.kind === 'sources_disagree') return disagreement.other.access === access;
  const isHard = access === null || access === 'visa_required' || access === 'no_admission';
  const words = disagreementInWords(disagreement, answer);
  const isToCome = disagreement.endedOn >= utcDay();
  return !isHard || disagreement.endedOn >= on || isToCome === words.includes('ended');
});

testNone('a next change to the same answer, or on an earlier day', ({ answer }) => {
  const { nextChange, on } = answer;
  if (nextChange === null) return false;
  const saying = ({ access, stay, headlineCondition }: NonNullable<typeof nextChange>) =>
    JSON.stringify([access, stay, headlineCondition?.condition, headlineCondition?.text]);
  const { access } = answer;
  const now = access === 'own_country' ? null : access;
  const isSame = saying(nextChange) === saying({ ...nextChange, ...answer, access: now });
  return nextChange.on <= on || (isSame && answer.restriction === null);
});
