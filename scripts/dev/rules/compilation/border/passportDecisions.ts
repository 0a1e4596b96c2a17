import type { Decision, Statement } from './statedFacts.ts';

/** Validity after entry, departure, the visa or the application. */
const valid = (
  months: number,
  countedFrom: Statement['countedFrom'],
  more: Partial<Statement> = {},
): Statement => ({ kind: 'passport_validity', months, countedFrom, ...more });

const pages = (number: number, more: Partial<Statement> = {}): Statement => ({
  ...{ kind: 'blank_pages', number },
  ...more,
});

const visa = { concerns: 'visa' } as const;
const visaFree = { concerns: 'visa_free' } as const;
const eVisa = { concerns: 'e_visa' } as const;

const dayNotStated = { note: 'From which day it counts is not stated.' };

const OFFICIAL = 'an official list states it';

/** The rules with a fixed name. */
export const validityRules: Record<string, Partial<Statement>> = {
  '6-months-on-arrival': { months: 6, countedFrom: 'entry' },
  '3-months-beyond-departure': { months: 3, countedFrom: 'departure' },
  'valid-for-stay': { months: 0, countedFrom: 'departure' },
  '6-months-beyond-stay': { months: 6, countedFrom: 'departure' },
};

/** What records add to the rule, or state in its place. */
export const validityDecisions: [object, Decision][] = [
  [
    { visaHolders: '3 months beyond visa expiry, 2 blank pages' },
    [
      valid(3, 'departure', visaFree),
      valid(3, 'visa_expiry', visa),
      pages(2, visa),
      { kind: 'passport_age', months: 120 },
    ],
  ],
  [
    { conflict: { months: 6, from: 'departure', by: 'Government of Canada' } },
    { note: 'Another government says 6 months from departure.' },
  ],
  [{ rule: 'other', months: 3, from: 'visa expiry' }, [valid(3, 'visa_expiry')]],
  [{ days: 90 }, {}],
  [
    { rule: 'other', monthsAfterVisaStart: 6, visaStarts: 'date of issue' },
    [valid(6, 'application', { note: 'Counted from the issue of the visa.' })],
  ],
  [
    {
      eVisaPortal: '1 month after arrival',
      consulateMiami: '6 months after entry (US passports: until return)',
    },
    [valid(0, 'departure', visaFree), valid(1, 'entry', eVisa)],
  ],
  [{ unusedPages: 3 }, [valid(6, 'entry'), pages(3)]],
  [
    {
      rule: 'other',
      visaApplicantsMonths: 6,
      visaExempt: 'no minimum published',
      conflict: {
        by: 'UK Foreign, Commonwealth & Development Office — Belize entry requirements',
        url: 'https://www.gov.uk/foreign-travel-advice/belize/entry-requirements',
        monthsAfterArrival: 3,
      },
    },
    [
      valid(6, 'application', { ...visa, ...dayNotStated }),
      valid(0, 'entry', {
        ...visaFree,
        note: 'No longer period is published; the United Kingdom says 3 months from entry.',
      }),
    ],
  ],
  [
    {
      rule: 'other',
      visaApplicants: 'over 6 months remaining',
      visaFree: 'length of stay',
      conflict: {
        states: '6 months after arrival for all',
        name: 'UK FCDO — China entry requirements',
        url: 'https://www.gov.uk/foreign-travel-advice/china/entry-requirements',
      },
    },
    [
      valid(6, 'application', visa),
      valid(0, 'departure', {
        ...visaFree,
        note: 'The United Kingdom says 6 months from entry: to be safe, have these.',
      }),
    ],
  ],
  [
    { rule: 'other', validOn: 'entry', recommendedMonthsAfterDeparture: 6 },
    [valid(0, 'entry', { note: '6 months from departure are recommended.' })],
  ],
  [
    { rule: 'other', group1: 'valid on the day of entry', group2Days: 90, visaRequiredDays: 180 },
    [
      valid(0, 'entry', { ...visaFree, note: 'Some passports must be valid for 90 days.' }),
      valid(0, 'entry', { ...visa, number: 180 }),
    ],
  ],
  [{ alsoMonthsAfterDeparture: 3 }, { note: 'And for 3 months from departure.' }],
  [{ appliesTo: 'non-EU passports' }, { leftOut: OFFICIAL }],
  [
    { until: '2026-12-31', only: 'GB, per UK government' },
    { leftOut: 'stated for one passport, until the end of the year' },
  ],
  [
    {
      only: 'EU/EEA/Swiss identity cards only in exceptions (EU Settlement Scheme, frontier workers, S2)',
    },
    { leftOut: OFFICIAL },
  ],
  [
    {
      rule: 'other',
      appliesTo: 'visa-holders',
      monthsAfterVisaExpiry: 3,
      visaFree: 'no rule published',
    },
    [valid(3, 'visa_expiry', visa), { kind: 'passport_age', months: 120, ...visa }],
  ],
  [{ rule: 'other', meaning: '1 month after planned departure' }, [valid(1, 'departure')]],
  [
    {
      rule: 'other',
      visaApplicants: '6-months-beyond-departure',
      only: 'no rule found for visa-exempt',
    },
    [valid(6, 'departure', visa)],
  ],
  [{ rule: 'other', monthsOnArrival: 3 }, [valid(3, 'entry')]],
  [
    { conflict: { states: 'e-Visa instructions count from the application' } },
    { note: 'The instructions for e-visas count from the application.' },
  ],
  [
    {
      rule: 'other',
      withVisa: { months: 6, from: 'visa expiry', blankPages: 2 },
      visaFree: { months: 6, from: 'arrival', by: 'UK FCDO' },
    },
    [valid(6, 'visa_expiry', visa), valid(6, 'entry', visaFree), pages(2, visa)],
  ],
  [{ only: 'long-term visa: 6 months after arrival' }, {}],
  [
    { rule: 'other', days: 30, from: 'arrival', withVisa: { months: 3, from: 'visa expiry' } },
    [valid(0, 'entry', { ...visaFree, number: 30 }), valid(3, 'visa_expiry', visa)],
  ],
  [{ rule: 'other', meaning: '3 months after arrival' }, [valid(3, 'entry')]],
  [
    { rule: 'other', meaning: '90 days beyond intended stay' },
    [valid(0, 'departure', { number: 90 })],
  ],
  [{ rule: 'other', meaning: 'valid on arrival, no minimum period stated' }, [valid(0, 'entry')]],
  [{ rule: 'other', months: 3 }, [valid(3, 'entry', dayNotStated)]],
  [{ rule: 'other', monthsAfterApplication: 6 }, [valid(6, 'application')]],
  [
    { rule: 'other', monthsFromArrival: 3, conflict: 'UK FCDO: 6 months' },
    [valid(3, 'entry', { note: 'The United Kingdom says 6 months.' })],
  ],
  [
    {
      rule: 'other',
      daysBeyondDeparture: 90,
      appliesTo: 'visa applicants (MFA); visa-free visitors (FCDO)',
    },
    [valid(0, 'departure', { number: 90 })],
  ],
  [
    {
      eVisa: { months: 6, from: 'application', machineReadable: true },
      consularVisa: { months: 6, from: 'visa expiry', blankPages: 2 },
    },
    [
      valid(6, 'departure', visaFree),
      valid(6, 'application', { ...eVisa, note: 'The passport must be machine-readable.' }),
      valid(6, 'visa_expiry', visa),
      pages(2, visa),
    ],
  ],
  [
    {
      rule: 'other',
      daysBeyondStay: 60,
      beyond: 'visa, exemption or residence permit',
      advisedMonthsOnArrival: 6,
      basis: 'Law No. 6458, art. 7(1)(b)',
    },
    [
      valid(0, 'visa_expiry', {
        number: 60,
        note: 'Without a visa: from the last day you may stay. 6 months from entry are advised.',
      }),
    ],
  ],
  [
    {
      appliesTo: 'visa-exempt entry',
      exceptions: [{ passports: 'US JP', rule: 'intended stay' }],
    },
    {
      ...visaFree,
      note: 'A passport of Japan or the United States must be valid for the stay.',
    },
  ],
  [
    {
      exempt:
        'countries on the six-month list: stay only; all Visa Waiver countries but Brunei; not e.g. China, Vietnam, Bangladesh, Kenya, Ghana',
    },
    { leftOut: OFFICIAL },
  ],
  [
    { visaApplicants: '6 months after arrival' },
    [valid(0, 'departure', visaFree), valid(6, 'entry', visa)],
  ],
  [
    { rule: 'other', daysBeyondEvisa: 30, unilateralVisaFreeMonths: 6 },
    [
      valid(0, 'visa_expiry', { ...eVisa, number: 30 }),
      valid(6, 'entry', { ...visaFree, ...dayNotStated }),
    ],
  ],
  [
    { rule: 'other', meaning: '30 days after intended departure' },
    [valid(0, 'departure', { number: 30 })],
  ],
];

/** Conflicts that name a page, whose address is of no use to a traveller. */
export const validityConflicts: Record<string, Decision> = {
  LB: { note: 'Another official page says 3 months from entry.' },
  MV: [
    valid(1, 'entry', {
      note: 'The passport must be machine-readable. Another official page says 6 months from entry.',
    }),
  ],
  TJ: [valid(6, 'visa_expiry', { note: 'Another official page counts from entry.' })],
};

/** What records add to the number of blank pages. */
export const pageDecisions: [object, Decision][] = [
  [{ only: 'visa applicants' }, visa],
  [{ appliesTo: 'visa-holders' }, visa],
  [
    { conflict: { states: '1 page', by: 'Government of Canada travel advice' } },
    { note: 'Another government says 1.' },
  ],
  [{ conflict: 'UK FCDO says 2' }, { note: 'The United Kingdom says 2.' }],
];

export const pageConflicts: Record<string, Decision> = {
  ZM: { note: 'The United Kingdom says 2.' },
};
