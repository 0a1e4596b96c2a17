import * as z from 'zod/mini';
import { statementQualities } from '#core/policyVocabulary.ts';
import {
  authoritySubjects,
  type VisitorsWork,
  workApplicants,
  workDuties,
  workGrants,
  workNeeds,
  workRouteKinds,
  youthProgrammeKinds,
} from '#core/workVocabulary.ts';
import { fields, made, named, source } from './schemas.ts';

/** What is known of visitors: silence is null. */
const statedVisitorsWork = [
  'no',
  'business_only',
  'remote_allowed',
] as const satisfies VisitorsWork[];

const VISITOR = 'What a visitor may do besides visiting';
const WHY = 'The area or treaty that decided; null without one';

/** Descriptions of what is known of working, by name. */
export const workTexts = {
  need: 'no_permit, permit_by_right (a treaty gives a right to a permit), permit or unknown, which never means that nothing is needed',
  why: WHY,
  confirmed:
    'Whether a law or the country’s own government states it; never of permit_by_right, since not every country applies such treaties',
  visitorMayWork: `${VISITOR}; null where nothing is known of it, and for those who may work without a permit`,
  programmes:
    'Programmes for young people that are open to the passport. There may be others: an empty list never means that there is none',
  routes:
    'Ways for everybody, visas for remote workers among them; empty where none is known, and for those who may work without a permit',
  authority: 'Whom to ask; null where that is unknown',
  source: 'Whose statement the need is; null for the own country and where it is unknown',
} as const;

/** Descriptions of fields of what decided, by name. */
export const workGrantTexts = {
  name: 'Its name',
  kind: 'work_without_permit, permit_by_right, or easier_permit (lighter rules for a permit)',
  duties:
    'What remains to be done or stays closed; may_not_be_practised where it is unknown whether the country applies the treaty',
} as const;

/** Descriptions of fields of what a visitor may do, by name. */
export const visitorWorkTexts = {
  mayWork:
    'no, business_only (meetings, but no job), or remote_allowed (remote work for an employer abroad, but no local job)',
  source: 'Whose statement it is',
} as const;

/** Descriptions of fields of a programme for young people, by name. */
export const youthProgrammeTexts = {
  name: 'As the authority writes it',
  kind: 'working_holiday, work_and_holiday, youth_mobility or young_professionals',
  ages: 'The first and last age when applying; null where it is not verified',
  months: 'The longest stay, in months; null where it is not verified',
  quota:
    'Whether places are limited each year: ballot (and drawn by lot), limited or unlimited; null where it is not verified',
  fee: 'A decimal number as text, and its currency: 0 without a currency where it is free of charge; null where it is not known',
  apply: 'The address where one applies or reads how; null without one',
  source: 'Whose statement it is',
} as const;

/** Descriptions of fields of a way for everybody, by name. */
export const workRouteTexts = {
  name: 'As the authority writes it; null where its source names none',
  kind: 'What it gives; digital_nomad is remote work for an employer or clients abroad',
  address: 'Its official page; null where none is known',
  whoApplies: 'employer, worker or both; null where that is unknown',
  fee: 'The first government fee, as of a programme; of digital_nomad in US dollars, as its source converts it',
  months: 'The longest stay, in months; null where it is not verified',
  quality:
    'Who was read: law, own_government, other_government, operator, collected (somebody else read the official page) or named (only the address of the official page is known)',
} as const;

/** Descriptions of fields of an authority, by name. */
export const authorityTexts = {
  name: 'As it writes it',
  address: 'Its page',
  isFor: 'What the page is about: work, or visas and entry',
} as const;

/** What a visitor may do besides visiting, with its source. */
export const visitorWork = named(
  'VisitorWork',
  () => ({ ...fields(visitorWorkTexts, { mayWork: z.enum(statedVisitorsWork) }), source }),
  VISITOR,
);

const grant = named(
  'WorkGrant',
  () =>
    fields(workGrantTexts, {
      name: z.string(),
      kind: z.enum(workGrants),
      duties: z.array(z.enum(workDuties)),
    }),
  WHY,
);

const months = made(() => z.nullable(z.number().check(z.positive())));
const fee = made(() =>
  z.nullable(z.object({ amount: z.string(), currency: z.nullable(z.string()) })),
);

const programmeInShort = made(() => ({
  name: z.string(),
  kind: z.enum(youthProgrammeKinds),
  ages: z.nullable(z.object({ first: z.int(), last: z.int() })),
  months,
  quota: z.nullable(z.enum(['ballot', 'limited', 'unlimited'])),
}));

const programme = named('YouthProgramme', () => ({
  ...fields(youthProgrammeTexts, { ...programmeInShort, fee, apply: z.nullable(z.string()) }),
  source,
}));

const routeInShort = made(() => ({
  name: z.nullable(z.string()),
  kind: z.enum(workRouteKinds),
}));

const route = named('WorkRoute', () =>
  fields(workRouteTexts, {
    ...routeInShort,
    address: z.nullable(z.string()),
    whoApplies: z.nullable(z.enum(workApplicants)),
    fee,
    months,
    quality: z.enum(statementQualities),
  }),
);

const authority = named('WorkAuthority', () =>
  fields(authorityTexts, {
    name: z.string(),
    address: z.string(),
    isFor: z.enum(authoritySubjects),
  }),
);

/** What is known of working, of an answer. */
export const work = named('Work', () =>
  fields(workTexts, {
    need: z.enum(workNeeds),
    why: z.nullable(grant),
    confirmed: z.boolean(),
    visitorMayWork: z.nullable(visitorWork),
    programmes: z.array(programme),
    routes: z.array(route),
    authority: z.nullable(authority),
    source: z.nullable(source),
  }),
);

const programmeOfTable = named('YouthProgrammeOfTable', () =>
  fields(youthProgrammeTexts, programmeInShort),
);

const routeOfTable = named('WorkRouteOfTable', () => fields(workRouteTexts, routeInShort));

/** What is known of working, of a pair of a passport's table. */
export const workOfTable = named('WorkOfTable', () =>
  fields(workTexts, {
    need: z.enum(workNeeds),
    why: z.nullable(grant),
    confirmed: z.boolean(),
    programmes: z.array(programmeOfTable),
    routes: z.array(routeOfTable),
    authority: z.nullable(authority),
  }),
);

export type WorkOfTable = z.infer<typeof workOfTable>;
export type WorkResponse = z.infer<typeof work>;
export type VisitorWorkResponse = z.infer<typeof visitorWork>;

const exampleSource = {
  id: 'example',
  kind: 'official',
  title: 'An example of a government page',
  address: 'https://example.com/working',
  edition: 1,
  date: '2026-02-17',
  licence: 'MIT',
  attribution: 'An example of a government page, Example Ministry, 2026-02-17 (MIT)',
} as const;

/** Working on the page for developers. A test checks it against the schema. */
export const exampleWork: WorkResponse = {
  need: 'permit',
  why: null,
  confirmed: true,
  visitorMayWork: { mayWork: 'business_only', source: exampleSource },
  programmes: [
    {
      name: 'Working Holiday',
      kind: 'working_holiday',
      ages: { first: 18, last: 30 },
      months: 12,
      quota: 'limited',
      fee: { amount: '455', currency: 'NZD' },
      apply: 'https://example.com/working-holiday',
      source: exampleSource,
    },
  ],
  routes: [
    {
      name: 'Work permit',
      kind: 'work_permit',
      address: 'https://example.com/work-permit',
      whoApplies: 'employer',
      fee: null,
      months: 24,
      quality: 'own_government',
    },
  ],
  authority: { name: 'Example Ministry', address: 'https://example.com/', isFor: 'work' },
  source: exampleSource,
};
