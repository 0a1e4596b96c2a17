import type { PackedCondition } from '../../../../../db/seed/rules/borderRequirements.ts';
import {
  fundsDecisions,
  insuranceDecisions,
  ticketConflicts,
  ticketDecisions,
  ticketNotes,
} from './askedDecisions.ts';
import {
  pageConflicts,
  pageDecisions,
  validityConflicts,
  validityDecisions,
  validityRules,
} from './passportDecisions.ts';
import {
  type Decision,
  decisionFor,
  NOT_STATED,
  type PublishedBorder,
  type PublishedFact,
  restOf,
  type Statement,
} from './statedFacts.ts';
import { vaccinationConflicts, vaccinationDecisions } from './vaccinationDecisions.ts';

/** A fact's rows, or why it has none. */
export type Read = { rows: Statement[] } | { leftOut: string };

/** The rows of a fact by its decision. */
function read(base: Statement, decision: Decision): Read {
  if ('leftOut' in decision) return { leftOut: decision.leftOut };
  return { rows: Array.isArray(decision) ? decision : [{ ...base, ...decision }] };
}

/** The validity of the passport, and its age. */
export function readValidity(destination: string, fact: PublishedFact): Read {
  const rule = String(fact.rule);
  const known = validityRules[rule];
  if (!known && rule !== 'other') {
    throw new Error(`${destination}.json: nobody has decided what the rule "${rule}" means`);
  }
  const conflict = validityConflicts[destination];
  const regular = known ? ['rule', 'issuedWithinYears'] : ['issuedWithinYears'];
  const what = `${destination}.json, passport validity`;
  const decision = conflict ?? decisionFor(validityDecisions, restOf(fact, regular), what);
  const found = read({ kind: 'passport_validity', ...known }, decision);
  if ('leftOut' in found || fact.issuedWithinYears === undefined) return found;
  if (found.rows.some(({ kind }) => kind === 'passport_age')) return found;
  const age: Statement = { kind: 'passport_age', months: 12 * Number(fact.issuedWithinYears) };
  return { rows: [...found.rows, age] };
}

export function readPages(destination: string, fact: PublishedFact): Read {
  const what = `${destination}.json, blank pages`;
  const decision =
    pageConflicts[destination] ?? decisionFor(pageDecisions, restOf(fact, ['count']), what);
  return read({ kind: 'blank_pages', number: Number(fact.count) }, decision);
}

/** Whom a requirement is for, by the files' words. */
const concerned: Record<string, PackedCondition['concerns']> = {
  all: 'all',
  'visa-applicants': 'visa',
  'visa-free-arrivals': 'visa_free',
};

/** Words for a search in vain. */
const inVain = [
  'no official requirement found',
  'no official statement found',
  'by no official source found',
];

const tables = {
  onward_ticket: { decisions: ticketDecisions, conflicts: ticketConflicts },
  funds: { decisions: fundsDecisions, conflicts: {} as Record<string, Decision> },
  insurance: { decisions: insuranceDecisions, conflicts: {} as Record<string, Decision> },
};

/** Whether a ticket, funds or an insurance is required, and of whom. */
export function readAsked(
  destination: string,
  kind: keyof typeof tables,
  fact: PublishedFact,
): Read {
  const { decisions, conflicts } = tables[kind];
  const { required, appliesTo, stated, basis, mayBeAsked, minCoverage } = fact;
  const isInVain = inVain.includes(String(basis)) || inVain.includes(String(stated));
  const regular = ['required', 'appliesTo', 'stated', 'mayBeAsked', 'minCoverage'];
  const money = ['amount', 'currency', 'per'];
  const rest = restOf(fact, [...regular, ...money, ...(isInVain ? ['basis'] : [])]);
  const decision =
    conflicts[destination] ?? decisionFor(decisions, rest, `${destination}.json, ${kind}`);
  const isSearchedInVain = required === false && (stated === false || isInVain);
  if (isSearchedInVain && !mayBeAsked) return { leftOut: NOT_STATED };
  const concerns = concerned[String(appliesTo ?? 'all')];
  if (!concerns) throw new Error(`${destination}.json: nobody has decided who "${appliesTo}" is`);
  const note = kind === 'onward_ticket' ? ticketNotes[destination] : undefined;
  return read(
    {
      kind,
      ...(concerns !== 'all' && { concerns }),
      ...(mayBeAsked
        ? { binding: 'may_be_asked' }
        : required === false && { binding: 'not_required' }),
      ...amountOf(destination, minCoverage ?? fact),
      ...(note && { note }),
    },
    decision,
  );
}

const periods: Record<string, PackedCondition['per']> = {
  day: 'person_day',
  person: 'person',
  'person and day': 'person_day',
  'month or part of a month': 'person_month',
};

function amountOf(destination: string, stated: object): Partial<Statement> {
  const { amount, currency, per } = stated as Record<'amount' | 'currency' | 'per', unknown>;
  if (typeof amount !== 'number') return {};
  const period = per === undefined ? undefined : periods[String(per)];
  if (per !== undefined && !period) {
    throw new Error(`${destination}.json: nobody has decided what an amount per "${per}" is`);
  }
  return {
    amount: String(amount),
    currency: String(currency),
    ...(period && { per: period }),
  };
}

const vaccines: Record<string, PackedCondition['vaccine']> = {
  'yellow-fever': 'yellow_fever',
  polio: 'polio',
  'meningococcal-acwy': 'meningitis',
};

/** When a vaccination is required: its binding, and where travellers come from. */
const occasions: Record<string, Partial<Statement>> = {
  always: { comingFrom: 'anywhere' },
  'arriving-from-risk-country': { comingFrom: 'risk_countries' },
  'arriving-from-certain-countries': { comingFrom: 'risk_countries' },
  recommended: { comingFrom: 'anywhere', binding: 'recommended' },
  'special-event': { comingFrom: 'anywhere' },
};

const ageInMonths = ['fromAgeMonths', 'minAgeMonths'];
const ageInYears = ['fromAge', 'minAge', 'ageFrom', 'minAgeYears', 'fromAgeYears'];
const hours = ['transitOverHours', 'transitHoursOver'];
const anyTransit = ['airportTransitCounts', 'transitCounts', 'includesTransit'];

export function readVaccination(destination: string, fact: PublishedFact): Read {
  const { id, requiredWhen } = fact;
  // It is taken, not shown.
  if (id === 'malaria') return { leftOut: 'advice for travellers, which no border asks for' };
  const vaccine = vaccines[String(id)];
  const occasion = occasions[String(requiredWhen)];
  if (!vaccine || !occasion) {
    throw new Error(`${destination}.json: nobody has decided what "${id}: ${requiredWhen}" means`);
  }
  const regular = ['id', 'requiredWhen', 'certificate'];
  const counted = [...ageInMonths, ...ageInYears, ...hours, ...anyTransit];
  const isContested = id === 'yellow-fever' && vaccinationConflicts[destination];
  const rest = restOf(fact, [...regular, ...counted]);
  const what = `${destination}.json, vaccination`;
  const decision = isContested || decisionFor(vaccinationDecisions, rest, what);
  const statedIn = (names: string[]) => names.map((name) => fact[name]).find((value) => value);
  const months = statedIn(ageInMonths) ?? 12 * Number(statedIn(ageInYears) ?? 0);
  const number = statedIn(anyTransit) ? 0 : statedIn(hours);
  return read(
    {
      kind: 'vaccination',
      vaccine,
      ...occasion,
      ...(Number(months) > 0 && { months: Number(months) }),
      ...(number !== undefined && { number: Number(number) }),
    },
    decision,
  );
}

/** Each fact of a file's entry that becomes conditions, with its name and its rows. */
export function* readEntry({ destination, entry }: PublishedBorder): Generator<{
  name: string;
  fact: PublishedFact;
  read: Read;
}> {
  const single = (name: string) => entry[name] as PublishedFact | undefined;
  const validity = single('passportValidity');
  if (validity) {
    yield { name: 'passportValidity', fact: validity, read: readValidity(destination, validity) };
  }
  const pages = single('blankPages');
  if (pages) yield { name: 'blankPages', fact: pages, read: readPages(destination, pages) };
  const asked = { onwardTicket: 'onward_ticket', proofOfFunds: 'funds', insurance: 'insurance' };
  for (const [name, kind] of Object.entries(asked)) {
    const fact = single(name);
    if (!fact) continue;
    yield { name, fact, read: readAsked(destination, kind as keyof typeof tables, fact) };
  }
  for (const fact of (entry.vaccinations ?? []) as PublishedFact[]) {
    yield { name: `vaccinations ${fact.id}`, fact, read: readVaccination(destination, fact) };
  }
}
