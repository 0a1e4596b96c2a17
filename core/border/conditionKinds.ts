import { type Binding, type BorderSubject, borderSubjects } from '../borderVocabulary.ts';
import type { blankCondition } from './blankCondition.ts';

/** The kinds of entry conditions: their fields, the words of their details, and how the panel names them. */

/** A field that only some kinds have. */
export type ConditionField = keyof typeof blankCondition | 'concerns' | 'address';

type TextOfFields = { readonly [field in ConditionField]?: string };

export type ConditionKind = {
  /** In the panel, as all texts here. */
  name: string;
  /** Beside those of all kinds. */
  fields: readonly ConditionField[];
  /** The names of the words that `detail` takes. */
  details?: { readonly [word: string]: string };
  /** Said of a field that is empty and must not be. */
  needs?: TextOfFields;
  labels?: TextOfFields;
  hints?: TextOfFields;
  /** All if absent. */
  bindings?: readonly Binding[];
  /** A statement on one detail leaves those on others alone. */
  isOfDetail?: true;
  /** The highest `number`, if it isn't 1000. */
  numberMax?: number;
  /** Pages for visitors ask it of visitors; pages for workers and on transit state it themselves. */
  isOfVisits?: true;
};

/** The highest that a kind's `number` can be: an amount in whole units of a currency. */
export const HIGHEST_NUMBER = 1_000_000_000;

/** Kinds that a checklist names, or says to be not researched yet. */
const listedKinds = {
  passport_validity: {
    name: 'Validity of the passport',
    fields: ['concerns', 'permissionOnly', 'months', 'number', 'countedFrom'],
    needs: { countedFrom: 'Say from which day the months count' },
    labels: { number: 'Days' },
    hints: {
      months: 'A passport must be valid for this long',
      number: 'Instead of months',
    },
  },
  passport_age: {
    name: 'Age of the passport',
    fields: ['concerns', 'permissionOnly', 'months'],
    hints: { months: 'A passport may be this old at most' },
  },
  blank_pages: {
    name: 'Blank pages',
    fields: ['concerns', 'permissionOnly', 'number'],
    needs: { number: 'Enter the number of pages' },
    labels: { number: 'Blank pages' },
  },
  onward_ticket: {
    name: 'Onward ticket',
    fields: ['concerns', 'permissionOnly'],
    isOfVisits: true,
  },
  funds: {
    name: 'Funds',
    fields: ['concerns', 'permissionOnly', 'amount', 'currency', 'per'],
    isOfVisits: true,
  },
  insurance: {
    name: 'Insurance',
    fields: ['concerns', 'permissionOnly', 'amount', 'currency'],
    isOfVisits: true,
  },
  vaccination: {
    name: 'Vaccination',
    fields: ['vaccine', 'comingFrom', 'countries', 'months', 'number'],
    needs: { vaccine: 'Choose a vaccination', comingFrom: 'Say who must be vaccinated' },
    labels: { number: 'Hours of Changing Planes' },
    hints: {
      countries: 'Codes with a space between them; empty if they are not listed',
      months: 'From this age; 0 for any age',
      number: '0 if changing planes always counts; empty if it is not known',
    },
  },
  levy: {
    name: 'Levy',
    fields: ['concerns', 'permissionOnly', 'title', 'amount', 'currency', 'per', 'address'],
    needs: { title: 'Enter the name of the levy' },
    isOfVisits: true,
  },
  registration: {
    name: 'Registration after arrival',
    fields: ['concerns', 'permissionOnly', 'number', 'unit'],
    labels: { number: 'Register within' },
  },
  minors: { name: 'Rules for minors', fields: [] },
} as const satisfies Record<string, ConditionKind>;

/** Kinds of what a border refuses, punishes or restricts besides; a checklist is silent where it isn't known. */
export const furtherKinds = {
  travel_history: {
    name: 'Travel history',
    fields: ['concerns', 'detail', 'countries', 'number', 'unit'],
    details: {
      stamp: 'A stamp or visa in the passport',
      visit: 'An earlier visit',
      crossing: 'An entry that counts as illegal there',
    },
    needs: { detail: 'Choose what counts' },
    labels: { detail: 'What counts', number: 'Period that counts' },
    hints: {
      countries: 'Codes with a space between them',
      number: 'How long ago it counts; empty for any time',
    },
    bindings: ['required', 'may_be_asked'],
    isOfDetail: true,
  },
  own_passport: {
    name: 'Passport of own citizens',
    fields: ['detail'],
    details: {
      not_recognised: 'A second nationality is not recognised',
      as_citizens: 'Treated as citizens, whatever other nationality they have',
    },
    bindings: ['required', 'may_be_asked'],
  },
  overstay: {
    name: 'Staying too long',
    fields: ['concerns', 'detail', 'amount', 'currency', 'per', 'number', 'months'],
    details: { detention: 'Travellers may be detained' },
    labels: { months: 'Months without entry', number: 'Highest amount' },
    hints: {
      months: 'How long travellers may be barred at most; 0 if it is not stated',
      number: 'In whole units of the currency',
    },
    bindings: ['required'],
    numberMax: HIGHEST_NUMBER,
  },
  cash: {
    name: 'Cash to declare',
    fields: ['detail', 'amount', 'currency'],
    details: { in: 'On entry', out: 'On leaving', both: 'On entry and on leaving' },
    labels: { detail: 'When' },
    hints: { amount: 'Empty if cash of any amount is declared' },
    bindings: ['required'],
    isOfDetail: true,
  },
  medicine: {
    name: 'Medicines',
    fields: ['detail', 'title', 'number', 'address'],
    details: {
      prescription: 'With a prescription',
      permit: 'With a permit',
      banned: 'Banned',
    },
    needs: { detail: 'Choose how medicines are treated' },
    labels: { detail: 'How they are treated', number: 'Days of supply' },
    bindings: ['required', 'may_be_asked', 'recommended'],
    isOfDetail: true,
  },
  driving: {
    name: 'Driving licences',
    fields: ['detail', 'months', 'number'],
    details: {
      idp_1926: 'Permits of the convention of 1926',
      idp_1949: 'Permits of the convention of 1949',
      idp_1968: 'Permits of the convention of 1968',
      idp_both: 'Permits of the conventions of 1949 and 1968',
    },
    needs: { detail: 'Choose the conventions' },
    labels: { detail: 'International permits', number: 'Days' },
    hints: {
      months: 'How long a foreign licence is valid; 0 if it is not stated',
      number: 'Instead of months',
    },
    bindings: ['may_be_asked'],
  },
  place_permit: {
    name: 'Permit for a place',
    fields: ['detail', 'title', 'amount', 'currency', 'address'],
    details: { area: 'To visit', trekking: 'To trek', border_zone: 'For a border zone' },
    needs: { detail: 'Choose what it is for', title: 'Enter the place or the name of the permit' },
    labels: { detail: 'What it is for' },
    bindings: ['required'],
    isOfDetail: true,
  },
  biometrics: {
    name: 'Fingerprints and photo',
    fields: ['concerns', 'detail', 'title', 'number'],
    details: {
      fingerprints: 'Fingerprints',
      photo: 'A photo',
      fingerprints_photo: 'Fingerprints and a photo',
    },
    needs: { detail: 'Choose what is taken' },
    labels: { detail: 'What is taken', title: 'Name of the system', number: 'From this age' },
    bindings: ['required', 'may_be_asked'],
  },
  entry_mode: {
    name: 'Closed ways of entry',
    fields: ['concerns', 'detail', 'countries'],
    details: { air: 'By air', land: 'By land', sea: 'By sea', rail: 'By rail' },
    needs: { detail: 'Choose the way of entry' },
    labels: { detail: 'Way of entry', countries: 'From these countries' },
    hints: { countries: 'Codes with a space between them; empty for all' },
    bindings: ['required', 'may_be_asked'],
    isOfDetail: true,
  },
} as const satisfies Record<string, ConditionKind>;

const kinds = { ...listedKinds, ...furtherKinds };

export type EntryConditionKind = keyof typeof kinds;

/** A kind that is a subject of its own: on the answer, or folded below the checklist. */
export type FurtherKind = keyof typeof furtherKinds;

export const conditionKinds: Record<EntryConditionKind, ConditionKind> = kinds;

export const conditionKindNames = Object.fromEntries(
  Object.entries(kinds).map(([kind, { name }]) => [kind, name]),
) as Record<EntryConditionKind, string>;

/** The names of the details of all kinds. */
export const conditionDetailNames: { readonly [word: string]: string } = Object.assign(
  {},
  ...Object.values(conditionKinds).map(({ details }) => details),
);

export const entryConditionKinds = Object.keys(kinds) as EntryConditionKind[];

/** A word of `detail`, a closed list a kind; '' where it says nothing. */
export type ConditionDetail =
  | {
      [Kind in FurtherKind]: keyof (typeof furtherKinds)[Kind]['details'];
    }[FurtherKind]
  | '';

export const conditionDetails = Object.values(conditionKinds).flatMap(({ details = {} }) =>
  Object.keys(details),
) as Exclude<ConditionDetail, ''>[];

/** True if the kind of condition has the field. */
export function hasField(kind: EntryConditionKind, field: ConditionField): boolean {
  return conditionKinds[kind].fields.includes(field);
}

/** The faults of a condition of the kind, what it lacks and what its kind hasn't: a sentence by field. */
export function faultsOfKind(
  kind: EntryConditionKind,
  given: { readonly [field in ConditionField | 'binding']?: unknown },
): [field: ConditionField | 'binding', fault: string][] {
  const { needs = {}, details = {}, bindings, numberMax = NUMBER_MAX } = conditionKinds[kind];
  const { binding, detail, number, amount } = given;
  const faults = Object.entries(needs).filter(([field]) => !given[field as ConditionField]);
  if (detail && !Object.hasOwn(details, String(detail)))
    faults.push(['detail', 'This kind of condition has no such detail']);
  if ((detail === 'stamp' || detail === 'visit') && !given.countries)
    faults.push(['countries', 'List the countries']);
  if (binding && bindings && !bindings.includes(binding as Binding))
    faults.push(['binding', 'This kind of condition is not treated so']);
  // The highest amount is in the currency of the amount.
  if (kind === 'overstay' && number && !amount) faults.push(['amount', 'Enter the amount, too']);
  if (Number(number) > numberMax) faults.push(['number', `Enter at most ${numberMax}`]);
  return faults as [ConditionField | 'binding', string][];
}

/** More pages, days or hours are typing errors. */
const NUMBER_MAX = 1000;

/** A line of a checklist is about one of these: `airline` is what airlines ask of travellers who change planes. */
export type ChecklistSubject = BorderSubject | FurtherKind | 'airline';

/** In the order in which a traveller acts. */
export const checklistSubjects: readonly ChecklistSubject[] = [
  'travel_history',
  ...borderSubjects,
  ...(Object.keys(furtherKinds) as FurtherKind[]).filter((kind) => kind !== 'travel_history'),
  'airline',
];
