import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { ShownAccess } from '#core/answers/access.ts';
import { disagreementInWords, verdictLines } from '#core/answers/countryVerdict.ts';
import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import { type NextStep, nextStepOf } from '#core/answers/nextStep.ts';
import { statusOf } from '#core/answers/verdict.ts';
import { resultInWords } from '#core/answers/words/resultWords.ts';
import { verdictWords } from '#core/answers/words/verdictWords.ts';
import { conditionsFor } from '#core/border/borderFacts.ts';
import { borderChecklist } from '#core/border/checklist.ts';
import { addDays, utcDay } from '#core/dates.ts';
import { readCountryFacts } from '#server/answers/facts/countryFacts.ts';
import { findAnswer } from '#server/answers/findAnswer.ts';
import { machineLines } from '#src/site/answer/verdict/machineLines.ts';
import { filledDatabase } from '../database/filledDatabase.ts';

/** The parts of one answer must not contradict each other, whatever the rules are. */

const { db } = filledDatabase();

/** Each n-th passport, of another residue for each destination. */
const EACH = 6;

type Facts = Awaited<ReturnType<typeof readCountryFacts>>;
type Sample = { name: string; answer: EntryAnswer; facts: Facts };

const samples: Sample[] = [];

beforeAll(async () => {
  const codesIn = async (column: 'passport' | 'destination') => {
    const { rows } = await sql<{ code: string }>`
      select distinct ${sql.ref(column)} as code from entry_rules order by 1`.execute(db());
    return rows.map(({ code }) => code);
  };
  const { rows: ends } = await sql<{ day: string }>`
    select distinct valid_to as day from entry_rules where valid_to >= ${utcDay()}`.execute(db());
  // Today, and the days after rules end.
  const days = [utcDay(), ...ends.map(({ day }) => addDays(day, 1))];
  const passports = await codesIn('passport');
  for (const [place, destination] of (await codesIn('destination')).entries()) {
    const facts = await readCountryFacts(db(), destination);
    for (const [index, passport] of passports.entries()) {
      if ((index + place) % EACH !== 0) continue;
      const on = days[(index + place) % days.length] ?? utcDay();
      for (const day of new Set([utcDay(), on])) {
        const answer = await findAnswer(db(), {
          passport,
          destination,
          purpose: 'tourist',
          on: day,
        });
        samples.push({ name: `${passport}>${destination} ${day}`, answer, facts });
      }
    }
  }
});

/** The samples whose parts contradict each other. */
const contradictions = (contradict: (sample: Sample) => unknown) =>
  samples.filter(contradict).map(({ name }) => name);

const asksNothing: EntryAnswer['access'][] = ['own_country', 'freedom_of_movement', 'visa_free'];
const isFree = ({ access }: EntryAnswer) => asksNothing.includes(access);
const checklistOf = ({ answer, facts }: Sample) =>
  borderChecklist({
    answer,
    visit: answer,
    conditions: facts.conditions,
    on: answer.on,
    before: [],
    officialLinks: facts.officialLinks,
    leave: undefined,
  });

test('many answers of every kind are compared', () => {
  expect(samples.length).toBeGreaterThan(9000);
  const accesses = new Set(samples.map(({ answer }) => answer.access));
  expect([...accesses].map(String).sort()).toEqual([
    ...['e_visa', 'eta', 'freedom_of_movement', 'no_admission', 'null', 'own_country'],
    ...['travel_permit', 'visa_free', 'visa_on_arrival', 'visa_required'],
  ]);
  const kinds = new Set(samples.map(({ answer }) => answer.disagreement?.kind));
  expect(kinds).toEqual(new Set([undefined, 'sources_disagree', 'rule_ended']));
});

test('the heading says what the category says', () => {
  const headings: Record<ShownAccess, RegExp> = {
    own_country: /^No Visa Required$/,
    freedom_of_movement: /^No Visa Required$/,
    visa_free: /^No Visa Required$/,
    visa_on_arrival: /^Visa Required$/,
    eta: /^Travel Authorisation Required$/,
    e_visa: /^Visa Required$/,
    travel_permit: /Permit/,
    visa_required: /^Visa Required$/,
    suspended: /^(?:Entry suspended|No visitor visas are issued now|Entry is restricted now)$/,
    no_admission: /^Entry Not Admitted$/i,
    unknown: /^Visa information not available for this combination$/,
  };
  const disagree = contradictions(
    ({ answer }) => !headings[statusOf(answer)].test(verdictWords(answer).heading),
  );
  expect(disagree).toEqual([]);
});

test('the line below it, the machine line and the title have the same length of stay', () => {
  const disagree = contradictions(({ answer }) => {
    if (answer.restriction || answer.access === null) return answer.stay && !answer.restriction;
    const days = answer.stay?.unit === 'days' ? answer.stay.number : undefined;
    const asked = /up to (\d+) days/i.exec(verdictLines(answer).join())?.[1];
    const inTitle = / (\d+) days/.exec(resultInWords(answer))?.[1];
    const [first, second] = machineLines({
      destinationCountry: answer.destination,
      passport: answer.passport,
      status: statusOf(answer),
      type: answer.purpose,
      days,
    });
    const onLine = /TOURIST<(\d{3,})/.exec(first + second)?.[1];
    const known = [days, inTitle, onLine].flatMap((one) => (one === undefined ? [] : Number(one)));
    if (asked !== undefined) known.push(Number(asked));
    return new Set(known).size > 1;
  });
  expect(disagree).toEqual([]);
});

test('the next step is to apply only where something is asked for', () => {
  const steps: Record<NextStep['kind'], (answer: EntryAnswer) => boolean> = {
    apply: (answer) => answer.access !== null && !isFree(answer),
    nothing: isFree,
    form: isFree,
    'on-arrival': ({ access }) => access === 'visa_on_arrival',
    restriction: ({ restriction }) => restriction !== null,
    contact: ({ access, restriction }) => access === null || restriction !== null,
    ask: (answer) => !isFree(answer) || answer.disagreement !== null,
    'ask-embassy': ({ access, disagreement }) => disagreement !== null || access === 'no_admission',
    'ask-airline': ({ purpose, unconfirmed }) => purpose === 'transit' && unconfirmed,
    'unknown-where': (answer) =>
      !isFree(answer) && answer.disagreement === null && answer.access !== 'no_admission',
  };
  const disagree = contradictions(({ answer, facts }) => {
    const step = nextStepOf(answer, facts.officialLinks);
    return step ? !steps[step.kind](answer) : answer.access !== null;
  });
  expect(disagree).toEqual([]);
});

test('the checklist names applications and fees only where something is asked for', () => {
  const disagree = contradictions((sample) => {
    const { answer } = sample;
    const [apply] = checklistOf(sample).lines.filter(({ subject }) => subject === 'apply');
    if (answer.restriction) return false;
    // Others may ask for something: the traveller's documents, or a source that disagrees.
    const others = [
      ...answer.conditions.flatMap(({ access, otherwise }) => [access, otherwise]),
      ...(answer.disagreement?.kind === 'sources_disagree'
        ? [answer.disagreement.other.access]
        : []),
    ];
    const isAsked = answer.access !== null && !isFree(answer);
    const links = apply?.links ?? [];
    if (apply?.binding === 'required' && !isAsked) return true;
    if (isAsked && answer.access !== 'no_admission' && apply?.binding !== 'required') return true;
    if (answer.access === null) return links.some(({ price }) => price !== null);
    return links.length > 0 && !isAsked && others.every((one) => asksNothing.includes(one));
  });
  expect(disagree).toEqual([]);
});

test('the checklist and the next step name the same sites', () => {
  const disagree = contradictions((sample) => {
    const { answer, facts } = sample;
    const step = nextStepOf(answer, facts.officialLinks);
    const sites = checklistOf(sample)
      .lines.filter(({ subject }) => subject === 'apply')
      .flatMap(({ links }) => links)
      .filter(({ address, onlyUnder }) => address && !onlyUnder)
      .map(({ address }) => address);
    if (answer.disagreement && !answer.restriction) {
      return step?.kind !== 'ask' && step?.kind !== 'ask-embassy';
    }
    if (step?.kind === 'apply') return !sites.includes(step.link.address);
    return (step?.kind === 'unknown-where' || step?.kind === 'ask') && sites.length > 0;
  });
  expect(disagree).toEqual([]);
});

test('the checklist asks only whom it concerns', () => {
  const concerned = {
    visa_free: ['visa_free', 'eta'],
    visa: ['visa_required', 'e_visa'],
    e_visa: ['e_visa'],
    visa_on_arrival: ['visa_on_arrival'],
  };
  const disagree = contradictions(({ answer, facts }) => {
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
  expect(disagree).toEqual([]);
});

test('a doubt names another answer, and no end of a rule that is still to come', () => {
  const disagree = contradictions(({ answer }) => {
    const { access, disagreement, on } = answer;
    if (disagreement === null) return false;
    if (disagreement.kind === 'sources_disagree') return disagreement.other.access === access;
    const isHard = access === null || access === 'visa_required' || access === 'no_admission';
    const words = disagreementInWords(disagreement, answer);
    const isToCome = disagreement.endedOn >= utcDay();
    return !isHard || disagreement.endedOn >= on || isToCome === words.includes('ended');
  });
  expect(disagree).toEqual([]);
});

test('what changes next is another answer of a later day', () => {
  const disagree = contradictions(({ answer }) => {
    const { nextChange, on } = answer;
    if (nextChange === null) return false;
    const saying = ({ access, stay, headlineCondition }: NonNullable<typeof nextChange>) =>
      JSON.stringify([access, stay, headlineCondition?.condition, headlineCondition?.text]);
    const { access } = answer;
    const now = access === 'own_country' ? null : access;
    const isSame = saying(nextChange) === saying({ ...nextChange, ...answer, access: now });
    return nextChange.on <= on || (isSame && answer.restriction === null);
  });
  expect(disagree).toEqual([]);
});
